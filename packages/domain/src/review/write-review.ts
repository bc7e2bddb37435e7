import { ratingRefusal } from '../order/feedback.ts'
import { checkFilled, type Refusal, refuse, type Refusals, refusing } from '../refusal.ts'
import { textRefusal } from '../text.ts'

/** Letters of a review's text (RV-10). */
export const TEXT_LENGTH = { least: 30, most: 2000 } as const
export const TITLE_MOST = 80
export const NICKNAME_MOST = 30
/** Pictures of one review. */
export const PHOTOS_MOST = 6
const KILOMETRES_MOST = 2_000_000

export interface ReviewAnswers {
  /** A number of stars as text. */
  readonly rating: string
  readonly title: string
  readonly text: string
  readonly nickname: string
  readonly kilometres: string
}

/**
 * Takes a review as it was typed; refuses a rating that is none, a text under 30 or over 2,000 letters, the characters & $ < > % (spec
 * calls, rating.reviews.create), a title over 80 and a nickname over 30 letters, and kilometres no car has.
 */
export const reviewRefusals = ({ rating, title, text, nickname, kilometres }: ReviewAnswers): Refusals =>
  refusing({
    rating: ratingRefusal(rating),
    title: textRefusal(title, 'optional') ?? lengthRefusal(title, TITLE_MOST),
    text: textRefusal(text) ?? longEnough(text) ?? lengthRefusal(text, TEXT_LENGTH.most),
    nickname: textRefusal(nickname, 'optional') ?? lengthRefusal(nickname, NICKNAME_MOST),
    kilometres: kilometresRefusal(kilometres),
  })

const longEnough = (text: string): Refusal | null =>
  text.trim().length < TEXT_LENGTH.least ? refuse('review.tooShort', { least: TEXT_LENGTH.least }) : null

const lengthRefusal = (text: string, most: number): Refusal | null =>
  text.trim().length > most ? refuse('review.tooLong', { most }) : null

const kilometresRefusal = (value: string): Refusal | null =>
  checkFilled(value, 'optional', (typed) =>
    /^\d{1,7}$/.test(typed) && Number(typed) <= KILOMETRES_MOST ? null : refuse('review.kilometres'),
  )
