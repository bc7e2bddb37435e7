/** What other modules may use of reviews. */
export { insertPastReviews, type PastReview } from './past-reviews.ts'
