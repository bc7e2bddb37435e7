/** What other modules may use of reviews. */
export { reviewsFound } from './desk-queries.ts'
export { insertPastReviews, type PastReview } from './past-reviews.ts'
