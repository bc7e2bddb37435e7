import { isOneOf } from '../choice.ts'
import { bankConsequence, UNSIGNED } from '../order/bank-status.ts'
import type { Day } from '../date.ts'
import type { SimulationType } from '../vocabulary.ts'

/** The two banks of the specification, each with its own list of statuses. */
export const BANKS = ['bank1', 'bank2'] as const
export type BankName = (typeof BANKS)[number]

/** Who lends by which type of simulation. */
export const BANK_OF: Readonly<Record<SimulationType, BankName>> = {
  CDC: 'bank1',
  NEXT: 'bank1',
  PSA_TRADITIONAL: 'bank2',
  PSA_BALAO: 'bank2',
}

/** Why a bank says no, as far as it may tell: never the data behind it. */
export const REFUSAL_CLASSES = ['income', 'history', 'age', 'data', 'policy'] as const
export type RefusalClass = (typeof REFUSAL_CLASSES)[number]

/** What a bank asks for beside the form: of a person, then of a company. */
export const PROPOSAL_PAPERS = [
  ...(['identity', 'proofOfIncome', 'proofOfAddress'] as const),
  ...(['companyRegistration', 'articlesOfAssociation', 'representativeIdentity', 'proofOfRevenue'] as const),
] as const
export type ProposalPaper = (typeof PROPOSAL_PAPERS)[number]

/** Hours that a dealer's people have to look at a paper before it goes to the bank as it is. */
export const REVIEW_HOURS = 2

/** How a paper that the bank waits for stands: refused is one that the dealer's people ask for again. */
export const PAPER_STATES = ['missing', 'sent', 'accepted', 'refused'] as const
export type PaperState = (typeof PAPER_STATES)[number]

/** Days an approval holds. */
export const APPROVAL_DAYS = 30

/** Days before its end on which a buyer is reminded of an approval that pays nothing yet. */
export const REMIND_DAYS = 3

/** What a proposal is for the buyer, whichever bank has it. */
export const PROPOSAL_STATES = ['open', 'customer', 'approved', 'paid', 'refused', 'lapsed', 'withdrawn'] as const
export type ProposalState = (typeof PROPOSAL_STATES)[number]

interface Standing {
  /** The bank's last word. */
  readonly status: string
  /** Last day of an approval. */
  readonly validUntil: Day | null
  readonly isUsed: boolean
  readonly isWithdrawn: boolean
}

/** Takes how a proposal stands, and today; returns what it is for the buyer. Money that a bank has paid is there, whatever was wished before. */
export function proposalState({ status, validUntil, isUsed, isWithdrawn }: Standing, today: Day): ProposalState {
  const consequence = bankConsequence(status)
  if (isWithdrawn && consequence !== 'paid') return 'withdrawn'
  const isOver = consequence === 'approved' && !isUsed && validUntil !== null && validUntil < today
  return isOver ? 'lapsed' : consequence
}

/** Takes how a proposal that pays an order stands, and today; returns whether its last day went by before its contract was signed: the order needs another way to pay. */
export const isOverForOrder = ({ status, validUntil }: Pick<Standing, 'status' | 'validUntil'>, today: Day): boolean =>
  isOneOf(UNSIGNED, status) && validUntil !== null && validUntil < today

/** Takes what a proposal is for the buyer, and whether an order is paid with it; returns whether it may be taken back: until it is decided or in use. */
export const isWithdrawable = (state: ProposalState, isUsed: boolean): boolean =>
  !isUsed && (state === 'open' || state === 'customer' || state === 'approved')
