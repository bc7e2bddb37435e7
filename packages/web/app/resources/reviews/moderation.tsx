import { resource } from '../../work/resource/resource.ts'
import { HoursLeft } from './HoursLeft.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'

/** Reviews and what is decided of them within 48 hours; those that wait are the filter's, the longest waiting first. */
export const moderatedReviews = resource('rating', {
  path: '/admin/reviews',
  list: 'deskList',
  get: 'deskGet',
  title: ({ model, year, nickname }) => `${model} ${year} · ${nickname}`,
  columns: [
    { of: 'model', says: ({ model, year }) => `${model} ${year}` },
    'rating',
    'state',
    { of: 'hoursLeft', as: ({ hoursLeft }) => <HoursLeft hours={hoursLeft} /> },
    'holds',
    'reports',
    'nickname',
    'createdAt',
    'country',
  ],
  further: ['nickname', 'country'],
  filters: ['waits', 'state', 'brand', 'rating'],
  kinds: { createdAt: 'moment', brand: 'brand', country: 'country', holds: 'list', waits: 'flag', rating: 'number' },
  tones: { published: 'good', held: 'warn', removed: 'bad' },
  acts: { decide: { by: 'id', fields: ['decision', 'removal'] } },
  drawn: ['rating'],
  below: (row) => <ReviewFacts review={row} />,
})
