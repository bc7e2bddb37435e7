import type { Permission } from '@volante/domain/policy/permissions'
import type { Country } from '@volante/domain/vocabulary'
import type { Page } from '../../shell/page-context.ts'

/** Where a right reaches, to be offered where a country, brand or site is chosen. */
export interface Reached {
  readonly countries: readonly Country[]
  readonly sites: readonly string[]
  readonly brands: readonly string[]
}

/** Takes a right; returns what of countries, brands and sites it reaches. */
export async function reachedBy(page: Page, right: Permission): Promise<Reached> {
  const [countries, sites] = await Promise.all([page.countriesReached(right), page.sitesReached(right)])
  const open = sites.filter(({ brand }) => brand !== 'portal')
  return { countries, sites: open.map(({ id }) => id), brands: [...new Set(open.map(({ brand }) => brand))] }
}

/** Takes filters and where a right reaches; returns what those offer that choose a country, a brand or a site. */
export const placesOffered = (
  filters: readonly { readonly name: string; readonly kind: string }[],
  { countries, brands, sites }: Reached,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    filters.flatMap(({ name, kind }) => {
      const offered = { country: countries, brand: brands, site: sites }[kind]
      return offered ? [[name, offered]] : []
    }),
  )

/** Takes what some filters offer and what an address says of a list; returns those that it narrows to what is not offered, as a country, brand or site beyond reach, each blank; null where there is none. */
export function beyondReach(
  offered: Readonly<Record<string, readonly string[]>>,
  chosen: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | null {
  const beyond = Object.entries(offered).filter(([name, values]) => chosen[name] && !values.includes(chosen[name]))
  return beyond.length === 0 ? null : Object.fromEntries(beyond.map(([name]) => [name, '']))
}
