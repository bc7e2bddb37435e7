import { expect, test } from 'vitest'
import { RATINGS, ratingRefusal } from './feedback.ts'

test.each(RATINGS)('%s is a rating', (rating) => expect(ratingRefusal(rating)).toBeNull())

test.each(['', ' ', '0', '6', '4.5', 'five'])('%j is none', (rating) =>
  expect(ratingRefusal(rating)).toEqual({ key: 'order.feedback.rating' }),
)
