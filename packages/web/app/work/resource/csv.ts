/** A cell that begins with one of these would run as a formula in a spreadsheet; a quote before it stops that. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(,\d+)?$/

const cell = (value: string): string =>
  `"${(FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** Takes lines of cells; returns the file, as spreadsheets of Brazil and Argentina open it: semicolons and a byte-order mark. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => `${line.map(cell).join(';')}\r\n`).join('')}`

/** The same as an answer that is downloaded under that name. */
export const csvFile = (name: string, lines: readonly (readonly string[])[]): Response =>
  new Response(csvOf(lines), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  })
