/** How a review stands: everybody reads it, somebody has to look at it first, or it was taken down. */
export const REVIEW_STATES = ['published', 'held', 'removed'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** What is decided of a review that waits: it stands as it is, its text is taken down, or only the pictures that wait are. */
export const DECISIONS = ['publish', 'remove', 'dropPhotos'] as const
export type Decision = (typeof DECISIONS)[number]

/** Why a review is taken down. That it speaks ill of a car is no reason (RV-7). */
export const REMOVALS = [
  'PERSONAL_DATA',
  'PLATE',
  'LINK',
  'INSULT',
  'ADVERTISING',
  'OFF_TOPIC',
  'NOT_OWN_EXPERIENCE',
] as const
export type Removal = (typeof REMOVALS)[number]

/** Why somebody reports a review. */
export const REPORT_REASONS = [...REMOVALS, 'OTHER'] as const

/** Within this time of its being held or reported a review is decided (RV-6). */
export const PROMISE_MS = 48 * 3_600_000

interface Waiting {
  readonly state: ReviewState
  readonly hasPhotos: boolean
}

/**
 * Takes how a review stands, whether pictures of it wait, and what is decided; returns how it stands then. Null where
 * there is no picture to drop.
 */
export function reviewAfter({ state, hasPhotos }: Waiting, decision: Decision): ReviewState | null {
  if (decision === 'remove') return 'removed'
  if (decision === 'publish') return 'published'
  return hasPhotos ? state : null
}
