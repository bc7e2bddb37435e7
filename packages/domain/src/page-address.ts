/**
 * Takes a path; answers its parent path with the .html suffix, to which a page redirects, or null at the top (spec
 * calls §2).
 */
export function htmlRedirect(path: string): string | null {
  const parent = path.replace(/(?<!\/)\/+$/, '').replace(/\/[^/]*$/, '')
  return parent.replace(/\/+/g, '') === '' ? null : `${parent}.html`
}

/** Takes a page address; answers it without query and fragment: a lead's retUrl (spec platform §3). */
export function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
