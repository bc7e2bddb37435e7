import type { Page } from '../../../shell/page-context.ts'
import type { Choice } from '../../../ui/field/Select.tsx'
import { MOST } from '../../../work/resource/choices/many-choices.ts'

/** Takes a part of a name, or none; returns the sets that can be added to, newest first: as many as a control shows, and one that says there are more. */
export async function openSets({ api }: Pick<Page, 'api'>, part = ''): Promise<readonly Choice[]> {
  const text = part.trim()
  const { items } = await api.changeSets.list({ query: { state: 'OPEN', size: MOST + 1, ...(text && { text }) } })
  return items.map(({ id, name }) => ({ value: id, label: name }))
}
