import type { NormalisedAnswer, RawWish } from '@volante/domain/financing/raw-answers'
import type { SimulationRefusal } from '@volante/domain/financing/simulate'
import type { Country, SimulationType } from '@volante/domain/vocabulary'

/** Terms that a type's own service is asked about; money in cents. */
export interface LenderWish extends RawWish {
  readonly country: Country
  readonly brand: string
  readonly mvs: string
  readonly year: number
  readonly planId: string
}

/** A loan to try a service with, and what the conditions say a month of it is, in cents. */
export interface LenderTrial {
  readonly wish: LenderWish
  readonly monthCents: number
}

/** A type's own service of simulations. It may be asked the same twice. */
export interface Lender {
  /** What it gives, or why not. Throws where it cannot say, and where what it says does not add up. */
  simulate(wish: LenderWish): Promise<NormalisedAnswer | SimulationRefusal>
}

/** By type; null where none is connected and the conditions have the last word. */
export type Lenders = Readonly<Record<SimulationType, Lender | null>>
