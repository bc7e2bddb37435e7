/** What staff do with a lead; each is kept with who did it and when. */
export const LEAD_ACTS = ['take', 'give', 'release', 'answer', 'try', 'note', 'close', 'reopen'] as const
export type LeadAct = (typeof LEAD_ACTS)[number]

/** By which way a person may be answered. */
export const ANSWER_CHANNELS = ['WHATSAPP', 'PHONE', 'EMAIL', 'VISIT'] as const
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number]

/** Why a lead is closed, and what that counts as: a sale, a loss, or nothing that ever was one. */
export const CLOSE_REASONS = {
  bought: 'won',
  price: 'lost',
  credit: 'lost',
  elsewhere: 'lost',
  postponed: 'lost',
  unreachable: 'lost',
  duplicate: 'void',
  invalid: 'void',
} as const satisfies Readonly<Record<string, 'won' | 'lost' | 'void'>>
export type CloseReason = keyof typeof CLOSE_REASONS
export const CLOSE_REASON_NAMES = Object.keys(CLOSE_REASONS) as readonly CloseReason[]

/** Whether the person still has to be answered and whether the time promised is over; answered; closed. */
export const LEAD_STATES = ['late', 'inTime', 'answered', 'closed'] as const
export type LeadState = (typeof LEAD_STATES)[number]

interface Worked {
  readonly replyBy: Date
  readonly firstAnswerAt: Date | null
  readonly closedAt: Date | null
}

/** Takes what is known of a lead and the moment; returns its state. Only a person's answer ends the waiting, and a closed lead waits for nothing. */
export function leadState({ replyBy, firstAnswerAt, closedAt }: Worked, now: Date): LeadState {
  if (closedAt) return 'closed'
  if (firstAnswerAt) return 'answered'
  return replyBy < now ? 'late' : 'inTime'
}

/** Takes what is known of a lead; returns whether its first answer came after the time promised, which it stays for ever. */
export const wasAnsweredLate = ({ replyBy, firstAnswerAt }: Omit<Worked, 'closedAt'>): boolean =>
  firstAnswerAt !== null && firstAnswerAt > replyBy

/**
 * Takes a reason to close a lead, whether the person was answered and how often they were called in vain; refuses what hides
 * that nobody answered: a sale or a loss needs an answer, and who cannot be reached must have been tried.
 */
export function closeRefusal(
  reason: CloseReason,
  { isAnswered, tries }: { readonly isAnswered: boolean; readonly tries: number },
): 'lead.close.unanswered' | 'lead.close.untried' | null {
  if (isAnswered || CLOSE_REASONS[reason] === 'void') return null
  if (reason !== 'unreachable') return 'lead.close.unanswered'
  return tries > 0 ? null : 'lead.close.untried'
}
