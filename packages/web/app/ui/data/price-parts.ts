export interface PriceParts {
  readonly sign: string
  readonly symbol: string
  readonly integer: string
  /** With its separator; empty when there are no cents to show. */
  readonly fraction: string
}

/** Takes what Intl.NumberFormat made of a price; returns its pieces, without the cents when they are zero and not asked for. */
export function priceParts(parts: readonly Intl.NumberFormatPart[], hasCents: boolean): PriceParts {
  const join = (...types: readonly string[]) =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join('')
  const isRound = /^0*$/.test(join('fraction'))
  return {
    sign: join('minusSign') ? '−' : join('plusSign'),
    symbol: join('currency'),
    integer: join('integer', 'group'),
    fraction: isRound && !hasCents ? '' : join('decimal', 'fraction'),
  }
}
