import { type Selectable, sql, type SqlBool } from 'kysely'
import { standsOpen } from '../../stock/api.ts'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Country } from '@volante/domain/vocabulary'
import type { ReservationTables } from '../tables.ts'

const NOUN = 'campaigns'

export type CampaignRow = Awaited<ReturnType<typeof readCampaigns>>[number]

/** Every campaign of a country with its cars, newest first: a few dozen, kept until the world changes. */
export const campaignsOf = (ctx: Ctx, country: Country): Promise<CampaignRow[]> =>
  ctx.onlyReading().remember([NOUN], [NOUN, country], () => readCampaigns(ctx, country))

const readCampaigns = (ctx: Ctx, country: Country) =>
  campaignsWith(ctx, country).orderBy('c.starts_at', 'desc').orderBy('c.id').execute()

const campaignsWith = ({ db }: Ctx, country: Country) =>
  db
    .selectFrom('campaigns as c')
    .selectAll('c')
    .select(
      sql<{ mvsCode: string; year: number }[]>`coalesce((
        select json_agg(json_build_object('mvsCode', k.mvs_code, 'year', k.year) order by k.mvs_code, k.year)
        from campaign_cars k where k.campaign_id = c.id
      ), '[]')`.as('cars'),
    )
    .select(
      sql<string[] | null>`case when c.dealer_codes <> '{}' then
        array(select d.id from dealers d where d.code = any(c.dealer_codes)) end`.as('dealerIds'),
    )
    .where('c.country', '=', country)

export const isRunning = ({ starts_at, ends_at }: CampaignRow, now: Date): boolean =>
  starts_at <= now && (ends_at === null || ends_at > now)

/** Whether a dealer of the campaign's brand sells in it; every one does where none is named. */
export const sellsIn = ({ dealerIds }: Pick<CampaignRow, 'dealerIds'>, dealerId: string): boolean =>
  dealerIds === null || dealerIds.includes(dealerId)

/** A campaign of the site's country by id, with its cars. */
export async function campaignById(ctx: Ctx, id: string): Promise<CampaignRow | undefined> {
  const { country } = ctx.site
  return ctx
    .onlyReading()
    .remember([NOUN], [NOUN, country, id], () => campaignsWith(ctx, country).where('c.id', '=', id).executeTakeFirst())
}

export type CampaignTerms = Selectable<ReservationTables['campaigns']>

/** What the campaign of an order promises, whichever site asks. */
export const campaignOfOrder = (
  ctx: Ctx,
  { campaign_id: id }: { readonly campaign_id: string },
): Promise<CampaignTerms> =>
  ctx
    .onlyReading()
    .remember([NOUN], [NOUN, 'terms', id], () =>
      ctx.db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )

type Car = CampaignRow['cars'][number]

/** Written out, so that a kept plan may use the index of free cars. A blocked dealer sells nothing. */
const isFree = sql<SqlBool>`state = 'AVAILABLE' and ${standsOpen}`

/** Free cars of campaigns by version, year and colour: at dealers that sell in one of them, or on the way to one; at one dealer alone where told. */
export async function freeCars(ctx: Ctx, country: Country, campaigns: readonly CampaignRow[], dealerId?: string) {
  const selling = campaigns.filter((one) => dealerId === undefined || sellsIn(one, dealerId))
  const dealers = dealersByCar(selling)
  const cars = selling.flatMap((one) => one.cars)
  const together = Map.groupBy(cars, (car) => JSON.stringify(dealers.get(keyOf(car))))
  const found = await Promise.all(
    [...together.values()].map(async (some) => {
      const [first] = some
      const at = dealerId === undefined ? ((first && dealers.get(keyOf(first))) ?? null) : [dealerId]
      const keys = new Set(some.map(keyOf))
      const free = await freeAt(ctx, country, some, at)
      // Another year of a version may be sold elsewhere.
      return free.filter(({ mvs_code: mvsCode, year }) => keys.has(keyOf({ mvsCode, year })))
    }),
  )
  return found.flat()
}

const keyOf = ({ mvsCode, year }: Car): string => `${mvsCode} ${year}`

/** Where each car is sold by any of the campaigns: null at every dealer. */
function dealersByCar(campaigns: readonly CampaignRow[]): ReadonlyMap<string, readonly string[] | null> {
  const found = new Map<string, readonly string[] | null>()
  for (const { cars, dealerIds } of campaigns)
    for (const car of cars) {
      const before = found.get(keyOf(car))
      const both = before === null || dealerIds === null ? null : [...new Set([...(before ?? []), ...dealerIds])]
      found.set(keyOf(car), both && both.toSorted())
    }
  return found
}

const freeAt = ({ db }: Ctx, country: Country, cars: readonly Car[], dealerIds: readonly string[] | null) =>
  db
    .selectFrom('stock_units')
    .select(['mvs_code', 'year', 'color_code'])
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('country', '=', country)
    .where(isFree)
    .where(isOneOf('mvs_code', versionsOf(cars)))
    .$if(dealerIds !== null, (query) =>
      query.where((eb) => eb.or([isOneOf('dealer_id', dealerIds ?? []), eb('dealer_id', 'is', null)])),
    )
    .groupBy(['mvs_code', 'year', 'color_code'])
    .execute()

/** Dealers with free cars of a campaign. */
export async function dealersWithCars({ db }: Ctx, { country, cars }: CampaignRow): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stock_units')
    .select('dealer_id')
    .distinct()
    .where('country', '=', country)
    .where(isFree)
    .where('dealer_id', 'is not', null)
    .where(isOneOf('mvs_code', versionsOf(cars)))
    .execute()
  return new Set(rows.flatMap(({ dealer_id }) => dealer_id ?? []))
}

const versionsOf = (cars: readonly Car[]): string[] => [...new Set(cars.map(({ mvsCode }) => mvsCode))].toSorted()
