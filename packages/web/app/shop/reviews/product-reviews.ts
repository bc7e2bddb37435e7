import type { Review, Summary } from '@volante/contract/rating'

/** What search engines read of reviews (schema.org): those that the page shows, and the mean where it shows one. */
export const productReviews = ({ count, mean }: Summary, reviews: readonly Review[]) => ({
  ...(mean === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: mean,
          reviewCount: count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  ...(reviews.length === 0
    ? {}
    : {
        review: reviews.map(({ rating, nickname, createdAt, title, text }) => ({
          '@type': 'Review',
          ...(title ? { name: title } : {}),
          reviewBody: text,
          datePublished: createdAt.slice(0, 10),
          author: { '@type': 'Person', name: nickname },
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
        })),
      }),
})
