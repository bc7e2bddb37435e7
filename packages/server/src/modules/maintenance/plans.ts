import type { Schedule } from '@volante/domain/maintenance/schedule'
import type { Country, Language } from '@volante/domain/vocabulary'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { findVersion, scopeOf, type VersionRow } from '../catalogue/api.ts'
import { knownDealer } from '../dealers/api.ts'

export interface Plan {
  readonly id: string
  readonly country: Country
  readonly modelCode: string
  readonly mvsCodes: readonly string[]
  readonly fromYear: number | null
  readonly toYear: number | null
  readonly schedule: Schedule
  readonly hourCents: number
}

/** Every plan of a country. */
export const plansOf = (ctx: Ctx, country: Country): Promise<Plan[]> =>
  ctx.remember(['maintenance'], ['plans', country], () => readPlans(ctx, country))

async function readPlans({ db }: Ctx, country: Country): Promise<Plan[]> {
  const rows = await db
    .selectFrom('maintenance_plans')
    .selectAll()
    .where('country', '=', country)
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const works = await db
    .selectFrom('maintenance_works as w')
    .innerJoin('maintenance_items as i', 'i.code', 'w.item')
    .selectAll('w')
    .select('i.is_oil')
    .where(isOneOf('w.plan_id', ids))
    .orderBy('w.kind')
    .orderBy('w.item')
    .execute()
  const byPlan = Map.groupBy(works, ({ plan_id: id }) => id)
  return rows.map((row) => ({
    id: row.id,
    country,
    modelCode: row.model_code,
    mvsCodes: row.mvs_codes,
    fromYear: row.from_year,
    toYear: row.to_year,
    hourCents: row.hour_cents,
    schedule: {
      normal: { km: row.km, months: row.months },
      severe: { km: row.severe_km, months: row.severe_months },
      works: (byPlan.get(row.id) ?? []).map((work) => ({
        item: work.item,
        action: work.kind,
        normal: { km: work.km, months: work.months },
        severe: { km: work.severe_km, months: work.severe_months },
        isOil: work.is_oil,
        partsCents: work.parts_cents,
        minutes: work.minutes,
      })),
    },
  }))
}

export const isOfYear = ({ fromYear, toYear }: Plan, year: number): boolean =>
  (fromYear ?? year) <= year && year <= (toYear ?? year)

/** The plan that names the version, else that of its whole model; of several the newest. */
export function planOf(plans: readonly Plan[], { code, modelCode }: VersionRow, year: number): Plan | undefined {
  const fitting = plans
    .filter((plan) => plan.modelCode === modelCode && isOfYear(plan, year))
    .toSorted((one, other) => (other.fromYear ?? 0) - (one.fromYear ?? 0))
  return (
    fitting.find(({ mvsCodes }) => mvsCodes.includes(code)) ?? fitting.find(({ mvsCodes }) => mvsCodes.length === 0)
  )
}

export interface Asked {
  readonly mvsCode?: string | undefined
  readonly brand?: string | undefined
  readonly country?: Country | undefined
  readonly year?: number | undefined
}

export interface PlannedCar {
  readonly version: VersionRow
  readonly year: number
  readonly plan: Plan
}

/** A version with its plan; null where there is none, or where it is not of the brand. Plans reach further back than the catalogue. */
export async function plannedCar(
  ctx: Ctx,
  { mvsCode, brand, country = ctx.site.country, year }: Asked,
): Promise<PlannedCar | null> {
  const version = mvsCode === undefined ? null : await findVersion(ctx, mvsCode, { country, year: undefined })
  if (!version || (brand !== undefined && scopeOf(ctx, { brand }).brand !== version.brand)) return null
  const plan = planOf(await plansOf(ctx, country), version, year ?? version.year)
  return plan ? { version, year: year ?? version.year, plan } : null
}

/** What an hour costs at dealers that say so, by their id. */
export async function ratesOf(ctx: Ctx, dealerIds: readonly string[]): Promise<Map<string, number>> {
  const rates = await ctx.rememberEach('maintenance', dealerIds, async (missing) => {
    const rows = await ctx.db.selectFrom('maintenance_rates').selectAll().where(isOneOf('dealer_id', missing)).execute()
    return new Map(rows.map((row) => [row.dealer_id, row.hour_cents]))
  })
  return new Map(dealerIds.flatMap((id, at) => (rates[at] === undefined ? [] : [[id, rates[at]] as const])))
}

/** What an hour costs at a dealer, by its code or id; without one what the plan says. Refuses (404) a dealer that is none. */
export async function hourAt(ctx: Ctx, dealerCode: string | undefined, country: Country): Promise<number | null> {
  if (dealerCode === undefined) return null
  const dealer = await knownDealer(ctx, dealerCode)
  if (!dealer || dealer.country !== country) throw ctx.fail('request.notFound')
  return (await ratesOf(ctx, [dealer.id])).get(dealer.id) ?? null
}

type ItemWords = Readonly<Record<'name' | 'reason', Readonly<Record<Language, string>>>>

/** The words of every item by its code. */
export const itemWords = (ctx: Ctx): Promise<Map<string, ItemWords>> =>
  ctx.remember(['maintenance'], ['items'], async () => {
    const rows = await ctx.db.selectFrom('maintenance_items').select(['code', 'name', 'reason']).execute()
    return new Map(rows.map(({ code, ...words }) => [code, words]))
  })
