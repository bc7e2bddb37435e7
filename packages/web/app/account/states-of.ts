import type { Page } from '../shell/page-context.ts'
import type { Choice } from '../ui/field/Select.tsx'

/** The states or provinces of the site's country as choices. */
export async function statesOf({ api, site }: Pick<Page, 'api' | 'site'>): Promise<Choice[]> {
  const states = await api.geography.stateList({ query: { country: site.country } })
  return states.map(({ code, name }) => ({ value: code, label: name }))
}
