const SHORTEST_MARK = 3

/** Takes a text and what must not be in it; returns the text with each of them, however it is capitalised, as `***`. */
export function redacted(text: string, marks: readonly string[]): string {
  const named = marks.filter((mark) => mark.length >= SHORTEST_MARK)
  return named.toSorted((one, other) => other.length - one.length).reduce(without, text)
}

/** No pattern is made of what people typed. */
function without(text: string, mark: string): string {
  const [letters, wanted] = [text.toLowerCase(), mark.toLowerCase()]
  // A few letters of other alphabets grow when they become small: then places no longer agree.
  if (letters.length !== text.length) return text.replaceAll(mark, '***')
  const parts: string[] = []
  let from = 0
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, from)) {
    parts.push(text.slice(from, at))
    from = at + wanted.length
  }
  return [...parts, text.slice(from)].join('***')
}
