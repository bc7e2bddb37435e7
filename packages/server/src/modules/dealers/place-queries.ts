import type { Country } from '@volante/domain/vocabulary'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'

export interface Places {
  readonly regions: readonly string[]
  readonly dealerGroups: readonly string[]
  readonly dealerCodes: readonly string[]
}

/** The country of each of these places that exists, by its id or code, kind by kind. */
export async function countriesOfPlaces(
  db: Db,
  { regions, dealerGroups, dealerCodes }: Places,
): Promise<Readonly<Record<keyof Places, ReadonlyMap<string, Country>>>> {
  const ofRegions = await db.selectFrom('regionals').select(['id', 'country']).where(isOneOf('id', regions)).execute()
  const ofGroups = await db
    .selectFrom('dealer_groups')
    .select(['id', 'country'])
    .where(isOneOf('id', dealerGroups))
    .execute()
  const ofDealers = await db
    .selectFrom('dealers')
    .select(['code as id', 'country'])
    .where(isOneOf('code', dealerCodes))
    .execute()
  return { regions: byId(ofRegions), dealerGroups: byId(ofGroups), dealerCodes: byId(ofDealers) }
}

const byId = (rows: readonly { readonly id: string; readonly country: Country }[]) =>
  new Map(rows.map(({ id, country }) => [id, country] as const))

/** Every region, once whatever brands it has, and every dealer group, by name. */
export async function networkPlaces(db: Db) {
  const regions = await db
    .selectFrom('regionals')
    .select(['id', 'country', (eb) => eb.fn.min('name').as('name')])
    .groupBy(['id', 'country'])
    .orderBy('country')
    .orderBy('id')
    .execute()
  const dealerGroups = await db
    .selectFrom('dealer_groups')
    .select(['id', 'country', 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { regions, dealerGroups }
}
