/** What people want a car for. */
export const CAR_USES = ['city', 'family', 'work', 'trail', 'electric'] as const

export type CarUse = (typeof CAR_USES)[number]

/** The best of a model's versions; null where no datasheet says. */
export interface UseFacts {
  readonly body: string
  readonly lengthMm: number
  readonly seats: number | null
  /** Litres. */
  readonly luggage: number | null
  /** Millimetres under the car. */
  readonly clearance: number | null
  readonly hasFourWheelDrive: boolean
  /** Driven by a battery alone. */
  readonly isElectric: boolean
}

const CARRIERS = ['pickup', 'van']
/** Parks where a compact one does. */
const CITY_LENGTH = 4_150
/** Three suitcases and a pushchair. */
const FAMILY_LUGGAGE = 400
const TRAIL_CLEARANCE = 200

/** Takes what is known of a model; returns what it suits, which may be several things or none. */
export function usesOf(facts: UseFacts): CarUse[] {
  const { body, lengthMm, seats, luggage, clearance, hasFourWheelDrive, isElectric } = facts
  const isCarrier = CARRIERS.includes(body)
  const suits: Readonly<Record<CarUse, boolean>> = {
    city: !isCarrier && lengthMm <= CITY_LENGTH,
    family: !isCarrier && ((seats ?? 0) >= 7 || ((seats ?? 0) >= 5 && (luggage ?? 0) >= FAMILY_LUGGAGE)),
    work: isCarrier,
    trail: hasFourWheelDrive && (clearance ?? 0) >= TRAIL_CLEARANCE,
    electric: isElectric,
  }
  return CAR_USES.filter((use) => suits[use])
}

/** Takes what somebody sent; returns the use it names, or null. */
export const readUse = (text: string | null): CarUse | null => CAR_USES.find((use) => use === text) ?? null
