import type { BankConduct } from '@volante/contract/financing-box'
import type { BankName } from '@volante/domain/financing/proposal'
import type { BankProposal } from '../provider.ts'
import type { More } from './tables.ts'

/** What the built-in bank says, and how many seconds after it was handed something. */
export interface Step {
  readonly after: number
  readonly status: string
  readonly more?: More
}

/** Of the income, in percent: up to here a month is lent without more ado, and up to there with a proof of income. */
const SAFE = 30
const MOST = 40

export type Judgement = 'approve' | 'papers' | 'refuse'

/** Takes what a month costs and brings in; returns what the built-in bank makes of it. */
export function judge({ installment, income }: Pick<BankProposal, 'installment' | 'income'>): Judgement {
  const percent = (installment / Math.max(1, income)) * 100
  return percent <= SAFE ? 'approve' : percent <= MOST ? 'papers' : 'refuse'
}

type Script = Readonly<Record<Judgement, readonly Step[]>>

const asked: More = { papers: ['proofOfIncome'] }
const askedOfCompany: More = { papers: ['articlesOfAssociation', 'proofOfRevenue'] }

const first: Script = {
  approve: [
    { after: 2, status: 'PROGRESS_PROPOSAL' },
    { after: 6, status: 'APPROVED_PROPOSAL' },
  ],
  papers: [
    { after: 2, status: 'PROGRESS_PROPOSAL' },
    { after: 5, status: 'PENDING_PROPOSAL', more: asked },
  ],
  refuse: [
    { after: 2, status: 'PROGRESS_PROPOSAL' },
    { after: 5, status: 'DIRECTED_PROPOSAL' },
  ],
}

const second: Script = {
  approve: [
    { after: 0, status: 'WAITING_INTEGRATION' },
    { after: 1, status: 'APPROVED_FRAUD' },
    { after: 3, status: 'DOCUMENT_ANALYSIS' },
    { after: 6, status: 'PROPOSAL_FORMALIZATION' },
  ],
  papers: [
    { after: 0, status: 'WAITING_INTEGRATION' },
    { after: 1, status: 'APPROVED_FRAUD' },
    { after: 3, status: 'DOCUMENT_ANALYSIS' },
    { after: 5, status: 'PENDING_DOCUMENT', more: asked },
  ],
  refuse: [
    { after: 0, status: 'WAITING_INTEGRATION' },
    { after: 1, status: 'DOCUMENT_ANALYSIS' },
    { after: 4, status: 'DENIED_PROPOSAL' },
  ],
}

const SLOWER = 30

/** It says that the money is there before it has decided anything. */
const LIE: Readonly<Record<BankName, Step>> = {
  bank1: { after: 1, status: 'INTEGRATED_PROPOSAL' },
  bank2: { after: 1, status: 'PAYMENT_DONE' },
}

/** Takes a bank, a proposal and what the bank was told to do; returns what it says about it. */
export function openingOf(bank: BankName, proposal: BankProposal, conduct: BankConduct): readonly Step[] {
  const judgement = conduct === 'refuse' || conduct === 'papers' ? conduct : judge(proposal)
  const most = Math.floor((proposal.income * SAFE) / 100)
  const steps = (bank === 'bank1' ? first : second)[judgement].map((step) =>
    step.status === 'DENIED_PROPOSAL'
      ? { ...step, more: { reason: 'income' as const, mostInstallmentCents: most } }
      : step.more === asked && proposal.applicantKind === 'company'
        ? { ...step, more: askedOfCompany }
        : step,
  )
  if (conduct === 'slow') return steps.map((step) => ({ ...step, after: step.after * SLOWER }))
  return conduct === 'lie' ? [LIE[bank], ...steps] : steps
}

/** What it says once it has the paper that it asked for. */
export const AFTER_PAPER: Readonly<Record<BankName, readonly Step[]>> = {
  bank1: [
    { after: 1, status: 'REANALYSIS_PROPOSAL' },
    { after: 4, status: 'APPROVED_PROPOSAL' },
  ],
  bank2: [
    { after: 1, status: 'DOCUMENT_ANALYSIS' },
    { after: 4, status: 'PROPOSAL_FORMALIZATION' },
  ],
}

/** What it says on the way to the money, once an order is paid with it. */
export const AFTER_USE: Readonly<Record<BankName, readonly Step[]>> = {
  bank1: [
    { after: 5, status: 'RELEASED_PROPOSAL' },
    { after: 15, status: 'INTEGRATED_PROPOSAL' },
  ],
  bank2: [
    { after: 3, status: 'FORMALIZATION' },
    { after: 5, status: 'PENDING_CONTRACT_SIGN' },
    { after: 9, status: 'PAYMENT_AVAILABLE' },
    { after: 12, status: 'PAYMENT_ON_RELEASE' },
    { after: 15, status: 'PAYMENT_DONE' },
  ],
}
