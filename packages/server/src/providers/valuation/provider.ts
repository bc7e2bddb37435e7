import type { Country } from '@volante/domain/vocabulary'

export interface UsedCar {
  readonly country: Country
  readonly mvsCode: string
  readonly year: number
}

/** What cars of a version and year are worth on average, by a table of one month. */
export interface Reference {
  /** YYYY-MM. */
  readonly month: string
  /** The table's own code of the version. */
  readonly code: string
  readonly cents: number
}

/** Who knows what used cars are worth. */
export interface Valuations {
  /** Null: its table does not have the car. Throws where it cannot say. */
  find(car: UsedCar): Promise<Reference | null>
}
