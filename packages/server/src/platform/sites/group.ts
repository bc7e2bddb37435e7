import type { Site } from '@volante/contract/site'
import type { Country } from '@volante/domain/vocabulary'
import type { Db } from '../db/database.ts'
import { isPortal } from './sites.ts'

/** What the group chose at its set-up; null where it chose nothing. */
export interface Group {
  readonly name: string | null
  /** Ids of brand sites; null: all of them. */
  readonly openSites: readonly string[] | null
}

export async function readGroup(db: Db): Promise<Group> {
  const row = await db.selectFrom('shop').select(['group_name', 'open_sites']).executeTakeFirst()
  return { name: row?.group_name ?? null, openSites: row?.open_sites ?? null }
}

export const writeGroup = (db: Db, { name, openSites }: Group) =>
  db
    .updateTable('shop')
    .set({
      group_name: name,
      open_sites: openSites && [...openSites],
      draft: null,
      draft_by: null,
      draft_at: null,
    })
    .execute()

type Place = Pick<Site, 'id' | 'country' | 'brand'>

/** Takes sites and those that were chosen; returns the open ones: the chosen, and the portal of each country that has one of them. */
export function openSites<S extends Place>(sites: readonly S[], chosen: Group['openSites']): readonly S[] {
  if (chosen === null) return sites
  const brands = sites.filter((site) => !isPortal(site) && chosen.includes(site.id))
  const open = sites.filter((site) => brands.includes(site) || (isPortal(site) && brands.some(isIn(site.country))))
  // A release whose files have none of them must still answer.
  return open.length > 0 ? open : sites
}

const isIn =
  (country: string) =>
  (site: Place): boolean =>
    site.country === country

/** A portal is called as the group is. */
export const namedAs = (site: Site, { name }: Group): Site =>
  name !== null && isPortal(site) ? { ...site, brandName: name } : site

/** What visitors find: cars of brands whose site in the country is not closed. */
export const isOffered =
  (
    { sites, everySite }: { readonly sites: readonly Place[]; readonly everySite: readonly Place[] },
    country: Country,
  ) =>
  ({ brand }: { readonly brand: string }): boolean => {
    const isSite = (one: Place) => one.country === country && one.brand === brand
    return sites.some(isSite) || !everySite.some(isSite)
  }

/** Brands whose site in the country is closed. */
export const closedBrands = (
  { sites, everySite }: { readonly sites: readonly Place[]; readonly everySite: readonly Place[] },
  country: Country,
): string[] =>
  everySite.map(({ brand }) => brand).filter((brand) => !isOffered({ sites, everySite }, country)({ brand }))
