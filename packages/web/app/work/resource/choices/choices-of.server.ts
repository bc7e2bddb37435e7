import type { Choice } from '../../../ui/field/Select.tsx'
import type { callsOf } from '../calls.server.ts'
import type { Resource, Row } from '../resource.ts'
import { queryShape } from '../schema.server.ts'

/** What filters, or fields, can be where another call says it; each is asked once. */
export async function choicesOf(
  resource: Resource,
  at: ReturnType<typeof callsOf>,
  query: Row,
  names: readonly string[],
) {
  const read = Object.entries(resource.choices ?? {}).flatMap(([name, of]) =>
    typeof of === 'function' || !names.includes(name) ? [] : [{ name, ...of }],
  )
  const calls = [...new Set(read.map(({ from }) => from))]
  const answers = await Promise.all(
    calls.map((call) => {
      const known = Object.keys(queryShape(resource, call))
      return at.call(call, {
        query: Object.fromEntries(Object.entries(query).filter(([name]) => known.includes(name))),
      })
    }),
  )
  return Object.fromEntries(
    read.map(({ name, from, read: choices }) => [name, choices(answers[calls.indexOf(from)] as never)]),
  ) as Readonly<Record<string, readonly Choice[]>>
}
