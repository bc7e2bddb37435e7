const ENDS = ['. ', '! ', '? ']

/** Takes what somebody wrote and a number of characters; returns its first whole sentences within them, or as many words and an ellipsis where the first sentence is longer. */
export function openingOf(text: string, most: number): string {
  const plain = text.trim()
  if (plain.length <= most) return plain
  const end = Math.max(...ENDS.map((mark) => plain.lastIndexOf(mark, most - 1)))
  if (end > 0) return plain.slice(0, end + 1)
  const space = plain.lastIndexOf(' ', most - 1)
  return `${plain.slice(0, space > 0 ? space : most - 1)}…`
}
