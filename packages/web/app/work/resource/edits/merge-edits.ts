import type { FieldShape } from '../shape.server.ts'
import { sentOf } from '../values.ts'

type Typed = Readonly<Record<string, unknown>>

interface Edits {
  /** What is to be saved: one's own change where there is one, else what stands there now. */
  readonly values: Typed
  /** Fields that somebody else changed meanwhile and that stay as they put them. */
  readonly adopted: readonly string[]
  /** Fields that both changed, and not to the same. */
  readonly collided: readonly string[]
}

/** Takes what a form showed when it was opened, what was typed in it, and what the record holds now; returns both changes put together, field by field. */
export function mergeEdits(
  fields: readonly FieldShape[],
  { read, typed, now }: Readonly<Record<'read' | 'typed' | 'now', Typed>>,
  currency: string,
): Edits {
  const isSame = (field: FieldShape, one: unknown, other: unknown) =>
    JSON.stringify(sentOf(field, one, currency)) === JSON.stringify(sentOf(field, other, currency))
  const theirs = fields.filter((field) => !isSame(field, read[field.name], now[field.name]))
  const untouched = theirs.filter((field) => isSame(field, typed[field.name], read[field.name]))
  const collided = theirs.filter(
    (field) => !untouched.includes(field) && !isSame(field, typed[field.name], now[field.name]),
  )
  return {
    values: { ...typed, ...Object.fromEntries(untouched.map(({ name }) => [name, now[name]])) },
    adopted: untouched.map(({ name }) => name),
    collided: collided.map(({ name }) => name),
  }
}

/** Takes what a form posted of how its record stood when it was opened; null where it says nothing that can be read. */
export function readingOf(posted: string): Typed | null {
  try {
    const told: unknown = JSON.parse(posted)
    return typeof told === 'object' && told !== null ? (told as Typed) : null
  } catch {
    return null
  }
}
