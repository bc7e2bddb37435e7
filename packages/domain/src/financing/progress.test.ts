import { describe, expect, test } from 'vitest'
import { type LoanFacts, loanProgress, loanWait } from './progress.ts'

const SENT = '2026-11-20T12:00:00.000Z'
const eventsOf = (...statuses: string[]) =>
  statuses.map((status, index) => ({ status, at: `2026-11-20T12:0${index + 1}:00.000Z` }))
const facts = (more: Partial<LoanFacts>): LoanFacts => ({
  state: 'open',
  status: more.events?.at(-1)?.status ?? 'PROPOSAL_SENT',
  sentAt: SENT,
  isAtBank: true,
  events: eventsOf('PROPOSAL_SENT'),
  papers: [],
  orderId: null,
  contestedAt: null,
  withdrawnAt: null,
  ...more,
})
const shown = (more: Partial<LoanFacts>) => {
  const { stages, next, who } = loanProgress(facts(more))
  return `${stages.map(({ name, state, at }) => `${name} ${state}${at ? ` ${at.slice(14, 16)}` : ''}`).join(', ')}: ${next} ${who}`
}
const PENDING = eventsOf('PROPOSAL_SENT', 'PROGRESS_PROPOSAL', 'PENDING_PROPOSAL')
const APPROVED = eventsOf('PROPOSAL_SENT', 'PROGRESS_PROPOSAL', 'APPROVED_PROPOSAL')

describe('what happened when, what is next and who acts', () => {
  test.each<[string, Partial<LoanFacts>, string]>([
    ['sent', {}, 'sent done 00, analysis current, decision ahead, order ahead, money ahead: decide bank'],
    [
      'kept, while its bank has not heard of it',
      { isAtBank: false },
      'sent done 00, analysis current, decision ahead, order ahead, money ahead: handIn us',
    ],
    [
      'approved',
      { state: 'approved', events: APPROVED },
      'sent done 00, analysis done 02, decision done 03, order current, money ahead: use you',
    ],
    [
      'used',
      { state: 'approved', events: APPROVED, orderId: 'o' },
      'sent done 00, analysis done 02, decision done 03, order done, money current: pay bank',
    ],
    [
      'paid',
      { state: 'paid', events: [...APPROVED, ...eventsOf('INTEGRATED_PROPOSAL')], orderId: 'o' },
      'sent done 00, analysis done 02, decision done 03, order done, money done 01: followOrder null',
    ],
    [
      'refused',
      { state: 'refused', events: eventsOf('WAITING_INTEGRATION', 'DENIED_PROPOSAL') },
      'sent done 00, analysis done 02, decision stopped 02: otherWay you',
    ],
    [
      'lapsed',
      { state: 'lapsed', events: APPROVED },
      'sent done 00, analysis done 02, decision done 03, order stopped: simulateAgain you',
    ],
    [
      'taken back',
      { state: 'withdrawn', withdrawnAt: '2026-11-20T12:09:00.000Z' },
      'sent done 00, analysis stopped 09: nothing null',
    ],
  ])('%s', (_name, more, expected) => {
    expect(shown(more)).toBe(expected)
  })

  test.each<[string, LoanFacts['papers'], string]>([
    ['one is missing', [{ state: 'missing', handedAt: null }], 'sendPaper you'],
    [
      'one is refused',
      [
        { state: 'missing', handedAt: null },
        { state: 'refused', handedAt: null },
      ],
      'sendPaperAgain you',
    ],
    ['the dealer has it', [{ state: 'sent', handedAt: null }], 'checkPaper dealer'],
    ['the bank has it', [{ state: 'accepted', handedAt: SENT }], 'readPaper bank'],
  ])('papers: %s', (_name, papers, expected) => {
    expect(shown({ state: 'customer', events: PENDING, papers })).toContain(`: ${expected}`)
  })

  test('a contract is signed by the buyer, and a contested refusal is looked at by the bank', () => {
    const events = eventsOf('WAITING_INTEGRATION', 'FORMALIZATION', 'PENDING_CONTRACT_SIGN')
    expect(loanProgress(facts({ state: 'approved', events, orderId: 'o' })).next).toBe('sign')
    expect(loanProgress(facts({ state: 'refused', contestedAt: SENT })).who).toBe('bank')
  })
})

describe('how long a bank is waited for', () => {
  const minutes = (count: number) => Date.parse(SENT) + count * 60_000
  test.each<[string, Partial<LoanFacts>, number, ReturnType<typeof loanWait>]>([
    ['on its way', { isAtBank: false }, 1.5, { isLate: false, leftMs: 30_000 }],
    ['not reached', { isAtBank: false }, 2, { isLate: true, leftMs: null }],
    ['with the bank', {}, 2, { isLate: false, leftMs: 14 * 60_000 }],
    ['with the bank for long', {}, 16, { isLate: true, leftMs: null }],
    [
      'handed on to another bank just now',
      { isAtBank: false, events: eventsOf('A', 'B') },
      2,
      { isLate: false, leftMs: 60_000 },
    ],
    ['with a paper that is to be sent', { state: 'customer', events: PENDING }, 900, { isLate: false, leftMs: null }],
    ['decided', { state: 'refused' }, 900, { isLate: false, leftMs: null }],
  ])('%s', (_name, more, at, expected) => {
    expect(loanWait(facts(more), minutes(at))).toEqual(expected)
  })
})
