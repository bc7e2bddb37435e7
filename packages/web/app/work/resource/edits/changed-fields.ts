/** What fields hold, each as one text; of boxes those that are ticked, in no order. */
export type Held = Readonly<Record<string, string>>

const oneText = (values: readonly string[]): string => values.toSorted().join('\n')

/** Takes what a form posts and its fields; returns what they hold. */
export const heldIn = (posted: FormData, fields: readonly string[]): Held =>
  Object.fromEntries(fields.map((field) => [field, oneText(posted.getAll(field).map(String))]))

/** Takes what a form shows of its record; returns what its fields hold before anything is typed. */
export const heldAtFirst = (shown: Readonly<Record<string, unknown>>, fields: readonly string[]): Held =>
  Object.fromEntries(
    fields.map((field) => {
      const value = shown[field] ?? ''
      if (typeof value === 'boolean') return [field, value ? 'on' : '']
      return [field, oneText([value].flat().map(String))]
    }),
  )

/** Takes what fields held and hold; returns those that differ. */
export const changedFields = (first: Held, now: Held): readonly string[] =>
  Object.keys(first).filter((field) => now[field] !== first[field])
