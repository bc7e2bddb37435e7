import { choiceRefusal } from '../choice-refusal.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** How it was, the best first (spec features F-68). */
export const RATINGS = ['5', '4', '3', '2', '1'] as const

/** Takes what was chosen; refuses anything but one of the ratings. */
export const ratingRefusal = (value: string): Refusal | null =>
  choiceRefusal(value, RATINGS) && refuse('order.feedback.rating')
