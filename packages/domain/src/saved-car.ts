export const SAVED_CAR_TTL_MS = 14_400_000

export type SavedCar = { readonly mvsCode: string | null; readonly countryCode: string | null; readonly savedAt: Date }

/**
 * Takes a saved car and now; answers whether it may be restored: mvs code, country code and less than 4 hours old
 * (spec platform §4).
 */
export function isSavedCarValid(car: SavedCar, now: Date): boolean {
  const age = now.getTime() - car.savedAt.getTime()
  return Boolean(car.mvsCode && car.countryCode) && age >= 0 && age < SAVED_CAR_TTL_MS
}
