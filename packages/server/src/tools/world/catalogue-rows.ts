import { placed, renamed, type Row, type SheetRows } from './put-sheets.ts'

export const FILES = [
  'models',
  'versions',
  'version-years',
  'parts',
  'version-parts',
  'services',
  'datasheet-groups',
  'datasheet-rows',
  'datasheets',
  'upgrades',
  'price-types',
  'prices',
  'stock',
] as const

type Money = Readonly<Record<string, number>>
type Model = Row & { readonly code: string; readonly markets: readonly Row[] }
type Offer = Row & {
  readonly mvs: string
  readonly serial: readonly string[]
  readonly parts: readonly (Row & { readonly id: string; readonly prices: Money })[]
}
/** Points of time and cents; no cents: no price until the next point. */
type History = readonly (readonly [day: string, cents: number | null])[]

interface OtherFiles {
  readonly models: readonly Model[]
  readonly 'version-years': readonly (Row & { readonly mvs: string; readonly country: string })[]
  readonly 'version-parts': readonly Offer[]
  readonly upgrades: readonly (Row & { readonly to: string })[]
  readonly prices: readonly (Row & { readonly history: History })[]
}

export type CatalogueFiles = OtherFiles &
  Readonly<Record<Exclude<(typeof FILES)[number], keyof OtherFiles>, readonly Row[]>>

/** Takes the files of the world; returns the rows of each sheet. */
export const catalogueRows = (files: CatalogueFiles): SheetRows => ({
  models: renamed(files.models, { length: 'lengthMm', width: 'widthMm', height: 'heightMm', wheelbase: 'wheelbaseMm' }),
  'model-markets': files.models.flatMap(({ code, markets }) => markets.map((one) => ({ ...one, modelCode: code }))),
  versions: renamed(files.versions, { mvs: 'mvsCode', group: 'versionGroup' }),
  'version-years': renamed(files['version-years'], { mvs: 'mvsCode', from: 'soldFrom', to: 'soldTo' }),
  parts: placed(files.parts),
  'version-parts': files['version-parts'].flatMap(offersOf),
  'serial-parts': files['version-parts'].flatMap(({ mvs, serial }) =>
    serial.map((partId) => ({ mvsCode: mvs, partId })),
  ),
  services: files.services,
  'datasheet-groups': placed(files['datasheet-groups']),
  'datasheet-rows': placed(renamed(files['datasheet-rows'], { group: 'groupKey' })),
  datasheets: renamed(files.datasheets, { mvs: 'mvsCode' }),
  upgrades: upgradesOf(files),
  'price-types': placed(files['price-types']),
  prices: renamed(files.prices.flatMap(pricesOf), { mvs: 'mvsCode' }),
  stock: renamed(files.stock, {
    dealer: 'dealerId',
    mvs: 'mvsCode',
    color: 'colorCode',
    coating: 'coatingCode',
    parts: 'partIds',
  }),
})

/** A part of a version, once for each country in which it has a price. */
const offersOf = ({ mvs, parts }: Offer): Row[] =>
  renamed(parts, {
    id: 'partId',
    inclusive: 'inclusiveIds',
    exclusive: 'exclusiveIds',
    colors: 'colorCodes',
    coatings: 'coatingCodes',
  }).flatMap((part) =>
    Object.entries(part.prices as Money).map(([country, price]) => ({ ...part, mvsCode: mvs, country, price })),
  )

/** An upgrade holds in each country in which the better version is sold. */
function upgradesOf({ upgrades, 'version-years': years }: CatalogueFiles): Row[] {
  const countries = Map.groupBy(years, ({ mvs }) => mvs)
  return renamed(upgrades, { from: 'fromMvsCode', to: 'toMvsCode' }).flatMap((upgrade) => {
    const sold = countries.get(String(upgrade.toMvsCode)) ?? []
    return [...new Set(sold.map(({ country }) => country))].map((country) => ({ ...upgrade, country }))
  })
}

/** A price holds until the next point of its history. */
const pricesOf = ({ history, ...price }: Row & { readonly history: History }): Row[] =>
  history.flatMap(([validFrom, cents], at) =>
    cents === null ? [] : [{ ...price, validFrom, validTo: history[at + 1]?.[0] ?? null, price: cents }],
  )
