import type { Page } from '../../shell/page-context.ts'
import type { Choice } from '../../ui/field/Select.tsx'

/** Every campaign within reach, those that are over too. */
export async function campaignChoices({ api, countriesReached, everySite, texts }: Page): Promise<readonly Choice[]> {
  const countries = await countriesReached('reservations.reprocess')
  const siteName = (id: string) => {
    const site = everySite.find((one) => one.id === id)
    return site ? `${site.brandName} ${texts.byKey(`work.country.${site.country}`)}` : id
  }
  const lists = countries.map((country) => api.reservation.campaigns({ query: { country, active: false } }))
  const campaigns = (await Promise.all(lists)).flat()
  return campaigns.map(({ id, name, site }) => ({ value: id, label: `${name} (${siteName(site)})` }))
}
