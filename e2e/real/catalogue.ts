import type { APIRequestContext } from '@playwright/test'
import { become } from '../order-page.ts'

/** What a small group sells: one model, its dealers in one city, a campaign; each sheet names only what stands above it. */
const SHEETS: readonly (readonly [sheet: string, rows: RegExp])[] = [
  ['models', /^X6P[,;]/],
  ['model-markets', /^BR[,;]fiat[,;]X6P/],
  ['versions', /^X6P/],
  ['version-years', /^X6P\w+[,;]BR/],
  ['parts', /^X6P/],
  ['version-parts', /^X6P\w+[,;]BR/],
  ['serial-parts', /^X6P/],
  ['price-types', /^BR/],
  ['prices', /^X6P\w+[,;]BR/],
  ['dealer-groups', /^br-g/],
  ['dealers', /^br-0\d{3}[,;].*Fiat São Paulo/],
  ['stock', /^br-0\d{3}-.*[,;]X6P/],
  ['campaigns', /[,;]br-fiat[,;]/],
  ['campaign-cars', /[,;]X6P/],
  ['financing-conditions', /^BR-(?:CDC|NEXT-FIAT|LINEAR-PEUGEOT|BALAO-PEUGEOT)[,;]/],
]

/** The group sells one brand: what is lent on another's cars in the demo, it lends on its own. */
const ofItsBrand = (sheet: string, row: string): string =>
  sheet === 'financing-conditions' ? row.replace(/(?<=[,;])peugeot(?=[,;])/, 'fiat') : row

export interface SheetFile {
  readonly sheet: string
  readonly csv: string
}

/** Takes the calls of a running demo; returns its sheets as its own export writes them, with the rows of a small group alone. */
export async function smallGroup(request: APIRequestContext): Promise<SheetFile[]> {
  await become(request, 'admin@volante.example', 'br-fiat')
  const files: SheetFile[] = []
  const kept = new Set<string>()
  for (const [sheet, wanted] of SHEETS) {
    const answer = await request.get(`/api/sheets/${sheet}/file?format=csv`, { headers: { 'x-site': 'br-fiat' } })
    const [heading = '', ...lines] = (await answer.text()).split(/\r?\n/)
    const rows = lines
      .filter((line) => wanted.test(line) && isOfKept(sheet, line, kept))
      .map((line) => ofItsBrand(sheet, line))
    if (rows.length === 0) throw new Error(`the demo exports no such rows of ${sheet}: ${lines[0]}`)
    if (sheet === 'dealers') for (const row of rows) kept.add(row.split(/[,;]/)[0] ?? '')
    if (sheet === 'campaigns') for (const row of rows) kept.add(row.split(/[,;]/)[0] ?? '')
    files.push({ sheet, csv: [heading, ...rows, ''].join('\r\n') })
  }
  return files
}

/** Cars in stock of the dealers that come along, cars of the campaigns that do. */
function isOfKept(sheet: string, line: string, kept: ReadonlySet<string>): boolean {
  const [first = '', second = ''] = line.split(/[,;]/)
  if (sheet === 'stock') return kept.has(second)
  return sheet !== 'campaign-cars' || kept.has(first)
}
