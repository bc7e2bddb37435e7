import { resource } from '../../work/resource/resource.ts'

/** How long reviews waited for a decision, by stars: low ones must not be slower. */
export const reviewTimes = resource('rating', {
  path: '/admin/review-times',
  list: 'figures',
  id: 'rating',
  title: ({ rating }) => String(rating),
  columns: ['rating', 'decided', 'medianHours', 'slowestTenthHours', 'late', 'waiting'],
})
