import { importsOf, type Source } from './web-borders.ts'

/** Takes sources; returns the shortest circle of imports through each file that is in one, imports of types counted, each circle once. */
export function circles(sources: readonly Source[]): readonly (readonly string[])[] {
  const known = new Set(sources.map(({ path }) => path))
  const targets = new Map(
    sources.map(({ path, text }) => [path, importsOf(path, text).filter((target) => known.has(target))]),
  )
  const found = new Map<string, readonly string[]>()
  for (const path of known) {
    const circle = circleThrough(path, targets)
    if (circle) found.set(circle.toSorted().join(), circle)
  }
  return [...found.values()]
}

/** The shortest way from a file back to itself. */
function circleThrough(start: string, targets: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const seen = new Set<string>()
  const ways: (readonly string[])[] = [[start]]
  for (const way of ways) {
    for (const next of targets.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}
