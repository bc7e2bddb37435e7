/**
 * Constants of spec platform §2 and §9 that have no home of their own. Rules keep the limits only they use beside
 * them. Times are milliseconds.
 */
export const CACHE_TTL_MS = 14_400_000
export const LOCATION_TTL_MS = 14_400_000
export const IMAGE_SIZES = { small: '48x48', medium: '140x100', large: '319x319', extraLarge: '1280x1280' } as const
export const PHONE_CHECK = { attempts: 3, timeoutMs: 3_000, retryDelayMs: 500 } as const
export const POPUP = { defaultMs: 5_000, whatsAppFailureMs: 4_000 } as const
export const DEBOUNCE_MS = 500
export const TEST_DRIVE_ANSWER_HOURS = 24
export const BOLETO_COMPENSATION_DAYS = 3
export const OIL_CHANGE_MONTHS = 12
export const PROMOTIONS_PAGE = { page: 0, size: 20 } as const
export const LAYOUT = { mobileMax: 720, tabletMax: 860, wideFrom: 1600 } as const
export const ANCHOR_SCROLL = { delayMs: 1_000, offsetPx: 100 } as const
/** Mask patterns 0 to 7 as the standard has them; the specification says 1 to 7. */
export const QR_CODE = { versionMin: 1, versionMax: 40, maskMin: 0, maskMax: 7 } as const
/** Metres (spec platform §9); the equatorial radius, about 0.1% above the mean one. */
export const EARTH_RADIUS_M = 6_378_137
