/**
 * Constants of spec platform §2 and §9 that have no home of their own. Rules keep the limits only they use beside
 * them. Times are milliseconds.
 */
export const CACHE_TTL_MS = 14_400_000
export const PHONE_CHECK = { attempts: 3, timeoutMs: 3_000, retryDelayMs: 500 } as const
export const POPUP = { defaultMs: 5_000, whatsAppFailureMs: 4_000 } as const
export const BOLETO_COMPENSATION_DAYS = 3
/** Metres (spec platform §9); the equatorial radius, about 0.1% above the mean one. */
export const EARTH_RADIUS_M = 6_378_137
/** Rows of a list are counted so far (criteria BO-3): the rest would cost more than the page and say nothing. */
export const MOST_COUNTED = 10_000
