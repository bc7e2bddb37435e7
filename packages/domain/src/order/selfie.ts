import { type MessageKey, type Refusal, refuse } from '../refusal.ts'
import type { OrderTextKey } from './stages.ts'

/**
 * The states of the security photo. The four of spec platform §4 as they travel, `ready` before the first photo, and
 * `human review`, where a person decides after the last attempt (CK9).
 */
export const SELFIE_STATES = [
  'ready',
  'failed face detection',
  'retry',
  'maximum attempts exceeded',
  'human review',
  'success',
] as const
export type SelfieState = (typeof SELFIE_STATES)[number]

/** What happened: the detector's answer to a photo, the buyer's wish, the end of the time, a person's decision. */
export const SELFIE_EVENTS = [
  'noFace',
  'notRecognised',
  'recognised',
  'timeExceeded',
  'tryAgain',
  'askHuman',
  'humanApproves',
  'humanRefuses',
] as const
export type SelfieEvent = (typeof SELFIE_EVENTS)[number]

export type SelfieLimits = { readonly maxAttempts: number; readonly seconds: number }
export type Selfie = {
  readonly state: SelfieState
  readonly attempts: number
  readonly startedAt: Date
  /** Those that held when it began. */
  readonly limits: SelfieLimits
}

/** Unless a site's settings say otherwise (O-25 for the attempts). */
export const SELFIE_LIMITS: SelfieLimits = { maxAttempts: 3, seconds: 10 * 60 }

/** Widest screen, in pixels, on which the photo is taken (spec platform §2, §8: mobile only). */
export const SELFIE_MAX_WIDTH = 720

/** The key of each state's text. */
export const SELFIE_TEXTS = {
  ready: 'order.selfie.ready',
  'failed face detection': 'order.selfie.failedDetection',
  retry: 'order.selfie.retry',
  'maximum attempts exceeded': 'order.selfie.maxAttempts',
  'human review': 'order.selfie.humanReview',
  success: 'order.selfie.success',
} as const satisfies Readonly<Record<SelfieState, OrderTextKey>>

/** Takes the moment a photo was asked for and the limits; returns the selfie at its start. */
export const newSelfie = (startedAt: Date, limits: SelfieLimits): Selfie => ({
  state: 'ready',
  attempts: 0,
  startedAt,
  limits,
})

/** Which events each state takes; every other one is refused. A failure moves on to `failed face detection`, or to the maximum. */
export const SELFIE_TAKES: Readonly<Record<SelfieState, readonly SelfieEvent[]>> = {
  ready: ['noFace', 'notRecognised', 'recognised', 'timeExceeded'],
  'failed face detection': ['tryAgain', 'timeExceeded'],
  retry: ['noFace', 'notRecognised', 'recognised', 'timeExceeded'],
  'maximum attempts exceeded': ['askHuman', 'humanApproves'],
  'human review': ['humanApproves', 'humanRefuses'],
  success: [],
}

/** Takes a selfie; returns the photos still allowed. */
export const attemptsLeft = ({ attempts, limits }: Selfie): number => Math.max(0, limits.maxAttempts - attempts)

/** Takes a selfie; returns when its time is over. */
export const endOfSelfie = ({ startedAt, limits }: Pick<Selfie, 'startedAt' | 'limits'>): Date =>
  new Date(startedAt.getTime() + limits.seconds * 1000)

/** Takes a selfie and the present; returns whether its time is over. */
export const isSelfieOver = (selfie: Selfie, now: Date): boolean => now >= endOfSelfie(selfie)

/** Takes a selfie, an event and the present; refuses what its state does not take and a photo after the time. */
export function selfieRefusal(selfie: Selfie, event: SelfieEvent, now: Date): Refusal | null {
  const isTaken = SELFIE_TAKES[selfie.state].includes(event)
  if (!isTaken && attemptsLeft(selfie) === 0) return refuse('antiFraud.maxAttempts')
  // Whoever notices first that the time is over, the one who tries or the timer: the one who tries reads the same.
  const mayBeLate = isTaken || selfie.state === 'maximum attempts exceeded'
  if (mayBeLate && isAttempt(event) && isSelfieOver(selfie, now)) return refuse('antiFraud.timeExceeded')
  return isTaken ? null : refuse('request.conflict')
}

/**
 * Takes a selfie and an event that `selfieRefusal` accepts; returns the next state. A photo that fails counts as an attempt;
 * the last one, the end of the time and a person's refusal lead to `maximum attempts exceeded` (CK9: a human route).
 */
export function selfieAfter(selfie: Selfie, event: SelfieEvent): Selfie {
  const attempts = selfie.attempts + (isAttempt(event) ? 1 : 0)
  return { ...selfie, attempts, state: stateAfter(event, attempts >= selfie.limits.maxAttempts) }
}

/** What the buyer reads after each failure (spec platform §8). */
export const SELFIE_MESSAGES = {
  noFace: 'antiFraud.faceNotFound',
  notRecognised: 'antiFraud.notRecognised',
  timeExceeded: 'antiFraud.timeExceeded',
} as const satisfies Readonly<Partial<Record<SelfieEvent, MessageKey>>>

const isAttempt = (event: SelfieEvent): boolean =>
  event === 'noFace' || event === 'notRecognised' || event === 'recognised'

function stateAfter(event: SelfieEvent, isLast: boolean): SelfieState {
  if (event === 'recognised' || event === 'humanApproves') return 'success'
  if (event === 'tryAgain') return 'retry'
  if (event === 'askHuman') return 'human review'
  if (event === 'timeExceeded' || event === 'humanRefuses' || isLast) return 'maximum attempts exceeded'
  return 'failed face detection'
}
