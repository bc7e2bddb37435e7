import { TOPICS, type Tone, type Topic } from '@volante/domain/review/opinion'
import { chanceOf, numberOf, oneOf } from '../random.ts'
import { ES } from './words-es.ts'
import { PT } from './words-pt.ts'
import type { Mood, ReviewWords } from './words.ts'

interface Model {
  readonly code: string
  readonly body: string
  readonly markets: readonly { readonly country: 'BR' | 'AR'; readonly brand: string }[]
}

interface Wording {
  readonly daysAgo: number
  readonly rating: number
  readonly title: string | null
  readonly text: string
  readonly kilometres: number | null
  readonly months: number | null
}

/** What is the same in every wording of one review. */
interface Author {
  readonly key: string
  readonly words: ReviewWords
  readonly isWork: boolean
  readonly topics: readonly Topic[]
  readonly kilometresAMonth: number
  readonly isKnown: boolean
  /** Tells of the first months and again after two years. */
  readonly staysOn: boolean
}

const LEAST = 6
const MOST = 16
/** Of a model with so many reviews the first five owners tell how it went on: fewer are no mean. */
const MANY = 10
const STAYING = 5
/** Of the demo's newest cars. */
const THIS_YEAR = 2026
const DAYS_A_MONTH = 30.44
const WORK = ['pickup', 'van']
/** Of a hundred reviews, how many have so many stars or fewer. */
const STARS = [5, 13, 30, 66, 100]

/** The demo's reviews of each model in each of its countries: different owners, ages and moods, some of whom come back and say how it went on. */
export const buildReviews = (models: readonly Model[]) =>
  models.flatMap((model) =>
    model.markets.flatMap(({ country, brand }) => {
      const place = `review/${model.code}/${country}`
      const count = numberOf(place, LEAST, MOST)
      return Array.from({ length: count }, (_, nth) =>
        review(model, country, brand, { key: `${place}/${nth}`, nth, staysOn: count >= MANY && nth < STAYING }),
      )
    }),
  )

interface Place {
  readonly key: string
  readonly nth: number
  readonly staysOn: boolean
}

function review(model: Model, country: 'BR' | 'AR', brand: string, { key, nth, staysOn }: Place) {
  const words = country === 'BR' ? PT : ES
  const isKnown = staysOn || chanceOf(`${key}/known`) < 0.85
  const author: Author = {
    key,
    words,
    isWork: WORK.includes(model.body),
    topics: topicsOf(key, nth),
    kilometresAMonth: numberOf(`${key}/km`, 600, 2400),
    isKnown,
    staysOn,
  }
  const versions = wordings(author, ratingOf(key))
  const [first] = versions
  const useful = Math.floor(chanceOf(`${key}/useful`) ** 3 * 40)
  return {
    country,
    brand,
    model: model.code,
    year: THIS_YEAR - Math.floor(((first?.daysAgo ?? 0) + (first?.months ?? 12) * DAYS_A_MONTH) / 365),
    nickname: words.names[(nth * 7 + numberOf(`${model.code}/${country}/names`, 0, 23)) % words.names.length],
    verifiedBy: isKnown ? (chanceOf(`${key}/by`) < 0.6 ? 'ORDER' : 'CHASSIS') : null,
    useful,
    notUseful: Math.floor(useful * chanceOf(`${key}/not`) * 0.5),
    versions,
  }
}

/** Neighbours in a list speak of other things. */
const topicsOf = (key: string, nth: number): readonly Topic[] => {
  const start = (nth * 5 + numberOf(`${key}/topics`, 0, 3)) % TOPICS.length
  const count = numberOf(`${key}/count`, 2, 4)
  return Array.from(
    { length: count },
    (_, at) => TOPICS[(start + at * 3 + (at > 1 ? 1 : 0)) % TOPICS.length] ?? 'VALUE',
  )
}

function ratingOf(key: string): number {
  const chance = chanceOf(`${key}/stars`) * 100
  return STARS.findIndex((upTo) => chance < upTo) + 1
}

/** One, or what was said in the first months and again a year or more later. */
function wordings(author: Author, rating: number): readonly Wording[] {
  const { key, staysOn } = author
  const comesBack = staysOn || (author.isKnown && chanceOf(`${key}/again`) < 0.3)
  if (!comesBack) {
    const months = numberOf(`${key}/months`, 0, 40)
    return [wording(author, { rating, months, daysAgo: numberOf(`${key}/days`, 3, 500), at: 'first' })]
  }
  const months = numberOf(`${key}/early`, 0, 4)
  const later = numberOf(`${key}/later`, staysOn ? 24 : 13, 34)
  const daysAgo = numberOf(`${key}/days`, 5, 120)
  const after = Math.min(5, Math.max(1, rating + numberOf(`${key}/turn`, -2, 1)))
  const before = daysAgo + Math.round((later - months) * DAYS_A_MONTH)
  return [
    wording(author, { rating, months, daysAgo: before, at: 'first' }),
    wording(author, { rating: after, months: later, daysAgo, at: 'later' }),
  ]
}

interface ReviewFacts {
  readonly rating: number
  readonly months: number
  readonly daysAgo: number
  readonly at: 'first' | 'later'
}

function wording(author: Author, { rating, months, daysAgo, at }: ReviewFacts): Wording {
  const { words, isWork, topics, isKnown, kilometresAMonth } = author
  const key = `${author.key}/${at}`
  const mood: Mood = rating > 3 ? 'high' : rating === 3 ? 'middle' : 'low'
  const opens = at === 'later' ? words.later[mood === 'high' ? 'high' : 'low'] : words.opens[isWork ? 'work' : 'car']
  const sentences = topics.map((topic, nth) => oneOf(`${key}/${topic}`, words.topics[topic][toneOf(rating, nth)]))
  const parts = [oneOf(`${key}/open`, opens), ...sentences, oneOf(`${key}/close`, words.closes[mood])]
  return {
    daysAgo,
    rating,
    title: chanceOf(`${key}/titled`) < 0.7 ? oneOf(`${key}/title`, words.titles[mood]) : null,
    text: parts.filter((part) => part !== '').join(' '),
    kilometres: chanceOf(`${key}/tells`) < 0.75 ? kilometresAMonth * Math.max(1, months) : null,
    months: isKnown ? months : null,
  }
}

/** Five stars praise all but the last of many things; one star praises one at most. */
function toneOf(rating: number, nth: number): Tone {
  if (rating === 5) return nth > 2 ? 'CRITICISM' : 'PRAISE'
  if (rating === 4) return nth === 1 ? 'CRITICISM' : 'PRAISE'
  if (rating === 3) return nth % 2 === 0 ? 'PRAISE' : 'CRITICISM'
  return nth === 2 && rating === 2 ? 'PRAISE' : 'CRITICISM'
}
