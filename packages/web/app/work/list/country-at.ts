import { openingCountry } from '@volante/domain/policy/granting'
import type { Permission } from '@volante/domain/policy/permissions'
import { COUNTRIES } from '@volante/domain/vocabulary'
import type { Page } from '../../shell/page-context.ts'

/** Takes the right that opens a list and the country its address names, if any; returns which it shows, which it opens at, those the right reaches, and what calls its services there. */
export async function countryAt(page: Page, right: Permission, named: string | null | undefined) {
  const reached = await page.countriesReached(right)
  const opensAt = openingCountry(reached, page.site.country)
  const country = COUNTRIES.find((one) => one === named) ?? opensAt
  const site = page.everySite.find((one) => one.brand === 'portal' && one.country === country)
  const api = site ? page.apiAt(site) : page.api
  return { api, site: site ?? page.site, countries: { country, opensAt, reached } }
}
