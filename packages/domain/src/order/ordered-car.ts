interface Ordered<Line> {
  readonly color: Line
  readonly coating: Line | null
  readonly optionals: readonly Line[]
  readonly accessories: readonly Line[]
  readonly services: readonly Line[]
}

/** Takes an ordered car; returns all that it costs beyond its list price, in the order in which it is read. */
export const extrasOf = <Line>({ color, coating, optionals, accessories, services }: Ordered<Line>): Line[] => [
  color,
  ...(coating ? [coating] : []),
  ...optionals,
  ...accessories,
  ...services,
]
