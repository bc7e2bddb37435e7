import type { APIRequestContext } from '@playwright/test'
import type { PictureView } from '@volante/contract/pictures'
import { become } from '../order-page.ts'

/** What a small group sells: one model of a brand in one country, by dealers of one name. */
interface Wanted {
  readonly site: 'br-fiat' | 'ar-peugeot'
  /** The model's code. */
  readonly model: string
  readonly dealers: string
  readonly conditions: RegExp
}

/** Its rows: each sheet names only what stands above it. */
function sheetsOf({ site, model, dealers, conditions }: Wanted): readonly (readonly [sheet: string, rows: RegExp])[] {
  const [country = '', brand = ''] = site.split('-')
  const market = country.toUpperCase()
  const ofModel = new RegExp(`^${model}`)
  const sold = new RegExp(String.raw`^${model}\w+[,;]${market}`)
  return [
    ['models', new RegExp(`^${model}[,;]`)],
    ['model-markets', new RegExp(`^${market}[,;]${brand}[,;]${model}`)],
    ['versions', ofModel],
    ['version-years', sold],
    ['parts', ofModel],
    ['version-parts', sold],
    ['serial-parts', ofModel],
    ['price-types', new RegExp(`^${market}`)],
    ['prices', sold],
    ['dealer-groups', new RegExp(`^${country}-g`)],
    ['dealers', new RegExp(String.raw`^${country}-0\d{3}[,;].*${dealers}`)],
    ['stock', new RegExp(String.raw`^${country}-0\d{3}-.*[,;]${model}`)],
    ['campaigns', new RegExp(`[,;]${site}[,;]`)],
    ['campaign-cars', new RegExp(`[,;]${model}`)],
    ['financing-conditions', conditions],
  ]
}

/** The group sells one brand: what is lent on another's cars in the demo, it lends on its own. */
const ofItsBrand = (sheet: string, row: string, { site }: Wanted): string =>
  sheet === 'financing-conditions' ? row.replace(/(?<=[,;])peugeot(?=[,;])/, site.slice(3)) : row

interface SheetFile {
  readonly sheet: string
  readonly csv: string
}

/** A picture that rows name, as its platform is given it. */
type SentPicture = Pick<PictureView, 'name' | 'aboutPt' | 'aboutEs'> & { readonly content: string }

export interface SmallGroup {
  readonly files: readonly SheetFile[]
  readonly pictures: readonly SentPicture[]
}

/** Takes the calls of a running demo; returns its sheets as its own export writes them, with the rows of a small group alone, and the pictures these name. */
export async function smallGroup(request: APIRequestContext, wish: Wanted): Promise<SmallGroup> {
  await become(request, 'admin@volante.example', 'br-fiat')
  const files: SheetFile[] = []
  const kept = new Set<string>()
  for (const [sheet, wanted] of sheetsOf(wish)) {
    const answer = await request.get(`/api/sheets/${sheet}/file?format=csv`, { headers: { 'x-site': 'br-fiat' } })
    const [heading = '', ...lines] = (await answer.text()).split(/\r?\n/)
    const rows = lines
      .filter((line) => wanted.test(line) && isOfKept(sheet, line, kept))
      .map((line) => ofItsBrand(sheet, line, wish))
    if (rows.length === 0) throw new Error(`the demo exports no such rows of ${sheet}: ${lines[0]}`)
    if (sheet === 'dealers') for (const row of rows) kept.add(row.split(/[,;]/)[0] ?? '')
    if (sheet === 'campaigns') for (const row of rows) kept.add(row.split(/[,;]/)[0] ?? '')
    files.push({ sheet, csv: [heading, ...rows, ''].join('\r\n') })
  }
  return { files, pictures: await picturesIn(request, files.map(({ csv }) => csv).join('')) }
}

async function picturesIn(request: APIRequestContext, rows: string): Promise<SentPicture[]> {
  const answer = await request.get('/api/pictures?size=100', { headers: { 'x-site': 'br-fiat' } })
  const { items } = (await answer.json()) as { items: PictureView[] }
  const named = items.filter(({ name }) => new RegExp(`[,;]${name}[,;\r]`).test(rows))
  return Promise.all(
    named.map(async ({ id, name, aboutPt, aboutEs }) => {
      const file = await request.get(`/api/pictures/${id}/1280.webp`)
      return { name, aboutPt, aboutEs, content: (await file.body()).toString('base64') }
    }),
  )
}

/** Cars in stock of the dealers that come along, cars of the campaigns that do. */
function isOfKept(sheet: string, line: string, kept: ReadonlySet<string>): boolean {
  const [first = '', second = ''] = line.split(/[,;]/)
  if (sheet === 'stock') return kept.has(second)
  return sheet !== 'campaign-cars' || kept.has(first)
}
