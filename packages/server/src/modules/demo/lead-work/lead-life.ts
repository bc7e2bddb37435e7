import type { AnswerChannel, CloseReason } from '@volante/domain/lead/lead-work'
import { chancesOf, pick } from '../chances.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** What staff did with a lead of the demo, in minutes since it came. */
export interface LeadLife {
  readonly answer: { readonly after: number; readonly channel: AnswerChannel } | null
  readonly close: { readonly after: number; readonly reason: CloseReason } | null
}

const CHANNELS = ['WHATSAPP', 'WHATSAPP', 'PHONE', 'EMAIL'] as const
const REASONS = ['bought', 'price', 'elsewhere', 'postponed', 'credit', 'postponed', 'price'] as const

/** Takes a lead's protocol and its age in minutes; returns what became of it, always the same: most were answered in time and are over, some came late, a few still wait. */
export function lifeOf(protocol: string, age: number): LeadLife {
  const [wait = 0, pace = 0, way = 0, end = 0, why = 0] = chancesOf(protocol)
  // One in nine was forgotten for a day or more; nobody is forgotten for a week.
  const after = wait < 0.11 ? Math.round((1 + 5 * pace) * DAY) : Math.round(10 + pace ** 2 * 20 * HOUR)
  if (after >= age) return { answer: null, close: null }
  const over = after + Math.round((1 + end * 20) * DAY)
  const channel = pick(CHANNELS, way) ?? 'PHONE'
  const reason = pick(REASONS, why) ?? 'postponed'
  return { answer: { after, channel }, close: over < age ? { after: over, reason } : null }
}
