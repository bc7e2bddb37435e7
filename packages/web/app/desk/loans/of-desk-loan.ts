import type { DeskProposal } from '@volante/contract/financing-desk'

/** What every part of a proposal's page gets. */
export interface OfDeskLoan {
  readonly loan: DeskProposal
  /** The page's action data. */
  readonly answer: unknown
}
