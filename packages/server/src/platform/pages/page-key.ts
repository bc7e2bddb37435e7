/** One cached page per site, path and the query parameters it reads; whatever else an address carries makes no new entry. */
export function pageKey(path: string, search: string, known: readonly string[]): string {
  if (search === '' || known.length === 0) return path
  const query = knownQuery(search, known)
  return query === '' ? path : `${path}?${query}`
}

/** The known parameters in the order of the route's list, so that the order in the address does not matter. */
export function knownQuery(search: string, known: readonly string[]): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of known) for (const value of given.getAll(name)) kept.append(name, value)
  return kept.toString()
}

/** Where a shared page sends its visitor, with the parameters of this visit that the page itself never saw. */
export function withRest(location: string, search: string, known: readonly string[]): string {
  const rest = new URLSearchParams(search)
  for (const name of known) rest.delete(name)
  const text = rest.toString()
  return text === '' ? location : `${location}${location.includes('?') ? '&' : '?'}${text}`
}

/** `/a/b?c=1` apart, without building a URL: this runs before every answer. */
export function splitAddress(address: string): { path: string; search: string } {
  const at = address.indexOf('?')
  return at < 0 ? { path: address, search: '' } : { path: address.slice(0, at), search: address.slice(at + 1) }
}
