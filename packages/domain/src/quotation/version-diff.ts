/** What a version says, field by field: cents as numbers, everything else in words. */
export type VersionFields = Readonly<Record<string, string | number | null>>

export interface FieldChange {
  readonly field: string
  readonly before: string | number | null
  readonly after: string | number | null
}

/** Takes two versions; returns what differs, in the order of the later one. The first version differs in nothing. */
export const versionDiff = (before: VersionFields | null, after: VersionFields): FieldChange[] =>
  before === null
    ? []
    : Object.entries(after)
        .filter(([field, value]) => (before[field] ?? null) !== value)
        .map(([field, value]) => ({ field, before: before[field] ?? null, after: value }))
