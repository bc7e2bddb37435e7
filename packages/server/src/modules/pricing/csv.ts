import type { FileAnswer } from '@volante/contract/kit'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { VisualizedCar } from './visualizer.ts'

const columns = ['dealer', 'mvs', 'version', 'year', 'color', 'price', 'listPrice', 'from', 'to'] as const

/** A cell starting with one of these would run as a formula in a spreadsheet; a quote before it stops that. */
const isFormula = /^[=+\-@\t\r]/

const cell = (value: string): string => `"${(isFormula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** Amounts as the country's spreadsheets read them: decimal comma, no thousands. */
const amount = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','))

/** The visualizer as a file: semicolons and a byte-order mark, which the region's spreadsheets expect. */
export function visualizerCsv(ctx: Pick<Ctx, 'text'>, cars: readonly VisualizedCar[]): FileAnswer {
  const head = columns.map((column) => ctx.text(`workingPrice.csv.${column}`))
  const rows = cars.flatMap(({ mvsCode, versionName, year, listPrice, dealers }) =>
    dealers.map((price) => [
      price.dealerCode,
      mvsCode,
      versionName,
      String(year),
      price.colorCode ?? '',
      amount(price.price),
      amount(listPrice),
      price.initialDate,
      price.finalDate ?? '',
    ]),
  )
  const text = [head, ...rows].map((line) => `${line.map(cell).join(';')}\r\n`).join('')
  return {
    type: 'text/csv; charset=utf-8',
    name: ctx.text('workingPrice.csv.name'),
    body: new TextEncoder().encode(`\uFEFF${text}`),
  }
}
