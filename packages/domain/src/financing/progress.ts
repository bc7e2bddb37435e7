import { bankConsequence } from '../order/bank-status.ts'
import type { PaperState, ProposalState } from './proposal.ts'

/** The way of a proposal, from the form to the money. */
export const LOAN_STAGES = ['sent', 'analysis', 'decision', 'order', 'money'] as const
export type LoanStageName = (typeof LOAN_STAGES)[number]

export interface LoanStage {
  readonly name: LoanStageName
  readonly state: 'done' | 'current' | 'stopped' | 'ahead'
  /** ISO 8601; null for what is to come, and where nobody noted it. */
  readonly at: string | null
}

/** What comes next, and who acts: null where nobody has to. */
export const LOAN_NEXT = {
  handIn: 'us',
  decide: 'bank',
  sendPaper: 'you',
  sendPaperAgain: 'you',
  checkPaper: 'dealer',
  readPaper: 'bank',
  use: 'you',
  sign: 'you',
  pay: 'bank',
  followOrder: null,
  lookAgain: 'bank',
  otherWay: 'you',
  simulateAgain: 'you',
  nothing: null,
} as const
export type LoanNext = keyof typeof LOAN_NEXT

export interface LoanFacts {
  readonly state: ProposalState
  /** The bank's last word. */
  readonly status: string
  readonly sentAt: string
  /** Whether its bank has it. */
  readonly isAtBank: boolean
  /** What its banks said, oldest first. */
  readonly events: readonly { readonly status: string; readonly at: string }[]
  readonly papers: readonly { readonly state: PaperState; readonly handedAt: string | null }[]
  readonly orderId: string | null
  readonly contestedAt: string | null
  readonly withdrawnAt: string | null
}

export interface LoanProgress {
  readonly stages: readonly LoanStage[]
  readonly next: LoanNext
  readonly who: 'you' | 'dealer' | 'bank' | 'us' | null
}

/** Takes a proposal; returns its stages, what comes next and who acts. Where it stopped nothing is ahead of it. */
export function loanProgress(facts: LoanFacts): LoanProgress {
  const next = nextOf(facts)
  const here = LOAN_STAGES.indexOf(stageOf(facts))
  const isStopped = facts.state === 'refused' || facts.state === 'lapsed' || facts.state === 'withdrawn'
  const at = momentsOf(facts)
  const stages = LOAN_STAGES.map((name, index): LoanStage => {
    if (index > here) return { name, state: 'ahead', at: null }
    if (index < here || facts.state === 'paid') return { name, state: 'done', at: at[name] }
    return { name, state: isStopped ? 'stopped' : 'current', at: facts.withdrawnAt ?? at[name] }
  })
  return { stages: isStopped ? stages.slice(0, here + 1) : stages, next, who: LOAN_NEXT[next] }
}

/** Where it stands, or stopped. */
function stageOf({ state, events, orderId }: LoanFacts): LoanStageName {
  switch (state) {
    case 'open':
    case 'customer':
      return 'analysis'
    case 'refused':
      return 'decision'
    case 'approved':
      return orderId === null ? 'order' : 'money'
    case 'lapsed':
      return 'order'
    case 'paid':
      return 'money'
    case 'withdrawn':
      return events.some(({ status }) => bankConsequence(status) === 'approved') ? 'order' : 'analysis'
  }
}

function momentsOf({ sentAt, events }: LoanFacts): Readonly<Record<LoanStageName, string | null>> {
  const first = (...means: readonly string[]) =>
    events.find(({ status }) => means.includes(bankConsequence(status)))?.at ?? null
  return {
    sent: sentAt,
    // The first one is that it was sent.
    analysis: events[1]?.at ?? null,
    decision: first('approved', 'refused', 'paid'),
    order: null,
    money: first('paid'),
  }
}

function nextOf({ state, status, isAtBank, papers, orderId, contestedAt }: LoanFacts): LoanNext {
  switch (state) {
    case 'open':
      return isAtBank ? 'decide' : 'handIn'
    case 'customer':
      if (papers.some((paper) => paper.state === 'refused')) return 'sendPaperAgain'
      if (papers.some((paper) => paper.state === 'missing')) return 'sendPaper'
      return papers.some((paper) => paper.handedAt === null) ? 'checkPaper' : 'readPaper'
    case 'approved':
      if (orderId === null) return 'use'
      return status === 'PENDING_CONTRACT_SIGN' ? 'sign' : 'pay'
    case 'paid':
      return orderId === null ? 'nothing' : 'followOrder'
    case 'refused':
      return contestedAt === null ? 'otherWay' : 'lookAgain'
    case 'lapsed':
      return 'simulateAgain'
    case 'withdrawn':
      return 'nothing'
  }
}

/** Minutes after which a buyer is told that a bank cannot be reached, and that its answer takes longer than usual. */
const LATE_MINUTES = { handIn: 1, decide: 15 } as const

export interface LoanWait {
  /** Whether it takes longer than it should. */
  readonly isLate: boolean
  /** Milliseconds until that is so; null where nobody waits, or waits too long already. */
  readonly leftMs: number | null
}

/** Takes a proposal and the moment; returns how long its buyer has waited for the bank, since the last that was heard. */
export function loanWait(facts: LoanFacts, now: number): LoanWait {
  const next = nextOf(facts)
  if (next !== 'handIn' && next !== 'decide') return { isLate: false, leftMs: null }
  const since = Date.parse(facts.events.at(-1)?.at ?? facts.sentAt)
  const left = since + LATE_MINUTES[next] * 60_000 - now
  return left > 0 ? { isLate: false, leftMs: left } : { isLate: true, leftMs: null }
}
