/** The name under which a form posts how its record stood when it was opened. */
export const READ = 'read'

type Typed = Readonly<Record<string, unknown>>

interface Edits {
  /** What is to be saved: one's own change where there is one, else what stands there now. */
  readonly values: Typed
  /** Fields that somebody else changed meanwhile and that stay as they put them. */
  readonly adopted: readonly string[]
  /** Fields that both changed, and not to the same. */
  readonly collided: readonly string[]
}

/** Takes what a form showed when it was opened, what was typed in it, what the record holds now, and when two values of a field are one; returns both changes put together, field by field. */
export function mergeEdits(
  names: readonly string[],
  { read, typed, now }: Readonly<Record<'read' | 'typed' | 'now', Typed>>,
  isSame: IsSame,
): Edits {
  const theirs = names.filter((name) => !isSame(name, read[name], now[name]))
  const adopted = theirs.filter((name) => isSame(name, typed[name], read[name]))
  const collided = theirs.filter((name) => !adopted.includes(name) && !isSame(name, typed[name], now[name]))
  return { values: { ...typed, ...Object.fromEntries(adopted.map((name) => [name, now[name]])) }, adopted, collided }
}

/** Whether two values of a field say the same, however they are written. */
export type IsSame = (name: string, one: unknown, other: unknown) => boolean

interface Kept {
  /** The form's fields. */
  readonly names: readonly string[]
  readonly typed: Typed
  /** What the form would show of the record as it is now. */
  readonly now: Typed
  readonly isSame: IsSame
  /** What is said at a field that both changed. */
  readonly say: (name: string) => string
}

/**
 * Takes a record's form as it was posted and how the record is now; returns both put together, and the form as it is shown again
 * where a field was changed by both. Null for a form that does not say how the record stood.
 */
export function mergePosted(posted: FormData, { names, typed, now, isSame, say }: Kept) {
  const field = posted.get(READ)
  const read = readingOf(typeof field === 'string' ? field : '')
  if (!read) return null
  const edits = mergeEdits(names, { read, typed, now }, isSame)
  const refused = Object.fromEntries(edits.collided.map((name) => [name, [say(name)]]))
  return { ...edits, refused, again: postedWith(posted, edits) }
}

/** What was posted with what others changed in its other fields, so that saving it again takes nothing of that back. */
function postedWith(posted: FormData, { adopted, values }: Edits): FormData {
  const again = new FormData()
  for (const [name, value] of posted) if (!adopted.includes(name)) again.append(name, value)
  for (const name of adopted)
    for (const value of [values[name]].flat())
      if (value !== false) again.append(name, value === true ? 'on' : String(value))
  return again
}

/** Takes what a form posted of how its record stood when it was opened; null where it says nothing that can be read. */
export function readingOf(posted: string): Typed | null {
  try {
    const body: unknown = JSON.parse(posted)
    return typeof body === 'object' && body !== null ? (body as Typed) : null
  } catch {
    return null
  }
}
