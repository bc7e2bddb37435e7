/** Headers that the documents name and that change nothing here, each with what says the same instead. */
export const UNUSED_HEADERS = {
  'Accept-Language': 'the site says the language',
  'X-Dealer-Context': 'the request names the dealer, and the right of who asks says which ones',
  'X-Offer-Context': 'the offer of the request says where it is sold',
  'X-Reservation-Anonymous-Guest': 'a session says who asks; without one only what is public is answered',
  'X-Reservation-User-Id-Validation': 'the session alone says whose reservation it may be',
  'X-Timezone': 'days and hours are those of the dealer',
  'X-Workstatement-Context': 'the right of who asks says whose prices are answered',
} as const

export type UnusedHeader = keyof typeof UNUSED_HEADERS
