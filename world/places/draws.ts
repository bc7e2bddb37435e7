import { chanceOf } from '../random.ts'

/** Choices in a row that come out the same each time for the same seed. */
export interface Draws {
  /** At least 0, below 1. */
  next(): number
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number
  pick<T>(list: readonly T[]): T
}

export function drawsOf(seed: string): Draws {
  let drawn = 0
  const next = () => chanceOf(`${seed} ${drawn++}`)
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    pick<T>(list: readonly T[]): T {
      const chosen = list[whole(0, list.length - 1)]
      if (chosen === undefined) throw new Error(`Nothing to pick from for ${seed}`)
      return chosen
    },
  }
}
