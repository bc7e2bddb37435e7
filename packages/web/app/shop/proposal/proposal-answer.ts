import type { Refused } from '../../forms/refused.ts'
import type { NearbyDealers } from './dealers/nearby-dealers.ts'

/** The form again: what was refused, if anything, and what its helps found. */
export interface ProposalAnswer extends Refused {
  readonly near?: NearbyDealers | null
  /** Opens the conversation; null where none could be started. */
  readonly link?: string | null
}
