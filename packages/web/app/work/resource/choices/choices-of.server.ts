import type { Texts } from '../../../texts/texts.tsx'
import type { Choice } from '../../../ui/field/Select.tsx'
import type { callsOf } from '../calls.server.ts'
import type { Resource, Row } from '../resource.ts'
import { queryShape } from '../schema.server.ts'

/** A row by its code or id, or its name where it has neither, as it is called, and beside it what else is said of it. */
function choiceOf(row: Row, called: string | undefined): Choice {
  const { id, code = id, name, ...more } = row
  if (called !== undefined) return { value: String(code ?? name), label: called }
  const [beside] = Object.values(more)
  return { value: String(code), label: beside === undefined ? String(name) : `${String(name)} (${String(beside)})` }
}

/** What filters, or fields, can be where another call says it; each is asked once. */
export async function choicesOf(
  resource: Resource,
  at: Awaited<ReturnType<typeof callsOf>>,
  query: Row,
  names: readonly string[],
  texts: Texts,
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
    read.map(({ name, from, in: part, says }) => {
      const answer = answers[calls.indexOf(from)] as Row
      return [
        name,
        ((part === undefined ? answer : answer[part]) as readonly Row[]).map((row) =>
          choiceOf(row, says?.(row, texts)),
        ),
      ]
    }),
  ) as Readonly<Record<string, readonly Choice[]>>
}
