/** Takes where a GET form leads and its fields in order; returns the address with the fields that say something. */
export function liveAddress(action: string, fields: Iterable<readonly [string, FormDataEntryValue]>): string {
  const search = new URLSearchParams()
  for (const [name, value] of fields) {
    const text = typeof value === 'string' ? value.trim() : ''
    if (text !== '') search.append(name, text)
  }
  const query = search.toString()
  return query === '' ? action : `${action}?${query}`
}
