import type { Decision, Removal, ReviewState } from '@volante/domain/review/review-state'
import type { Country } from '@volante/domain/vocabulary'
import type { Generated } from 'kysely'

export interface ReviewTables {
  reviews: {
    id: Generated<string>
    site: string
    country: Country
    brand: string
    model_code: string
    year: number
    account_id: string | null
    nickname: string
    rating: number
    title: string | null
    text: string
    kilometres: number | null
    verified_by: 'ORDER' | 'CHASSIS' | null
    months: number | null
    dealer_code: string | null
    state: ReviewState
    holds: Generated<string[]>
    waits_since: Date | null
    removal: Removal | null
    useful: Generated<number>
    not_useful: Generated<number>
    score: Generated<number>
    created_at: Date
    edited_at: Date | null
  }
  review_versions: {
    id: Generated<string>
    review_id: string
    at: Date
    rating: number
    title: string | null
    text: string
    kilometres: number | null
    months: number | null
    age: string | null
    distance: string | null
    opinions: Generated<string[]>
    is_current: boolean
    is_public: boolean
  }
  review_votes: { review_id: string; account_id: string; is_useful: boolean; at: Date }
  review_photos: {
    id: Generated<string>
    review_id: string
    file_key: string
    type: string
    at: Date
    is_shown: Generated<boolean>
  }
  review_reports: {
    id: Generated<string>
    review_id: string
    site: string
    at: Date
    reason: string
    note: string | null
    email: string | null
    outcome: 'kept' | 'removed' | null
    decided_at: Date | null
  }
  review_decisions: {
    id: Generated<string>
    review_id: string | null
    site: string
    rating: number
    waited_since: Date
    at: Date
    decision: Decision
    removal: Removal | null
    account_id: string
  }
  review_replies: {
    review_id: string
    by_whom: 'BRAND' | 'DEALER'
    dealer_code: string | null
    text: string
    at: Date
    account_id: string
  }
}
