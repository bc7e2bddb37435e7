/** So much may two months of the same loan differ: other due days, other rounding. */
const SAME_MONTH = 0.005

/** Takes two months in cents, the second the one that was shown; returns whether they are of the same loan. */
export const isSameMonth = (one: number, shown: number): boolean => Math.abs(one - shown) <= shown * SAME_MONTH
