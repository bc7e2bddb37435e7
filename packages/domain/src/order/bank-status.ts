import { isOneOf } from '../choice.ts'
import { type Refusal, refuse } from '../refusal.ts'
import {
  FINANCING_STATUSES_BANK_1,
  FINANCING_STATUSES_BANK_2,
  type FinancingStatusBank1,
  type FinancingStatusBank2,
} from '../status.ts'

export type BankStatus = FinancingStatusBank1 | FinancingStatusBank2

/**
 * What a bank's status means for the order: `open` keeps it in FINANCING_PAYMENT, `customer` too but the buyer must act,
 * `approved` ends that step, `paid` counts the bank's part in the ledger, `refused` asks for another way to pay.
 */
export const BANK_CONSEQUENCES = ['open', 'customer', 'approved', 'paid', 'refused'] as const
export type BankConsequence = (typeof BANK_CONSEQUENCES)[number]

type BankStep<Status> = { readonly means: BankConsequence; readonly next: readonly Status[] }
type BankTable<Status extends string> = Readonly<Record<Status, BankStep<Status>>>

const UNDECIDED_1: readonly FinancingStatusBank1[] = [
  'PROGRESS_PROPOSAL',
  'REANALYSIS_PROPOSAL',
  'PENDING_PROPOSAL',
  'APPROVED_PROPOSAL',
  'DIRECTED_PROPOSAL',
]

/** A directed proposal went to the other bank, where it starts anew. */
export const BANK_1: BankTable<FinancingStatusBank1> = {
  PROPOSAL_SENT: { means: 'open', next: UNDECIDED_1 },
  PROGRESS_PROPOSAL: { means: 'open', next: UNDECIDED_1.filter((one) => one !== 'PROGRESS_PROPOSAL') },
  REANALYSIS_PROPOSAL: { means: 'open', next: UNDECIDED_1.filter((one) => one !== 'REANALYSIS_PROPOSAL') },
  PENDING_PROPOSAL: { means: 'customer', next: UNDECIDED_1.filter((one) => one !== 'PENDING_PROPOSAL') },
  APPROVED_PROPOSAL: { means: 'approved', next: ['REANALYSIS_PROPOSAL', 'RELEASED_PROPOSAL'] },
  RELEASED_PROPOSAL: { means: 'approved', next: ['INTEGRATED_PROPOSAL'] },
  INTEGRATED_PROPOSAL: { means: 'paid', next: [] },
  DIRECTED_PROPOSAL: { means: 'open', next: [] },
}

const PAPERS: readonly FinancingStatusBank2[] = ['PENDING_DOCUMENT', 'PENDING_REGISTER_INFO']
const DISCHARGES: readonly FinancingStatusBank2[] = ['PENDING_CONTRACT_DISCHARGE', 'PENDING_TAX_DISCHARGE']

export const BANK_2: BankTable<FinancingStatusBank2> = {
  WAITING_INTEGRATION: { means: 'open', next: ['APPROVED_FRAUD', 'DOCUMENT_ANALYSIS', 'DENIED_PROPOSAL'] },
  APPROVED_FRAUD: { means: 'open', next: ['DOCUMENT_ANALYSIS', ...PAPERS, 'WARRANTY_ANALYSIS', 'DENIED_PROPOSAL'] },
  DOCUMENT_ANALYSIS: {
    means: 'open',
    next: [...PAPERS, 'WARRANTY_ANALYSIS', 'PROPOSAL_FORMALIZATION', 'FORMALIZATION', 'DENIED_PROPOSAL'],
  },
  PENDING_DOCUMENT: { means: 'customer', next: ['DOCUMENT_ANALYSIS', 'DENIED_PROPOSAL'] },
  PENDING_REGISTER_INFO: { means: 'customer', next: ['DOCUMENT_ANALYSIS', 'DENIED_PROPOSAL'] },
  WARRANTY_ANALYSIS: { means: 'open', next: ['PROPOSAL_FORMALIZATION', 'FORMALIZATION', 'DENIED_PROPOSAL'] },
  PROPOSAL_FORMALIZATION: { means: 'approved', next: ['FORMALIZATION', 'PENDING_CONTRACT_SIGN'] },
  FORMALIZATION: { means: 'approved', next: ['PENDING_CONTRACT_SIGN', ...DISCHARGES, 'PAYMENT_AVAILABLE'] },
  PENDING_CONTRACT_SIGN: { means: 'approved', next: [...DISCHARGES, 'PAYMENT_AVAILABLE'] },
  PENDING_CONTRACT_DISCHARGE: { means: 'approved', next: ['PENDING_TAX_DISCHARGE', 'PAYMENT_AVAILABLE'] },
  PENDING_TAX_DISCHARGE: { means: 'approved', next: ['PAYMENT_AVAILABLE'] },
  PAYMENT_AVAILABLE: { means: 'approved', next: ['PAYMENT_ON_RELEASE', 'PAYMENT_ERROR'] },
  PAYMENT_ON_RELEASE: { means: 'approved', next: ['PAYMENT_DONE', 'PAYMENT_ERROR'] },
  PAYMENT_ERROR: { means: 'approved', next: ['PAYMENT_ON_RELEASE', 'PAYMENT_DONE'] },
  PAYMENT_DONE: { means: 'paid', next: ['PAYED_PROPOSAL'] },
  PAYED_PROPOSAL: { means: 'paid', next: [] },
  DENIED_PROPOSAL: { means: 'refused', next: [] },
}

/** Our own word beside the banks': the last day of an approval went by before its contract was signed, and it pays the order no more. */
export const LAPSED = 'LAPSED_PROPOSAL'

const STEPS: ReadonlyMap<string, BankStep<BankStatus>> = new Map<string, BankStep<BankStatus>>([
  ...Object.entries(BANK_1),
  ...Object.entries(BANK_2),
  [LAPSED, { means: 'refused', next: [] }],
])
export const BANK_STATUSES: readonly BankStatus[] = [...FINANCING_STATUSES_BANK_1, ...FINANCING_STATUSES_BANK_2]

/** Where a proposal may start: bank 1 with PROPOSAL_SENT, bank 2 with WAITING_INTEGRATION. */
export const BANK_STARTS: readonly BankStatus[] = ['PROPOSAL_SENT', 'WAITING_INTEGRATION']

/** Approvals whose contract is not signed yet: these alone end with their last day. */
export const UNSIGNED: readonly BankStatus[] = [
  'APPROVED_PROPOSAL',
  'PROPOSAL_FORMALIZATION',
  'FORMALIZATION',
  'PENDING_CONTRACT_SIGN',
]

/** Takes any code; returns whether it tells of a loan, a bank's word or our own, narrowing its type. */
export const isBankStatus = (code: string): code is BankStatus | typeof LAPSED =>
  code === LAPSED || isOneOf(BANK_STATUSES, code)

/** Takes a bank's status; returns what it means for the order. A status nobody knows leaves the question open (OT8). */
export const bankConsequence = (status: string): BankConsequence => STEPS.get(status)?.means ?? 'open'

/** Takes what a status may mean; returns the statuses of both banks that do. */
export const statusesMeaning = (consequence: BankConsequence): readonly BankStatus[] =>
  BANK_STATUSES.filter((status) => bankConsequence(status) === consequence)

/** Takes a bank's status, null before the first; returns what may follow, nothing at an end or for an unknown one. */
export const nextBankStatuses = (status: string | null): readonly BankStatus[] =>
  status === null
    ? BANK_STARTS
    : status === 'DIRECTED_PROPOSAL'
      ? ['WAITING_INTEGRATION']
      : (STEPS.get(status)?.next ?? [])

/** Takes two statuses of a bank; refuses (409) a step its table does not have. Unknown ones are let through (OT8). */
export function bankTransitionRefusal(from: string | null, to: string): Refusal | null {
  if (!STEPS.has(to) || (from !== null && !STEPS.has(from))) return null
  const next = nextBankStatuses(from)
  if (isOneOf(next, to)) return null
  return refuse(next.length === 0 ? 'order.transition.ended' : 'order.transition.passed', { from: from ?? '', to })
}
