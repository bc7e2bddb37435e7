import { addDays } from '@volante/domain/date'
import { LEAST_FOR_MEAN } from '@volante/domain/review/summary'
import { expect, test } from 'vitest'
import past from '../../../../../world/data/reviews.json' with { type: 'json' }
import { testServer } from '../../tools/testing/test-server.ts'
import { insertPastReviews, type PastReview } from './past-reviews.ts'

const server = testServer()
const PULSE = '9GD'

test('on whatever day the demo begins, the owners of a model say the same together', async () => {
  const api = await server.as({}, 'br-fiat')
  const reviews = (past as readonly PastReview[]).filter(({ model }) => model === PULSE)
  const reviewsOn = async (day: string) => {
    await insertPastReviews(server.db, reviews, server.platform.sites, new Date(`${day}T09:00:00Z`))
    return api.rating.advice({ query: { modelCode: PULSE } })
  }
  const first = await reviewsOn('2026-01-01')
  expect(first.same?.count).toBeGreaterThanOrEqual(LEAST_FOR_MEAN)
  for (let ahead = 11; ahead < 500; ahead += 11) {
    const day = addDays('2026-01-01', ahead)
    expect(await reviewsOn(day), day).toEqual(first)
  }
})
