import { COUNTRIES } from '@volante/domain/vocabulary'
import type { Page } from '../../shell/page-context.ts'
import type { Choice } from '../../ui/field/Select.tsx'

/** Every campaign within reach, those that are over too. */
export async function campaignChoices({ api }: Page): Promise<readonly Choice[]> {
  const lists = COUNTRIES.map((country) => api.reservation.campaigns({ query: { country, active: false } }))
  const campaigns = (await Promise.all(lists)).flat()
  return campaigns.map(({ id, name, site }) => ({ value: id, label: `${name} (${site})` }))
}
