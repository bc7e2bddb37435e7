/** The 97.5 % point of the normal distribution: a two-sided interval of 95 %. */
const Z = 1.959963984540054

/**
 * Takes how many of how many found a review useful; returns the lower bound of the 95 % Wilson score interval of that share,
 * from 0 to 1, and 0 where nobody did (E. B. Wilson, JASA 22, 1927).
 */
export function wilsonLowerBound(useful: number, votes: number): number {
  if (useful === 0) return 0
  const share = useful / votes
  const z2 = Z * Z
  const spread = Z * Math.sqrt((share * (1 - share) + z2 / (4 * votes)) / votes)
  return Math.max(0, (share + z2 / (2 * votes) - spread) / (1 + z2 / votes))
}
