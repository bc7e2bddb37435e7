import type { LeadRow } from '@volante/contract/desk'
import { CLOSE_REASONS } from '@volante/domain/lead/lead-work'
import type { Texts } from '../../texts/texts.tsx'
import type { Tone } from '../../ui/data/Tag.tsx'
import { minutesBetween, spanOf, timeLeft } from '../../work/time/time-left.ts'

type Standing = Pick<LeadRow, 'createdAt' | 'replyBy' | 'firstAnswerAt' | 'wasLate' | 'closedAt' | 'closeReason'>

const CLOSE_TONES = { won: 'good', lost: 'info', void: 'info' } as const

/** How a lead stands in a list, where only what asks for somebody is marked. */
export function listStanding(texts: Pick<Texts, 't'>, lead: Standing, now: string) {
  const { tone, words } = standingOf(texts, lead, now)
  return { tone: tone === 'good' || lead.closedAt ? null : tone, words }
}

/** Takes a lead and the moment, ISO; returns how it stands: time left or over, how soon it was answered, or why it is closed. */
export function standingOf(texts: Pick<Texts, 't'>, lead: Standing, now: string): { tone: Tone; words: string } {
  const { t } = texts
  const { createdAt, replyBy, firstAnswerAt, wasLate, closedAt, closeReason } = lead
  if (closedAt && closeReason) {
    return { tone: CLOSE_TONES[CLOSE_REASONS[closeReason]], words: t(`desk.work.reason.${closeReason}`) }
  }
  if (!firstAnswerAt) return timeLeft(texts, replyBy, now)
  const time = spanOf(t, minutesBetween(wasLate ? replyBy : createdAt, firstAnswerAt))
  return wasLate
    ? { tone: 'bad', words: t('desk.reply.answeredLate', { time }) }
    : { tone: 'good', words: t('desk.reply.answered', { time }) }
}
