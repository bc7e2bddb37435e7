import type { FileAnswer } from '@volante/contract/kit'
import type { Ctx } from '../../platform/http/ctx.ts'
import { pricedCars, type Visualized, type VisualizedCar } from './visualizer.ts'

const columns = ['dealer', 'mvs', 'version', 'year', 'color', 'price', 'listPrice', 'from', 'to'] as const

/** A cell starting with one of these would run as a formula in a spreadsheet; a quote before it stops that. */
const isFormula = /^[=+\-@\t\r]/

const cell = (value: string): string => `"${(isFormula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

/** Amounts as the country's spreadsheets read them: decimal comma, no thousands. */
const amount = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2).replace('.', ','))

/** Cars that are read together. */
const PIECE = 20

/** The visualizer as a file: semicolons and a byte-order mark, which the region's spreadsheets expect. */
export const visualizerCsv = (ctx: Ctx, { cars, codes }: Pick<Visualized, 'cars' | 'codes'>): FileAnswer => ({
  type: 'text/csv; charset=utf-8',
  name: ctx.text('workingPrice.csv.name'),
  body: piecesOf(ctx, cars, codes),
})

async function* piecesOf(ctx: Ctx, cars: Visualized['cars'], codes: Visualized['codes']): AsyncGenerator<Uint8Array> {
  const head = columns.map((column) => ctx.text(`workingPrice.csv.${column}`))
  yield new TextEncoder().encode(`\uFEFF${textOf([head])}`)
  for (let from = 0; from < cars.length; from += PIECE) {
    const priced = await pricedCars(ctx, cars.slice(from, from + PIECE), codes)
    yield new TextEncoder().encode(textOf(priced.flatMap(rowsOf)))
  }
}

const textOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((line) => `${line.map(cell).join(';')}\r\n`).join('')

const rowsOf = ({ mvsCode, versionName, year, listPrice, dealers }: VisualizedCar) =>
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
  ])
