/** Takes a list of known values and any text; returns whether the text is one of them, narrowing its type. */
export function isOneOf<const Known extends string>(known: readonly Known[], value: string): value is Known {
  return known.some((one) => one === value)
}
