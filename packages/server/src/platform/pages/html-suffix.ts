/** The address a page's `.html` form stands for: `/br/fiat/proposta.html` -> `/br/fiat/proposta`; null for any other. */
export function withoutHtml(path: string): string | null {
  const found = /^(\/.*?)(?:\/index)?\.html$/.exec(path)
  return found ? (found[1] ?? null) : null
}
