import type { Message } from '@volante/contract/page'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { date, list, type Locale, money, moneyParts, number } from './format.ts'
import type { TextId } from './ids.ts'
import { formatMessage, isFilledBy, type Values } from './message.ts'

export type Dictionary = Readonly<Record<string, Message>>

/** The site's words and formats; the same on the server and in the browser. */
export interface Texts extends Locale {
  readonly dictionary: Dictionary
  t(id: TextId, values?: Values): string
  /** For keys only known at run time, e.g. an error code; blank where there is no such text: no visitor reads a key. */
  byKey(key: string, values?: Values): string
  /** Whether there is such a text, and all that it asks for. */
  has(key: string, values?: Values): boolean
  money(cents: number, whole?: boolean): string
  moneyParts(cents: number): readonly Intl.NumberFormatPart[]
  number(value: number, options?: Intl.NumberFormatOptions): string
  date(at: Date | string | number, style?: 'date' | 'long' | 'day' | 'time' | 'moment', timeZone?: string): string
  /** Words joined as a sentence joins them. */
  list(words: readonly string[]): string
}

export function createTexts(locale: Locale, dictionary: Dictionary): Texts {
  const byKey = (key: string, values?: Values) => formatMessage(locale, dictionary[key] ?? '', values)
  return {
    language: locale.language,
    currency: locale.currency,
    timeZone: locale.timeZone,
    dictionary,
    t: byKey,
    byKey,
    has(key, values = {}) {
      const message = dictionary[key]
      return message !== undefined && isFilledBy(message, values)
    },
    money: (cents, whole) => money(locale, cents, whole),
    moneyParts: (cents) => moneyParts(locale, cents),
    number: (value, options) => number(locale, value, options),
    date: (at, style, timeZone = locale.timeZone) => date({ ...locale, timeZone }, at, style),
    list: (words) => list(locale, words),
  }
}

const TextsContext = createContext<Texts | null>(null)

export function TextsProvider(props: { locale: Locale; dictionary: Dictionary; children: ReactNode }) {
  const { locale, dictionary } = props
  const texts = useMemo(() => createTexts(locale, dictionary), [locale, dictionary])
  return <TextsContext value={texts}>{props.children}</TextsContext>
}

interface MoreTextsProps {
  readonly dictionary?: Dictionary
  /** Where money and times are of another place than the page. */
  readonly locale?: Partial<Locale>
  readonly children: ReactNode
}

/** Adds an area's words to those around it. */
export function MoreTexts({ dictionary, locale, children }: MoreTextsProps) {
  const around = useTexts()
  const texts = useMemo(
    () => createTexts({ ...around, ...locale }, { ...around.dictionary, ...dictionary }),
    [around, locale, dictionary],
  )
  return <TextsContext value={texts}>{children}</TextsContext>
}

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (!texts) throw new Error('useTexts outside TextsProvider')
  return texts
}
