import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { budget } from '@volante/contract/budget'
import { type BudgetCar, type BudgetData, leanPart, namedAccessories } from '@volante/domain/budget/budget-data'
import { prepareBudget, type Prepared } from '@volante/domain/budget/prepared'
import { searchBudget } from '@volante/domain/budget/search-budget'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { isOffered } from '../../platform/sites/group.ts'
import { today } from '../../platform/sites/today.ts'
import { currencyOf, offeredParts, serialPartNames, versionRows, type VersionRow } from '../catalogue/api.ts'
import { marketPlans } from '../financing/api.ts'

const NOUNS = ['catalogue', 'prices', 'financing'] as const
const KEPT_MS = 10 * 60_000

export const budgetHandlers = implement(budget, {
  async data({ ctx, params: { country }, query: { v }, fail }) {
    // The same for every site of a country; it is kept by its address.
    if (country !== ctx.site.country) throw fail('request.notFound')
    const data = await marketOf(ctx)
    const body = Buffer.from(JSON.stringify(data))
    return {
      type: 'application/json; charset=utf-8',
      body,
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      etag: `"${data.version}"`,
      cacheControl: v === data.version ? 'public, max-age=31536000, immutable' : 'no-cache',
      keep: { ms: KEPT_MS, nouns: [...NOUNS] },
    }
  },

  async search({ ctx, query: { most, must, monthly, down, trade, count, plan, brand } }) {
    const wish = {
      monthly: monthly ?? null,
      down: down ?? null,
      trade: trade ?? null,
      count: count ?? null,
      plan: plan ?? null,
      brand: brand ?? null,
      must,
    }
    return searchBudget(preparedOf(await marketOf(ctx)), wish, most)
  },
})

/** All that is sold in the site's country today. */
function marketOf(ctx: Ctx): Promise<BudgetData> {
  const { country, language, features } = ctx.site
  const key = ['budget', country, language, features.subsidizedPrice, today(ctx)]
  return ctx.remember(['catalogue', 'prices', 'financing'], key, () => readMarket(ctx))
}

const prepared = new WeakMap<BudgetData, Prepared>()

/** What was worked out of a market lasts as long as its data. */
function preparedOf(data: BudgetData): Prepared {
  const known = prepared.get(data) ?? prepareBudget(data)
  prepared.set(data, known)
  return known
}

async function readMarket(ctx: Ctx): Promise<BudgetData> {
  const { country } = ctx.site
  const rows = (await versionRows(ctx, { country })).filter(isOffered(ctx, country))
  const newest = rows.filter(({ code, status }, at) => status === 'current' && rows[at - 1]?.code !== code)
  const plans = await marketPlans(ctx, country)
  const cars: { car: BudgetCar; serial: readonly string[] }[] = []
  // One after the other: a catalogue is read once, and others need the database too.
  for (const row of newest) {
    const sold = await carOf(ctx, row)
    if (sold) cars.push(sold)
  }
  const named = cars.flatMap(({ car: { items } }) => items.map(({ name, key }) => [name, key] as const))
  const keys = new Map(named)
  const content = {
    day: today(ctx),
    currency: currencyOf(country),
    cars: cars.map(({ car, serial }) => ({ ...car, serial: serial.map((name) => keys.get(name) ?? name) })),
    plans,
    features: Object.fromEntries(named.map(([name, key]) => [key, name])),
  }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  return { version, ...content }
}

async function carOf(ctx: Ctx, row: VersionRow): Promise<{ car: BudgetCar; serial: readonly string[] } | null> {
  const { price, code, engine, gear, modelSlug: slug, year, brand, modelCode, modelName, versionName } = row
  if (price === null) return null
  const [parts, serial] = await Promise.all([offeredParts(ctx, code, ctx.site.country), serialPartNames(ctx, code)])
  const { colors, coatings, items } = parts
  const accessories = namedAccessories(parts.accessories, [...colors, ...coatings, ...items])
  const { body, length, height } = row
  const car: BudgetCar = {
    mvs: code,
    year,
    brand,
    modelCode,
    modelName,
    slug,
    versionName,
    body,
    length,
    height,
    facts: `${engine} · ${gear}`,
    basePrice: price,
    serial: [],
    colors: colors.map(({ kind, hex, roofHex, ...part }) => ({
      ...leanPart(part),
      kind,
      hex,
      ...(roofHex === undefined ? {} : { roofHex }),
    })),
    coatings: coatings.map(leanPart),
    items: items.map(leanPart),
    accessories: accessories.map(leanPart),
  }
  return { car, serial }
}
