/** What a letter says, part by part: the same for the page and for plain text, which is the body itself. */
export type LetterPart =
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }

const FACT = /^([^:]{1,40}): (.+)$/

/**
 * Takes a letter's body as it is written in the texts and the address its button leads to. Parts stand between blank lines: `Label: address`
 * is the button, two or more lines `Label: value` are facts, anything else is text. No other address becomes a link: what people typed stays text.
 */
export function letterParts(body: string, url: string | undefined): LetterPart[] {
  return body
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => partOf(part.split('\n'), url))
}

function partOf(lines: readonly string[], url: string | undefined): LetterPart {
  const rows = lines.flatMap((line): (readonly [string, string])[] => {
    const [, label = '', value = ''] = FACT.exec(line) ?? []
    return label === '' ? [] : [[label, value]]
  })
  const [first] = rows
  if (rows.length < lines.length || !first) return { kind: 'text', lines }
  if (lines.length === 1) return first[1] === url ? { kind: 'button', label: first[0], url } : { kind: 'text', lines }
  return { kind: 'facts', rows }
}
