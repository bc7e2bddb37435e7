import { sql, type SqlBool } from 'kysely'
import type { Ctx } from '../../platform/http/ctx.ts'

/** A picture of a dealer from outside. */
export interface Front {
  readonly key: string
  /** The brands over its door, as `signOf` puts them. */
  readonly kind: string
}

/** Brands with letters of their own, in their order over a door: Abarth is sold behind Fiat's, two more are only looked after. */
const SIGNS = ['fiat', 'jeep', 'ram', 'citroen', 'peugeot']

function signOf(brands: readonly string[]): string {
  const over = SIGNS.filter((brand) => brands.includes(brand))
  return over.length === SIGNS.length ? 'all' : over.join('-')
}

/** Takes fronts that are in the library; shows one with its own brands at each dealer that the demo brought and that shows none, neighbours in the list different ones. */
export async function giveFronts({ db }: Ctx, fronts: readonly Front[]): Promise<void> {
  const dealers = await db
    .selectFrom('dealers')
    .select(['id', 'brands'])
    .where('picture', 'is', null)
    .where(sql<SqlBool>`id ~ '^(br|ar)-[0-9]{4}$'`)
    .orderBy('id')
    .execute()
  const byKind = Map.groupBy(fronts, ({ kind }) => kind)
  for (const [sign, alike] of Map.groupBy(dealers, ({ brands }) => signOf(brands))) {
    const chosen = byKind.get(sign) ?? []
    for (const [at, { key }] of chosen.entries()) {
      const ids = alike.filter((_, place) => place % chosen.length === at).map(({ id }) => id)
      if (ids.length > 0) await db.updateTable('dealers').set({ picture: key }).where('id', 'in', ids).execute()
    }
  }
}
