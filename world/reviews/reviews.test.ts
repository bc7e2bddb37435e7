import { holdsOf } from '@volante/domain/review/held'
import { TONES, TOPICS } from '@volante/domain/review/opinion'
import { ageOf } from '@volante/domain/review/ownership'
import { LEAST_FOR_MEAN } from '@volante/domain/review/summary'
import { opinionsOf } from '@volante/domain/review/topics'
import { reviewRefusals } from '@volante/domain/review/write-review'
import { expect, test } from 'vitest'
import models from '../data/models.json' with { type: 'json' }
import { buildReviews } from './build.ts'
import { ES } from './words-es.ts'
import { PT } from './words-pt.ts'

const reviews = buildReviews(models as Parameters<typeof buildReviews>[0])

test('every model has at least six reviews in each of its countries, which anybody could have written here', () => {
  for (const { code, markets } of models) {
    for (const { country } of markets) {
      const own = reviews.filter((review) => review.model === code && review.country === country)
      expect(own.length, `${code} ${country}`).toBeGreaterThanOrEqual(6)
    }
  }
  for (const { country, nickname = '', versions } of reviews) {
    for (const { rating, title, text, kilometres } of versions) {
      const typed = { rating: String(rating), title: title ?? '', text, nickname, kilometres: String(kilometres ?? '') }
      expect(reviewRefusals(typed), text).toEqual({})
      expect(holdsOf(text, country), text).toEqual([])
    }
  }
})

test('of every model with ten reviews five owners tell of their first months and of their third year', () => {
  for (const { code, markets } of models) {
    for (const { country } of markets) {
      const own = reviews.filter((review) => review.model === code && review.country === country)
      const ages = own.map(({ versions }) => versions.flatMap(({ months }) => (months === null ? [] : [ageOf(months)])))
      const both = ages.filter((shown) => shown.includes('1') && shown.includes('36'))
      if (own.length >= 10) expect(both.length, `${code} ${country}`).toBeGreaterThanOrEqual(LEAST_FOR_MEAN)
    }
  }
})

test('no two reviews of a country say the same', () => {
  const texts = reviews.flatMap(({ country, versions }) => versions.map(({ text }) => `${country} ${text}`))
  expect(texts.length - new Set(texts).size).toBeLessThanOrEqual(3)
})

test.each([
  ['pt-BR', PT],
  ['es-AR', ES],
] as const)('%s: what a sentence praises and criticises is found in it', (language, words) => {
  for (const topic of TOPICS) {
    for (const tone of TONES) {
      for (const sentence of words.topics[topic][tone])
        expect(opinionsOf(sentence, language, 3), sentence).toContain(`${topic}.${tone}`)
    }
  }
})
