import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden } from '../../work/require-right.ts'

/** The door's address: which event, and what was just done. */
export const doorAddress = (query: Readonly<Record<string, string>>): string =>
  `/desk/door?${new URLSearchParams(query)}`

/** Who is at the door: by their code, else everybody with a seat in the event chosen, or in the only one. */
export async function loadDoor({ api, sites, apiAt, countriesReached }: Page, search: URLSearchParams) {
  const [code, name] = [search.get('code'), search.get('name')?.trim() ?? '']
  const done = search.get('done')
  // Events are listed by country: each within reach is asked.
  const countries = await countriesReached('events.receive')
  const asked = countries.flatMap((country) => sites.find((one) => one.country === country) ?? [])
  const lists = await Promise.all(
    asked.map((site) => apiAt(site).events.doorEvents({}).catch(refuseForbidden('events.receive'))),
  )
  const events = lists.flat()
  const found = code ? await byCode(api, code.split('code=').at(-1) ?? '') : null
  const id = found?.eventId ?? search.get('event') ?? (events.length === 1 ? events[0]?.id : undefined)
  const door = id
    ? await api.events
        .door({ params: { id }, query: { name: name || undefined } })
        .catch(refuseForbidden('events.receive'))
    : null
  const shown = found ? [found] : (door?.participants ?? [])
  return { events, event: door?.event ?? null, shown, isUnknown: code !== null && !found, name, done }
}

const byCode = (api: Page['api'], code: string) =>
  api.events.doorCode({ params: { code } }).catch((error: unknown) => {
    if ([400, 404].includes(callRefusal(error)?.status ?? 0)) return null
    throw error
  })
