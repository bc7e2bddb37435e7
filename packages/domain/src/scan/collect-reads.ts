import { SCAN } from './scan-settings.ts'

/** How often the same must be read before it counts (CH-8). */
const EQUAL_READS = 2

export interface Collected {
  /** The latest readings, at most as many as are compared. */
  readonly reads: readonly string[]
  /** What was read often enough. */
  readonly found: string | null
}

/** Takes the readings so far and what one more picture gave (nothing, or several codes); returns both together, and what was read twice. */
export function collectReads(reads: readonly string[], more: readonly string[]): Collected {
  const all = [...reads, ...more].slice(-SCAN.collectorCapacity)
  const found = more.find((read) => all.filter((one) => one === read).length >= EQUAL_READS) ?? null
  return { reads: all, found }
}
