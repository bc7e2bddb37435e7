import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { needsCar } from './assignment.ts'
import { CARD_ORDER, stateFacts } from './facts.arbitrary.ts'
import { orderState, type StateFacts } from './order-state.ts'
import { QUEUES, queuesOf } from './queues.ts'
import { isRefundOpen } from './refund.ts'

const FACTS: StateFacts = {
  ...CARD_ORDER,
  status: 'PRE_RESERVE',
  reached: 'PRE_RESERVE',
  code: 'PRE_RESERVE',
  documents: ['approved', 'approved'],
  photo: 'success',
  contract: null,
  parts: [],
  remainingCents: 0,
  refunds: [],
  isRated: false,
  basis: null,
}
const at = (status: string, facts: Partial<StateFacts> = {}) =>
  orderState({ ...FACTS, status, code: status, reached: status, ...facts })
const ended = (status: string, facts: Partial<StateFacts> = {}) => at(status, { reached: 'PAID', ...facts })

const PAID = { purpose: 'deposit', paymentKind: 'card', amountCents: 200_000, isPaid: true, isOffered: false } as const
const TRADE = {
  purpose: 'remaining',
  paymentKind: 'trade',
  amountCents: 2_500_000,
  isPaid: false,
  isOffered: false,
} as const
const AT_COUNTER = {
  purpose: 'remaining',
  paymentKind: 'dealer',
  amountCents: 900,
  isPaid: false,
  isOffered: false,
} as const

describe('who acts and what is open', () => {
  test.each<[string, ReturnType<typeof orderState>, object]>([
    ['a car is held', at('PRE_RESERVE'), { assignees: ['customer'], actions: ['pay'] }],
    ['papers are asked for', at('RESERVE', { documents: ['missing'] }), { actions: ['uploadDocuments'] }],
    [
      'papers are here',
      at('UPLOADED_DOCS', { documents: ['sent', 'approved'] }),
      { assignees: ['reviewer'], actions: [], queues: ['papers'] },
    ],
    [
      'a boleto is to be made',
      at('UPLOADED_DOCS', { deposit: 'boleto', documents: ['sent'] }),
      { title: 'order.now.issueBoleto.title', assignees: ['customer', 'reviewer'], actions: ['pay'] },
    ],
    [
      'a paper was refused',
      at('ANTI_FRAUD', { documents: ['refused', 'sent'] }),
      { title: 'order.now.papersRefused.title', assignees: ['customer', 'reviewer'], queues: ['papers'] },
    ],
    [
      'a photo is asked for',
      at('ANTI_FRAUD', { photo: 'ready', documents: ['sent'] }),
      { title: 'order.status.ANTI_FRAUD.title', assignees: ['customer', 'reviewer'], actions: ['takeSelfie'] },
    ],
    [
      'the photo was accepted, a paper is not decided (D5)',
      at('ANTI_FRAUD', { documents: ['sent'] }),
      { title: 'order.now.papersInReview.title', assignees: ['reviewer'], actions: [], queues: ['papers'] },
    ],
    [
      'a person was asked to look at the photo (D5)',
      at('ANTI_FRAUD', { photo: 'human review' }),
      { title: 'order.now.photoInReview.title', assignees: ['analyst'], actions: [], queues: ['photos'] },
    ],
    ['the contract is printed', at('SIGN_CONTRACT'), { title: 'order.now.contractPrinting.title', actions: [] }],
    ['the contract is open', at('SIGN_CONTRACT', { contract: 'OPEN' }), { actions: ['signContract'] }],
    [
      'a used car waits',
      at('CREATED_ORDER', { parts: [TRADE] }),
      { assignees: ['factory', 'dealer'], queues: ['appraisals'] },
    ],
    ['a car is being built', at('CREATED_ORDER', { isCarMissing: true }), { assignees: ['factory'], queues: [] }],
    [
      'a car was built and is not assigned',
      at('VEHICLE_PRODUCED', { isCarMissing: true }),
      { title: 'order.status.VEHICLE_PRODUCED.title', assignees: ['dealer'], queues: ['assignments'] },
    ],
    ['a car that was built has its chassis', at('VEHICLE_PRODUCED'), { assignees: ['factory'], queues: [] }],
    ['the rest is open', at('REMAINING_PAYMENT', { remainingCents: 9 }), { actions: ['chooseBalancePayment'] }],
    [
      'the rest is paid at the counter (D22)',
      at('REMAINING_PAYMENT', { parts: [AT_COUNTER] }),
      { title: 'order.now.balanceAwaited.title', assignees: ['dealer'], actions: [], queues: ['settlements'] },
    ],
    [
      'the deposit went back',
      at('ANTI_FRAUD', { isDepositReturned: true, parts: [{ ...PAID, amountCents: 0 }] }),
      { title: 'order.now.payAgain.title', actions: ['pay'] },
    ],
    [
      'the bank refused',
      at('FINANCING_PAYMENT', { code: 'DENIED_PROPOSAL', hasBank: true }),
      { assignees: ['customer'], actions: ['chooseBalancePayment'] },
    ],
    [
      'a code nobody knows',
      at('PAID', { code: 'TELEPORTED' }),
      { title: 'order.status.unknown.title', assignees: ['platform'] },
    ],
    [
      'a cancellation was asked for',
      ended('REQUESTED_CANCELLATION', { documents: ['sent'] }),
      { assignees: ['administrator'], actions: [], queues: ['cancellations'] },
    ],
    ['a delivered car', at('DELIVERED'), { assignees: [], actions: ['giveFeedback'], queues: [], isEnded: true }],
    [
      'a delivered car is given back (D2)',
      at('WITHDRAWN', { refunds: [{ state: 'needsAccount', amountCents: 5 }] }),
      {
        title: 'order.status.WITHDRAWN.title',
        assignees: ['customer', 'dealer', 'finance'],
        actions: ['returnCar', 'giveAccount'],
        queues: ['withdrawals', 'refunds'],
        isUrgent: true,
      },
    ],
  ])('%s', (_, state, expected) => {
    expect(state).toMatchObject(expected)
  })
})

describe('an order that ended says what becomes of the money (D21)', () => {
  const back = (state: 'requested' | 'done') => ({ refunds: [{ state, amountCents: 200_000 }] })
  test.each<[string, ReturnType<typeof orderState>, string]>([
    ['nothing was paid', ended('CANCELLED', { remainingCents: 9 }), 'order.now.cancelled.nothing'],
    ['it is coming back', ended('CANCELLED', { parts: [PAID], ...back('requested') }), 'order.now.cancelled.returning'],
    ['it is back', ended('CANCELLED', back('done')), 'order.now.cancelled.returned'],
    ['the contract keeps it', ended('CANCELLED', { parts: [PAID] }), 'order.now.cancelled.kept'],
    ['by right', ended('CANCELLED', { basis: 'withdrawal', ...back('done') }), 'order.now.withdrawn.returned'],
    ['it came too late', ended('EXPIRED', back('requested')), 'order.now.expired.returning'],
    ['the car is back', ended('RETURNED', back('requested')), 'order.now.carBack.returning'],
    ['all is back', ended('RETURNED', back('done')), 'order.now.carBack.returned'],
  ])('%s', (_, state, sentence) => {
    expect(state).toMatchObject({ sentence, title: `${sentence}.title`, isEnded: true, money: { owedCents: 0 } })
  })
})

/** What a headline promises: the buyer's action it asks for. */
const ASKS: Readonly<Record<string, string>> = {
  'order.status.PRE_RESERVE': 'pay',
  'order.status.RESERVE': 'uploadDocuments',
  'order.status.BILLET_PAYMENT': 'pay',
  'order.status.ANTI_FRAUD': 'takeSelfie',
  'order.status.SIGN_CONTRACT': 'signContract',
  'order.status.WITHDRAWN': 'returnCar',
  'order.now.papersMissing': 'uploadDocuments',
  'order.now.papersRefused': 'uploadDocuments',
  'order.now.payAgain': 'pay',
  'order.now.ordered': 'pay',
  'order.now.orderedPapers': 'uploadDocuments',
  'order.now.issueBoleto': 'pay',
}
const NOTHING_TO_DO = ['papersInReview', 'photoInReview', 'finalCheck', 'contractPrinting', 'balanceAwaited']

describe('whatever is known of an order that can be reached', () => {
  const holds = (check: (state: ReturnType<typeof orderState>, facts: StateFacts) => void) =>
    fc.assert(
      fc.property(stateFacts, (facts) => check(orderState(facts), facts)),
      { numRuns: 2_000 },
    )

  test('the headline asks for what is asked, and for nothing else', () => {
    holds(({ sentence, actions }) => {
      const asked = ASKS[sentence]
      if (asked) expect(actions).toContain(asked)
      if (NOTHING_TO_DO.some((one) => sentence === `order.now.${one}`))
        expect(actions.filter((action) => action !== 'giveAccount')).toEqual([])
    })
  })

  test('the buyer acts exactly where a button that matters says so', () => {
    holds(({ assignees, actions }) => {
      const needed = actions.filter((action) => action !== 'giveFeedback')
      expect(assignees.includes('customer')).toBe(needed.length > 0)
      expect(new Set(actions).size).toBe(actions.length)
    })
  })

  test('somebody acts as long as it goes on, and at an end only for a car or money on its way', () => {
    holds(({ assignees, isEnded }, { status, refunds }) => {
      const isMoving = status === 'WITHDRAWN' || refunds.some(({ state }) => isRefundOpen(state))
      expect(assignees.length > 0).toBe(!isEnded || isMoving)
    })
  })

  test('every open paper, photo, refund and cancellation stands in a queue, with its people among who acts', () => {
    holds(({ queues, assignees, isEnded }, { status, documents, photo, reached, refunds, isCarMissing }) => {
      const isGoingOn = !isEnded && status !== 'REQUESTED_CANCELLATION'
      const isForPerson = photo === 'human review' || photo === 'maximum attempts exceeded'
      expect(queues.includes('papers')).toBe(isGoingOn && documents.includes('sent'))
      expect(queues.includes('photos')).toBe(isGoingOn && reached === 'ANTI_FRAUD' && isForPerson)
      expect(queues.includes('cancellations')).toBe(status === 'REQUESTED_CANCELLATION')
      expect(queues.includes('withdrawals')).toBe(status === 'WITHDRAWN')
      expect(queues.includes('assignments')).toBe(isGoingOn && isCarMissing === true && reached === 'VEHICLE_PRODUCED')
      for (const { state } of refunds.filter((one) => isRefundOpen(one.state)))
        expect(queues).toContain(state === 'needsApproval' ? 'refundApprovals' : 'refunds')
      for (const queue of queues) expect(assignees).toContain(QUEUES[queue].assignee)
    })
  })

  test('no car is invoiced, moved or handed over before it is known which one it is', () => {
    holds((_, { reached, isCarMissing }) => {
      if (isCarMissing) expect(needsCar(reached)).toBe(false)
    })
  })

  test('an order that ended owes nothing, and nothing returns where nothing was paid', () => {
    holds(({ isEnded, money, sentence }, { refunds }) => {
      if (isEnded) expect(money.owedCents).toBe(0)
      if (refunds.length > 0) return
      expect(money).toMatchObject({ returningCents: 0, returnedCents: 0 })
      expect(sentence).not.toMatch(/returning$/)
    })
  })
})

test('the desk finds the people of the house by their queues alone', () => {
  expect(queuesOf('reviewer')).toEqual(['papers'])
  expect(queuesOf('finance')).toEqual(['refundApprovals', 'refunds'])
  expect(queuesOf('factory')).toEqual([])
})
