import { answerOf, type callsOf } from './calls.server.ts'
import type { Resource, Row } from './resource.ts'
import { queryShape } from './shape.server.ts'

/** A list with more filters than these is not asked again for each. */
const MOST_TRIED = 4

/**
 * Takes a list whose filters leave nothing and what it was asked; returns the filters each of which, taken away alone, shows
 * something, and how many there are then, as far as that is counted.
 */
export async function withoutEach(
  resource: Resource,
  at: ReturnType<typeof callsOf>,
  chosen: Readonly<Record<string, string>>,
  query: Row,
): Promise<readonly { readonly name: string; readonly count: number }[]> {
  const narrowed = (resource.filters ?? []).filter((name) => name !== 'sort' && (chosen[name] ?? '') !== '')
  if (narrowed.length > MOST_TRIED) return []
  const first = { page: undefined, after: undefined, ...('size' in queryShape(resource) ? { size: 1 } : {}) }
  const counts = await Promise.all(
    narrowed.map(async (name) => {
      const asked = Object.entries({ ...query, ...first, [name]: undefined }).filter(([, value]) => value !== undefined)
      // What a filter needs beside it may be what was taken away.
      const answer = await at.call(resource.list, { query: Object.fromEntries(asked) }).catch(() => [])
      const { items, total } = answerOf(answer)
      return { name, count: total ?? items.length }
    }),
  )
  return counts.filter(({ count }) => count > 0)
}
