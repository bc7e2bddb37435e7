import type { Accessory } from '@volante/contract/car-shapes'
import type { SeenPart } from '../../car-photo/part/seen-part.ts'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import type { Page } from '../../shell/page-context.ts'
import { pricesOf, type ShownPrice } from '../../car-price/argentine-taxes.ts'
import { budgetsOf } from '../range/range-filter.ts'
import { loadRange, type RangeModel } from '../range/range.ts'
import { type AccessoryFilter, passing, type Tests, tightest } from './accessory-filter.ts'
import { findWearers } from '../../car-photo/part/find-wearers.ts'

export interface AccessoryModel extends PicturedCar {
  readonly slug: string
  readonly name: string
}

/** One accessory for one model. */
export interface Offer {
  readonly id: string
  readonly model: AccessoryModel
  readonly price: ShownPrice
}

/** The same accessory with what it costs for each model; the cheapest first. */
export interface AccessoryCard {
  readonly key: string
  readonly name: string
  readonly picture?: Accessory['picture']
  /** The first car that wears it, for where nobody added a picture. */
  readonly seen?: SeenPart | null | undefined
  readonly benefit: Accessory['benefit']
  readonly group: Accessory['group']
  readonly behaviour: Accessory['behaviour']
  readonly offers: readonly Offer[]
}

export async function loadAccessories(shop: Page, asked: AccessoryFilter) {
  const { api } = shop
  const [listed, range, all] = await Promise.all([api.mvs.modelList(), loadRange(shop), api.parts.accessories()])
  const models = listed.filter(({ onSale, modelCode }) => onSale && all.some((one) => one.modelCode === modelCode))
  const model = models.find(({ slug }) => slug === asked.model)
  const versions = model ? await api.mvs.mvsList({ query: { modelCode: model.modelCode } }) : []
  const version = versions.find(({ code }) => code === asked.version)
  const filter: AccessoryFilter = { ...asked, model: model?.slug ?? null, version: version?.code ?? null }
  const tests = await testsOf(shop, filter, model?.modelCode)
  const found = passing(all, tests)
  const known = new Map(
    models.flatMap((one) =>
      range.filter(({ slug }) => slug === one.slug).map((car) => [one.modelCode, modelOf(one, car)]),
    ),
  )
  return {
    filter,
    models: [...known.values()],
    versions: versions.map(({ code, versionName, year }) => ({ value: code, label: `${versionName} ${year}` })),
    budgets: budgetsOf(all.map(({ price }) => ({ price: { amount: price } }))),
    cards: cardsOf(shop, found, known, await findWearers(api, found, known)),
    count: namesIn(found),
    hasAny: all.length > 0,
    tightest: found.length === 0 ? tightest(all, tests, namesIn) : null,
  }
}

export type Accessories = Awaited<ReturnType<typeof loadAccessories>>

const MOST_MATCHES = 200

async function testsOf({ api }: Page, filter: AccessoryFilter, modelCode?: string): Promise<Tests<Accessory>> {
  const { version, max, q } = filter
  const [ofVersion, matching] = await Promise.all([
    version === null ? null : api.parts.accessories({ query: { mvsCode: version } }),
    q === null ? null : api.parts.searchAccessories({ query: { text: q, size: MOST_MATCHES } }),
  ])
  const onVersion = new Set(ofVersion?.map(({ id }) => id))
  const matches = new Set(matching?.items.map(({ id }) => id))
  return {
    ...(modelCode === undefined ? {} : { model: (one) => one.modelCode === modelCode }),
    ...(ofVersion === null ? {} : { version: ({ id }) => onVersion.has(id) }),
    ...(max === null ? {} : { max: ({ price }) => price !== null && price <= max * 100 }),
    ...(matching === null ? {} : { q: ({ id }) => matches.has(id) }),
  }
}

type Listed = Awaited<ReturnType<Page['api']['mvs']['modelList']>>[number]

const modelOf = ({ modelShortName }: Listed, car: RangeModel): AccessoryModel => ({ ...car, name: modelShortName })

function cardsOf(
  { site, now }: Page,
  found: readonly Accessory[],
  known: ReadonlyMap<string, AccessoryModel>,
  seenOn: (part: Accessory) => SeenPart | null,
): AccessoryCard[] {
  const shown = pricesOf(site, now)
  const offerOf = ({ id, modelCode, price }: Accessory): Offer[] => {
    const model = known.get(modelCode)
    return model ? [{ id, model, price: shown(price) }] : []
  }
  const named = Map.groupBy(found, ({ name }) => name)
  return [...named]
    .map(([name, same]) => ({
      key: same[0]?.key ?? name,
      name,
      benefit: same.find(({ benefit }) => benefit)?.benefit,
      group: same.find(({ group }) => group)?.group,
      behaviour: same.some(({ behaviour }) => behaviour === 'FEATURED') ? ('FEATURED' as const) : ('OPTIONAL' as const),
      picture: same.find(({ picture }) => picture)?.picture,
      seen: same.map(seenOn).find((seen) => seen !== null),
      offers: same.flatMap(offerOf).sort(byPrice),
    }))
    .filter(({ offers }) => offers.length > 0)
}

/** The page shows one card a name, whatever the number of models. */
const namesIn = (found: readonly Accessory[]): number => new Set(found.map(({ name }) => name)).size

const byPrice = (a: Offer, b: Offer): number =>
  (a.price.amount ?? Number.POSITIVE_INFINITY) - (b.price.amount ?? Number.POSITIVE_INFINITY)
