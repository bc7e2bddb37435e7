import { countriesReached } from '@volante/domain/policy/granting'
import type { DealerReach, Held } from '@volante/domain/policy/held-scopes'
import type { Country } from '@volante/domain/vocabulary'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

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
  const named = { regions, dealerGroups, dealerCodes }
  const found: Record<keyof Places, Map<string, Country>> = {
    regions: new Map(),
    dealerGroups: new Map(),
    dealerCodes: new Map(),
  }
  if (Object.values(named).every(({ length }) => length === 0)) return found
  const { rows } = await sql<{ kind: keyof Places; id: string; country: Country }>`
    select 'regions' as kind, id, country from regionals where id = any(${regions}::text[])
    union all select 'dealerGroups', id, country from dealer_groups where id = any(${dealerGroups}::text[])
    union all select 'dealerCodes', code, country from dealers where code = any(${dealerCodes}::text[])`.execute(db)
  for (const { kind, id, country } of rows) found[kind].set(id, country)
  return found
}

/** The countries into which a reach goes, in their order. */
export async function countriesWithin(db: Db, reach: DealerReach | 'all'): Promise<readonly Country[]> {
  const named = (held: Held): readonly string[] => (held === 'all' ? [] : held)
  const { regions, dealerGroups, dealerCodes } = reach === 'all' ? NOWHERE : reach
  const places = { regions: named(regions), dealerGroups: named(dealerGroups), dealerCodes }
  const countryOf = await countriesOfPlaces(db, places)
  return countriesReached(reach, (kind, id) => countryOf[kind].get(id))
}
const NOWHERE: Places = { regions: [], dealerGroups: [], dealerCodes: [] }

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
