import { setImmediate } from 'node:timers/promises'

/** About one millisecond of work: so long others wait at most. */
const PIXELS = 80_000

/** Does the rows of a picture a band at a time and lets the process answer others in between. */
export async function inBands(
  width: number,
  height: number,
  work: (fromRow: number, toRow: number) => void,
): Promise<void> {
  const rows = Math.max(1, Math.floor(PIXELS / width))
  for (let row = 0; row < height; row += rows) {
    if (row > 0) await setImmediate()
    work(row, Math.min(height, row + rows))
  }
}
