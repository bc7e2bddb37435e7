/** Takes data as JSON has it; returns the same in which equal lists and objects are one, which the router writes into the page once. */
export function writtenOnce<T>(data: T): T {
  const known = new Map<string, unknown>()
  const one = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const parts = Array.isArray(value)
      ? value.map(one)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, one(part)]))
    const key = JSON.stringify(parts)
    if (!known.has(key)) known.set(key, parts)
    return known.get(key)
  }
  return one(data) as T
}
