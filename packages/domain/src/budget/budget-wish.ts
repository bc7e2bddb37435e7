import type { SimulationType } from '../vocabulary.ts'

/** What a buyer asks for; null leaves it open. */
export interface BudgetWish {
  /** What a month may cost, in cents. */
  readonly monthly: number | null
  /** Money for the entrance. */
  readonly down: number | null
  /** What a used car is worth, which goes into the entrance. */
  readonly trade: number | null
  readonly count: number | null
  /** A type of plan, or any without a final instalment. */
  readonly plan: SimulationType | 'noFinal' | null
  readonly brand: string | null
  /** Keys of equipment that the car must have. */
  readonly must: readonly string[]
}

export const ANY_WISH: BudgetWish = {
  monthly: null,
  down: null,
  trade: null,
  count: null,
  plan: null,
  brand: null,
  must: [],
}

/** Takes a wish; returns what goes into the entrance in cents, null where each plan's own percentage is taken. */
export const entranceOf = ({ down, trade }: BudgetWish): number | null =>
  down === null && trade === null ? null : (down ?? 0) + (trade ?? 0)
