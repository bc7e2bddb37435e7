/** Takes the share of the view that a sheet covers, its speed upwards in shares a second, and the stops in rising order; returns the stop to rest at. */
export function restingDetent(share: number, speed: number, detents: readonly number[]): number {
  const aimed = share + Math.max(-0.4, Math.min(0.4, speed * 0.18))
  let best = 0
  detents.forEach((detent, i) => {
    if (Math.abs(detent - aimed) < Math.abs((detents[best] ?? 0) - aimed)) best = i
  })
  return best
}
