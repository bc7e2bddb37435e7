import type { Tone, Topic } from '@volante/domain/review/opinion'

/** Under 3 stars, 3, and over. */
export type Mood = 'high' | 'middle' | 'low'

/** What the demo's owners say, in one language: sentences that a review is put together from. */
export interface ReviewWords {
  readonly names: readonly string[]
  /** How the car is used: to get around, or to work. */
  readonly opens: Readonly<Record<'car' | 'work', readonly string[]>>
  readonly topics: Readonly<Record<Topic, Readonly<Record<Tone, readonly string[]>>>>
  readonly closes: Readonly<Record<Mood, readonly string[]>>
  /** First of what somebody says again after some time. */
  readonly later: Readonly<Record<'high' | 'low', readonly string[]>>
  readonly titles: Readonly<Record<Mood, readonly string[]>>
}
