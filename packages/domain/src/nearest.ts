/** Takes a word that was not found and the words there are; returns up to three nearest ones, most alike first. */
export function nearest(word: string, words: readonly string[]): string[] {
  const wanted = plain(word)
  return words
    .map((one) => ({ one, distance: distance(wanted, plain(one)) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ one }) => one)
}

const plain = (text: string): string =>
  text
    .slice(0, 60)
    .normalize('NFD')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase()

/** Edits between two words (Levenshtein), row by row. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1]
    for (const [j, other] of b.split('').entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
