/** Takes YYYY-MM; returns it as MM/YYYY, as both languages write it. */
export const monthShown = (month: string): string => month.split('-').toReversed().join('/')

/** Takes an amount in cents that is not zero, and how money is written; returns it with its sign. */
export const signed = (cents: number, money: (cents: number) => string): string =>
  `${cents > 0 ? '+' : '−'} ${money(Math.abs(cents))}`
