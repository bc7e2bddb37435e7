import type { Message, MessagePart } from '@volante/contract/page'
import { date, type Locale, number } from './format.ts'

export type Values = Readonly<Record<string, string | number | Date>>

/** Element numbers of icu-messageformat-parser. */
const TEXT = 0
const ARGUMENT = 1
const NUMBER = 2
const DATE = 3
const TIME = 4
const SELECT = 5
const PLURAL = 6
const POUND = 7
const TAG = 8

/** The message with its placeholders filled; the browser never loads a parser. A missing value is left out: no visitor reads a placeholder. */
export function formatMessage(locale: Locale, message: Message, values: Values = {}): string {
  return typeof message === 'string' ? message : join(locale, message, values, undefined)
}

/** Takes a message and values; returns whether they hold all that it may ask for. */
export const isFilledBy = (message: Message, values: Values): boolean =>
  typeof message === 'string' || message.every((part) => isPartFilled(part, values))

function isPartFilled({ type, value = '', options = {}, children = [] }: MessagePart, values: Values): boolean {
  const isAsked = type >= ARGUMENT && type <= PLURAL
  if (isAsked && values[value] === undefined) return false
  return [children, ...Object.values(options).map((branch) => branch.value)].every((parts) => isFilledBy(parts, values))
}

function join(locale: Locale, parts: readonly MessagePart[], values: Values, pound: number | undefined): string {
  return parts.map((part) => one(locale, part, values, pound)).join('')
}

function one(locale: Locale, part: MessagePart, values: Values, pound: number | undefined): string {
  if (part.type === TEXT) return part.value ?? ''
  if (part.type === POUND) return number(locale, pound ?? 0)
  if (part.type === TAG) return join(locale, part.children ?? [], values, pound)
  const value = values[part.value ?? '']
  if (value === undefined) return ''
  if (part.type === NUMBER) return number(locale, Number(value))
  if (part.type === DATE) return date(locale, value)
  if (part.type === TIME) return date(locale, value, 'time')
  if (part.type === SELECT) return join(locale, branch(part, String(value)), values, pound)
  if (part.type === PLURAL) return plural(locale, part, Number(value), values)
  if (part.type !== ARGUMENT) throw new Error(`message element ${part.type} is not supported`)
  return typeof value === 'number' ? number(locale, value) : value instanceof Date ? date(locale, value) : value
}

function plural(locale: Locale, part: MessagePart, value: number, values: Values): string {
  const counted = value - (part.offset ?? 0)
  const rules = rulesOf(locale.language, part.pluralType ?? 'cardinal')
  const chosen = part.options?.[`=${value}`]?.value ?? branch(part, rules.select(counted))
  return join(locale, chosen, values, counted)
}

const known = new Map<string, Intl.PluralRules>()

/** Made once: making one takes longer than a page's other texts. */
function rulesOf(language: string, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${language} ${type}`
  const rules = known.get(key) ?? new Intl.PluralRules(language, { type })
  known.set(key, rules)
  return rules
}

function branch(part: MessagePart, name: string): readonly MessagePart[] {
  return (part.options?.[name] ?? part.options?.['other'])?.value ?? []
}
