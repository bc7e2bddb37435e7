import { stringify } from 'csv-stringify/sync'

/** A cell beginning with one of these would run as a formula in a spreadsheet; a quote before it stops that (CWE-1236). */
const isFormula = /^[=+\-@\t\r]/
const isNumber = /^-?\d+(?:,\d+)?$/

/** Takes lines of cells; returns them as CSV: semicolons and a byte-order mark, which the region's spreadsheets expect. */
export const csvOf = (lines: readonly (readonly string[])[], isFirst = true): Buffer =>
  Buffer.from(
    (isFirst ? '\uFEFF' : '') +
      stringify(
        lines.map((line) => line.map((cell) => (isFormula.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell))),
        { delimiter: ';', record_delimiter: 'windows' },
      ),
  )
