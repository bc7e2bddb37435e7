import { REVIEW_SORTS } from '@volante/contract/rating'
import { isOneOf } from '@volante/domain/choice'
import { AGES, DISTANCES } from '@volante/domain/review/ownership'
import { OPINIONS } from '@volante/domain/review/opinion'
import { data } from 'react-router'
import type { Page } from '../../shell/page-context.ts'

export const REVIEW_PARAMETERS = ['sort', 'stars', 'opinion', 'age', 'distance', 'owners', 'after']
const SIZE = 10

/** What an address asks for of a model's reviews; what it says of nothing we know is left out. */
export function readReviewQuery(search: URLSearchParams) {
  const one = <const T extends string>(name: string, known: readonly T[]): T | undefined => {
    const value = search.get(name)
    return value !== null && isOneOf(known, value) ? value : undefined
  }
  return {
    sort: one('sort', REVIEW_SORTS) ?? REVIEW_SORTS[0],
    stars: one('stars', ['1', '2', '3', '4', '5'] as const),
    opinion: one('opinion', OPINIONS),
    age: one('age', AGES),
    distance: one('distance', DISTANCES),
    owners: one('owners', ['same'] as const),
    after: search.get('after')?.slice(0, 200) || undefined,
  }
}
export type ReviewQuery = ReturnType<typeof readReviewQuery>

/** A model of the site with a page of its reviews and what they say together. */
export async function loadReviews({ api }: Page, slug: string, query: ReviewQuery) {
  const model = (await api.mvs.modelList({ query: {} })).find((one) => one.slug === slug)
  if (!model) throw data(null, { status: 404 })
  const { stars, owners, ...rest } = query
  const asked = owners ? { ...rest, sameOwners: true } : rest
  const { modelCode } = model
  const [found, advice] = await Promise.all([
    api.rating.list({ query: { modelCode, size: SIZE, ...asked, ...(stars ? { rating: Number(stars) } : {}) } }),
    api.rating.advice({ query: { modelCode } }),
  ])
  return { model: { name: model.modelName, slug, code: modelCode }, found, advice }
}
