import type { Message, MessagePart } from '@volante/contract/page'
import { date, type Manner, number } from './format.ts'

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
export function formatMessage(manner: Manner, message: Message, values: Values = {}): string {
  return typeof message === 'string' ? message : join(manner, message, values, undefined)
}

/** Takes a message and values; returns whether they hold all that it may ask for. */
export const isFilledBy = (message: Message, values: Values): boolean =>
  typeof message === 'string' || message.every((part) => isPartFilled(part, values))

function isPartFilled({ type, value = '', options = {}, children = [] }: MessagePart, values: Values): boolean {
  const isAsked = type >= ARGUMENT && type <= PLURAL
  if (isAsked && values[value] === undefined) return false
  return [children, ...Object.values(options).map((branch) => branch.value)].every((parts) => isFilledBy(parts, values))
}

function join(manner: Manner, parts: readonly MessagePart[], values: Values, pound: number | undefined): string {
  return parts.map((part) => one(manner, part, values, pound)).join('')
}

function one(manner: Manner, part: MessagePart, values: Values, pound: number | undefined): string {
  if (part.type === TEXT) return part.value ?? ''
  if (part.type === POUND) return number(manner, pound ?? 0)
  if (part.type === TAG) return join(manner, part.children ?? [], values, pound)
  const value = values[part.value ?? '']
  if (value === undefined) return ''
  if (part.type === NUMBER) return number(manner, Number(value))
  if (part.type === DATE) return date(manner, value)
  if (part.type === TIME) return date(manner, value, 'time')
  if (part.type === SELECT) return join(manner, branch(part, String(value)), values, pound)
  if (part.type === PLURAL) return plural(manner, part, Number(value), values)
  if (part.type !== ARGUMENT) throw new Error(`message element ${part.type} is not supported`)
  return typeof value === 'number' ? number(manner, value) : value instanceof Date ? date(manner, value) : value
}

function plural(manner: Manner, part: MessagePart, value: number, values: Values): string {
  const counted = value - (part.offset ?? 0)
  const rules = rulesOf(manner.language, part.pluralType ?? 'cardinal')
  const chosen = part.options?.[`=${value}`]?.value ?? branch(part, rules.select(counted))
  return join(manner, chosen, values, counted)
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
