import type { Build } from './catalogue.ts'

/** 4 hours in milliseconds (spec platform §9). */
export const SAVED_CAR_LIFE = 14_400_000

/** Cents by what they are for; null while they must be asked for again. */
export type SavedPrices = {
  readonly list: number | null
  readonly color: number | null
  readonly coating: number | null
  readonly parts: Readonly<Record<string, number | null>>
  readonly services: Readonly<Record<string, number | null>>
  readonly bonus: number | null
  readonly total: number | null
}

/** What the browser keeps of a car; it comes back from outside, so the fields that make it valid may be missing. */
export type SavedCar = {
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly mvs?: { readonly code?: string; readonly year?: number } | undefined
  readonly location?:
    | { readonly countryCode?: string; readonly stateCode?: string; readonly cityName?: string }
    | undefined
  readonly build: Build
  readonly prices: SavedPrices
}

export type SavedCarRefusal = 'mvsMissing' | 'locationMissing' | 'expired'

/** What the price service must answer before a total may be shown again. */
export type ToPrice = {
  readonly mvsCode: string
  readonly year: number | null
  readonly colorCode: string | null
  readonly coatingCode: string | null
  readonly partIds: readonly string[]
  readonly serviceIds: readonly string[]
}

export type RestoredCar =
  | {
      readonly status: 'restored' | 'expired'
      readonly car: SavedCar
      readonly toPrice: ToPrice
      readonly loadedFromLocalStorage: true
    }
  | { readonly status: 'refused'; readonly refusal: Exclude<SavedCarRefusal, 'expired'> }

/**
 * Takes a saved car and the time now (milliseconds); returns why it is not valid, or null: it needs an MVS code, a
 * location with a country code, and less than 4 hours. A car saved in the future has no known age and counts as
 * expired (spec platform §4).
 */
export function savedCarRefusal({ mvs, location, savedAt }: SavedCar, now: number): SavedCarRefusal | null {
  if (!mvs?.code?.trim()) return 'mvsMissing'
  if (!location?.countryCode?.trim()) return 'locationMissing'
  const age = now - savedAt
  return age >= 0 && age < SAVED_CAR_LIFE ? null : 'expired'
}

/**
 * Takes a saved car and the time now (milliseconds); returns the car with every price null and what must be priced
 * again. An expired one reopens flagged; one without MVS code or country is refused (spec platform §4; C09).
 */
export function restoreSavedCar(saved: SavedCar, now: number): RestoredCar {
  const refusal = savedCarRefusal(saved, now)
  if (refusal === 'mvsMissing' || refusal === 'locationMissing') return { status: 'refused', refusal }
  const { colorCode, coatingCode, parts, services } = saved.build
  const unpriced = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, null]))
  const prices: SavedPrices = {
    list: null,
    color: null,
    coating: null,
    parts: unpriced(parts),
    services: unpriced(services),
    bonus: null,
    total: null,
  }
  return {
    status: refusal ?? 'restored',
    car: { ...saved, prices },
    toPrice: {
      mvsCode: saved.mvs?.code ?? '',
      year: saved.mvs?.year ?? null,
      colorCode,
      coatingCode,
      partIds: parts,
      serviceIds: services,
    },
    loadedFromLocalStorage: true,
  }
}
