import { parseDay } from '../date.ts'
import { LANGUAGES, type Language } from '../vocabulary.ts'
import type { Cell, CellProblem, Column, ColumnKind, Json, Reading } from './column.ts'
import { readHours } from './hours.ts'

/** Between the codes of a list and the sentences of one; nothing that people write holds it. */
const BETWEEN = '|'
/** Between the codes of one set. */
const WITHIN = '+'
const LONGEST_TEXT = 2_000
/** A whole datasheet, a week's hours. */
const LONGEST_LIST = 40_000
const LONG: readonly ColumnKind[] = ['values', 'hours', 'codes', 'lists', 'groups']
const MOST_ENTRIES = 200

const no = (problem: CellProblem): Reading => ({ problem })
const yes = (value: Json): Reading => ({ value })

/**
 * Takes a column and what its cells hold, one, or one a language; returns the value as the database keeps it (money in cents,
 * days as YYYY-MM-DD), or why it is refused.
 */
export function readCell(column: Column, cells: readonly (Cell | undefined)[]): Reading {
  const texts = cells.map(cellText)
  if (texts.every((text) => text === '')) return readBlank(column)
  const longest = LONG.includes(column.kind) ? LONGEST_LIST : LONGEST_TEXT
  if (texts.some((text) => text.length > longest)) return no('sheets.problem.long')
  return READERS[column.kind](column, texts, cells[0] ?? null)
}

/** Takes a cell; returns a spreadsheet's own number, day, time of a day or truth as it would be typed: none of its times has a zone. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return timeText(cell)
  // To as many digits as a spreadsheet shows: a calculated 0.1 + 0.2 is 0.3.
  return typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : String(cell).trim()
}

/** Days of spreadsheets begin with 1900: what lies before is a time alone. */
function timeText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '?'
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 19).split('T')
  const short = time.endsWith(':00') ? time.slice(0, 5) : time
  if (day < '1900-01-01') return short
  return short === '00:00' ? day : `${day} ${short}`
}

const EMPTY: Readonly<Partial<Record<ColumnKind, Json>>> = { codes: [], groups: [], lists: [], hours: [], values: {} }

/** Takes a column; returns what a row holds there where nothing is said. */
export const blankOf = ({ kind, blank }: Column): Json => blank ?? EMPTY[kind] ?? null

const readBlank = (column: Column): Reading =>
  column.blank !== undefined || column.isOptional ? yes(blankOf(column)) : no('sheets.problem.blank')

type Reader = (column: Column, texts: readonly string[], cell: Cell) => Reading

const READERS: Readonly<Record<ColumnKind, Reader>> = {
  text: ({ pattern }, [text = '']) => (pattern && !pattern.test(text) ? no('sheets.problem.form') : yes(text)),
  number: (column, [text = '']) =>
    /^-?\d{1,15}$/.test(text) ? inRange(column, Number(text)) : no('sheets.problem.number'),
  places: (column, [text = '']) =>
    /^-?\d{1,9}(?:[.,]\d{1,15})?$/.test(text)
      ? inRange(column, Number(text.replace(',', '.')))
      : no('sheets.problem.number'),
  percent: (column, [text = '']) => {
    const [, whole = '', part = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?\s?%?$/.exec(text) ?? []
    return whole === '' ? no('sheets.problem.percent') : inRange(column, Number(`${whole}${part.padEnd(2, '0')}`))
  },
  money: (column, [text = ''], cell) => readMoney(column, text, typeof cell === 'number'),
  day: (_, [text = '']) => {
    const day = parseDay(/^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? text.slice(0, 10) : text)
    return day ? yes(day) : no('sheets.problem.day')
  },
  moment: (_, [text = '']) => {
    const time = MOMENT.test(text) ? Date.parse(text) : Number.NaN
    return Number.isNaN(time) ? no('sheets.problem.moment') : yes(new Date(time).toISOString())
  },
  flag: (_, [text = '']) => {
    const word = text.toLowerCase()
    return YES.includes(word) ? yes(true) : NO.includes(word) ? yes(false) : no('sheets.problem.flag')
  },
  choice: ({ choices = [] }, [text = '']) => (choices.includes(text) ? yes(text) : no('sheets.problem.choice')),
  codes: ({ choices, pattern }, [text = '']) => {
    const codes = split(text)
    if (codes.length > MOST_ENTRIES) return no('sheets.problem.long')
    const isKnown = (code: string) => (choices?.includes(code) ?? true) && (pattern?.test(code) ?? true)
    return codes.every(isKnown) ? yes(codes) : no('sheets.problem.choice')
  },
  groups: (_, [text = '']) => yes(split(text).map((group) => split(group, WITHIN))),
  words: ({ most = Infinity }, texts) => {
    if (texts.some((text) => text === '')) return no('sheets.problem.language')
    return texts.some(({ length }) => length > most) ? no('sheets.problem.long') : yes(inLanguages(texts))
  },
  lists: (_, texts) => {
    const [first = [], ...others] = texts.map((text) => split(text))
    if (others.some((list) => list.length !== first.length)) return no('sheets.problem.language')
    return yes(first.map((text, at) => inLanguages([text, ...others.map((list) => list[at] ?? '')])))
  },
  hours: (_, [text = '']) => {
    const periods = readHours(text)
    return periods ? yes(periods.map((period) => ({ ...period }))) : no('sheets.problem.hours')
  },
  values: (_, [text = '']) => {
    const value = parsed(text)
    return isObject(value) ? yes(value) : no('sheets.problem.values')
  },
}

const YES = ['sim', 'sí', 'si', 's', 'yes', 'true', 'verdadeiro', 'verdadero', '1']
const NO = ['não', 'nao', 'no', 'n', 'false', 'falso', '0']
/** With its zone, or nobody knows when that is. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Takes cents' owner as typed: 199.990,50 or 199990,5; a spreadsheet's number may have a point. */
function readMoney(column: Column, text: string, isNumber: boolean): Reading {
  const [, whole = '', cents = ''] =
    (isNumber ? /^(\d{1,13})(?:\.(\d{1,2}))?\d*$/ : /^(\d{1,13}|\d{1,3}(?:\.\d{3}){1,4})(?:,(\d{1,2}))?$/).exec(text) ??
    []
  if (whole === '') return no('sheets.problem.money')
  return inRange(column, Number(`${whole.replaceAll('.', '')}${cents.padEnd(2, '0')}`))
}

function inRange({ least = -Infinity, most = Number.MAX_SAFE_INTEGER }: Column, value: number): Reading {
  return value >= least && value <= most ? yes(value) : no('sheets.problem.range')
}

const split = (text: string, between = BETWEEN): string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const inLanguages = (texts: readonly string[]): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language, at) => [language, texts[at] ?? ''])) as Record<Language, string>

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return null
  }
}

const isObject = (value: Json): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
