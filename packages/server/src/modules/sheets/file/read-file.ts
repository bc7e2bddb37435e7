import type { Cell } from '@volante/domain/sheets/column'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { unzipSync } from 'fflate'
import { withShownPercents } from './percent-cells.ts'

export interface Table {
  readonly headings: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

export type FileProblem = 'sheets.file.unreadable' | 'sheets.file.empty' | 'sheets.file.tooLarge'

const MOST_ROWS = 200_000
const MOST_UNPACKED = 300_000_000
const ZIP = 'PK\x03\x04'

/** Takes a file's bytes; returns its first sheet's headings and rows: CSV with `;`, `,` or tab in UTF-8, UTF-16 or Windows-1252, or XLSX. */
export async function readTable(bytes: Buffer): Promise<Table | FileProblem> {
  try {
    const lines = bytes.toString('latin1', 0, 4) === ZIP ? await readXlsx(bytes) : readCsv(bytes)
    if (typeof lines === 'string') return lines
    const [headings, ...rows] = lines.filter((line) => line.some((cell) => cell !== null && cell !== ''))
    if (!headings || rows.length === 0) return 'sheets.file.empty'
    if (rows.length > MOST_ROWS) return 'sheets.file.tooLarge'
    return { headings: apart(headings.map(headingOf)), rows }
  } catch {
    return 'sheets.file.unreadable'
  }
}

const LONGEST_HEADING = 200

/** On one line, whatever the spreadsheet broke. */
const headingOf = (cell: Cell): string =>
  String(cell ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_HEADING)

/** A heading that stands twice is told apart by its place. */
const apart = (headings: readonly string[]): string[] =>
  headings.map((heading, at) => (headings.indexOf(heading) < at && heading !== '' ? `${heading} (${at + 1})` : heading))

async function readXlsx(bytes: Buffer): Promise<Cell[][] | FileProblem> {
  let unpacked = 0
  // Nothing is unpacked for this: the sizes stand in the archive's own directory.
  unzipSync(bytes, { filter: ({ originalSize }) => ((unpacked += originalSize), false) })
  if (unpacked > MOST_UNPACKED) return 'sheets.file.tooLarge'
  return (await readSheet(withShownPercents(bytes))) as unknown as Cell[][]
}

function readCsv(bytes: Buffer): Cell[][] | FileProblem {
  const text = decoded(bytes)
  // No text holds it: a picture, a document of another program.
  if (text.includes('\0')) return 'sheets.file.unreadable'
  const [first = ''] = text.split('\n', 1)
  const [delimiter = ';'] = [';', '\t', ','].toSorted((a, b) => first.split(b).length - first.split(a).length)
  const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true }
  const lines: string[][] = parse(text, options)
  return lines.map((line) => line.map(withoutGuard))
}

const UTF_16 = Buffer.from([0xff, 0xfe])

/** Older spreadsheets write in the Windows code page of the region, and "Unicode text" in UTF-16. */
function decoded(bytes: Buffer): string {
  if (bytes.subarray(0, 2).equals(UTF_16)) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The quote that keeps a cell from being a formula (`write-file.ts`) is no part of it. */
const withoutGuard = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
