/** A list with more filters than these is not asked again for each. */
const MOST_TRIED = 4

/** Takes the filters of a list that leave nothing, and how to count its rows without one of them; returns those each of which, taken away alone, shows something. */
export async function withoutEach(
  narrowed: readonly string[],
  countWithout: (name: string) => Promise<number>,
): Promise<readonly string[]> {
  if (narrowed.length > MOST_TRIED) return []
  const counts = await Promise.all(narrowed.map(countWithout))
  return narrowed.filter((_, at) => (counts[at] ?? 0) > 0)
}
