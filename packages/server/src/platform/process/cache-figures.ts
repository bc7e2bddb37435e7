/** Kinds of what is kept in memory: answers of calls, files, finished pages, what was read of tables. */
export type CacheKind = 'answers' | 'files' | 'pages' | 'data'

/** One kept thing, as its figures need it. */
export interface Measured {
  readonly nouns: readonly string[]
  readonly bytes: number
  /** How often it was asked for since it was kept. */
  readonly hits: number
  /** Since when (`performance.now()`). */
  readonly since: number
}

/** What keeps things in this process. */
export interface Keeper {
  readonly kind: CacheKind
  each(): Iterable<Measured>
}

export interface TagFigures {
  /** Null: everything together. */
  readonly tag: string | null
  readonly counts: Readonly<Record<CacheKind, number>>
  readonly bytes: number
  readonly hits: number
  /** Age of the oldest; null where nothing is kept. */
  readonly ageMs: number | null
}

/** Takes what keeps things; returns what is kept by tag, everything first, then by size. What has several tags counts under each. */
export function tagFigures(keepers: readonly Keeper[], now: number): TagFigures[] {
  const tags = new Map<string | null, Counted>([[null, empty()]])
  for (const { kind, each } of keepers)
    for (const one of each())
      for (const tag of new Set([null, ...one.nouns])) {
        const counted = tags.get(tag) ?? empty()
        tags.set(tag, counted)
        counted.counts[kind] += 1
        counted.bytes += one.bytes
        counted.hits += one.hits
        counted.since = Math.min(counted.since, one.since)
      }
  const figures = [...tags].map(([tag, { counts, bytes, hits, since }]) => {
    return { tag, counts, bytes: Math.round(bytes), hits, ageMs: since === Infinity ? null : now - since }
  })
  return figures.sort((a, b) => Number(a.tag !== null) - Number(b.tag !== null) || b.bytes - a.bytes)
}

interface Counted {
  readonly counts: Record<CacheKind, number>
  bytes: number
  hits: number
  since: number
}

const empty = (): Counted => ({
  counts: { answers: 0, files: 0, pages: 0, data: 0 },
  bytes: 0,
  hits: 0,
  since: Infinity,
})
