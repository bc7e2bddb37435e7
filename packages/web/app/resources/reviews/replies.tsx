import { resource } from '../../work/resource/resource.ts'
import { ReviewFacts } from './ReviewFacts.tsx'

/** Published reviews that the brand, or the dealer who sold the car, may answer. */
export const reviewsToAnswer = resource('rating', {
  path: '/desk/reviews',
  list: 'repliesList',
  get: 'replyGet',
  title: ({ model, year, nickname }) => `${model} ${year} · ${nickname}`,
  columns: [
    { of: 'model', says: ({ model, year }) => `${model} ${year}` },
    'rating',
    'nickname',
    'text',
    'reply',
    'createdAt',
    'country',
  ],
  filters: ['answered', 'brand', 'rating'],
  kinds: {
    createdAt: 'moment',
    brand: 'brand',
    country: 'country',
    answered: 'flag',
    rating: 'number',
    text: 'area',
    reply: 'area',
  },
  acts: { reply: { by: 'id', fields: ['reply'] } },
  drawn: ['rating', 'text'],
  below: (row) => <ReviewFacts review={row} isAnswering />,
})
