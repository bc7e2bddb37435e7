import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ORDER_TIMELINE_STEPS } from '../status.ts'
import { CARD_ORDER, orderFacts } from './facts.arbitrary.ts'
import { type Actor, isDepositAwaited, LINE, type OrderFacts, pathOf, positionOf } from './line.ts'
import { OLDER_STATUSES } from './older-status.ts'
import {
  actorsOf,
  nextStatuses,
  ORDER_ENDS,
  ORDER_STATUSES,
  orderStatusOf,
  reachedOf,
  transitionRefusal,
} from './transitions.ts'

const ALWAYS = LINE.filter(({ when }) => when === 'always').map(({ status }) => status)
const pathCodes = (facts: Partial<OrderFacts>) => pathOf({ ...CARD_ORDER, ...facts }).map(({ status }) => status)
const EVERYTHING: OrderFacts = {
  deposit: 'boleto',
  balance: ['financing', 'trade', 'boleto', 'consortium'],
  directSale: true,
  employee: true,
  hasBank: true,
  ownConsortium: true,
}

describe('the path', () => {
  test.each([
    ['card', { deposit: 'card' }, []],
    ['Pix', { deposit: 'pix' }, []],
    ['boleto', { deposit: 'boleto' }, ['BILLET_PAYMENT']],
    ['boleto for the balance', { balance: ['boleto'] }, ['BILLET_AVAILABLE']],
    ['financing', { balance: ['financing'] }, ['FINANCING_PAYMENT']],
    ["another's consortium", { balance: ['consortium'] }, ['EXT_CONSORTIUM_PAYMENT']],
    ["the brand's consortium", { balance: ['consortium'], ownConsortium: true }, ['FIAT_CONSORTIUM_PAYMENT']],
    ['trade', { balance: ['trade'] }, ['DEALER_PAYMENT']],
    ['the dealer', { deposit: 'dealer' }, ['DEALER_PAYMENT']],
    ['the dealer for the balance', { balance: ['dealer'] }, []],
    ['a direct sale', { directSale: true }, ['APPROVAL_DIRECT_SALE']],
    ['the employee benefit', { employee: true }, ['APPROVAL_EMPLOYEE']],
  ] as const)('%s adds its steps to the common ones', (_, facts, steps) => {
    expect(pathCodes(facts).filter((status) => !ALWAYS.includes(status))).toEqual(steps)
    expect(pathCodes(facts)).toEqual(expect.arrayContaining(ALWAYS))
  })

  test('every status of the specification lies on the line once or may come at any time', () => {
    const anyTime = ['CANCELLED', 'REQUESTED_CANCELLATION', 'REACTIVATED_ORDER']
    expect([...LINE.map(({ status }) => status), ...anyTime].sort()).toEqual([...ORDER_TIMELINE_STEPS].sort())
  })

  test('keeps the order of the specification, but for the five appended codes and documents before slow payments', () => {
    const moved = ['UPLOADED_DOCS', 'PROGRESS_ORDER', 'INVOICE_DELIVERY', 'EXT_CONSORTIUM_PAYMENT']
    const kept = LINE.map(({ status }) => status).filter(
      (status) => ![...moved, 'FIAT_CONSORTIUM_PAYMENT', 'PLACED'].includes(status),
    )
    expect(kept).toEqual(ORDER_TIMELINE_STEPS.filter((status) => kept.includes(status)))
  })

  test('documents come before a boleto (CK7)', () => {
    const path = pathCodes({ deposit: 'boleto' })
    expect(path.indexOf('UPLOADED_DOCS')).toBeLessThan(path.indexOf('BILLET_PAYMENT'))
  })
})

describe('transitions', () => {
  test.each([
    [null, ['PRE_RESERVE']],
    ['PRE_RESERVE', ['RESERVE', 'EXPIRED', 'CANCELLED', 'REQUESTED_CANCELLATION']],
    ['RESERVE', ['UPLOADED_DOCS', 'CANCELLED', 'REQUESTED_CANCELLATION']],
    ['ANTI_FRAUD', ['WAITING_LIST', 'SIGN_CONTRACT', 'CANCELLED', 'REQUESTED_CANCELLATION']],
    ['AT_DEALER', ['DELIVERED', 'CANCELLED', 'REQUESTED_CANCELLATION']],
    ['DELIVERED', ['WITHDRAWN']],
    ['WITHDRAWN', ['RETURNED']],
    ['RETURNED', []],
    ['EXPIRED', []],
    ['CANCELLED', ['REACTIVATED_ORDER']],
    ['REQUESTED_CANCELLATION', ['CANCELLED', 'REACTIVATED_ORDER']],
  ])('after %s of an order paid by card', (status, following) => {
    expect(nextStatuses(CARD_ORDER, status)).toEqual(following)
  })

  test.each([
    ['REACTIVATED_ORDER', 'VEHICLE_PRODUCED', ['VEHICLE_PRODUCED', 'INVOICED', 'CANCELLED', 'REQUESTED_CANCELLATION']],
    ['TELEPORTED', 'PAID', ['PAID', 'IN_TRANSIT', 'AT_DEALER', 'DELIVERED', 'CANCELLED', 'REQUESTED_CANCELLATION']],
    ['TELEPORTED', null, ['CANCELLED', 'REQUESTED_CANCELLATION']],
  ])('after %s an order goes on from %s', (status, reached, following) => {
    expect(nextStatuses(CARD_ORDER, status, reached)).toEqual(following)
  })

  test.each([
    ['PRE_RESERVE', 'SIGN_CONTRACT', 'order.transition.waits'],
    ['PAID', 'RESERVE', 'order.transition.passed'],
    ['PAID', 'PAID', 'order.transition.passed'],
    ['RESERVE', 'EXPIRED', 'order.transition.passed'],
    ['UPLOADED_DOCS', 'BILLET_PAYMENT', 'order.transition.otherPath'],
    ['DELIVERED', 'CANCELLED', 'order.transition.ended'],
    ['WITHDRAWN', 'WITHDRAWN', 'order.transition.ended'],
    ['WITHDRAWN', 'REACTIVATED_ORDER', 'order.transition.ended'],
    ['EXPIRED', 'REACTIVATED_ORDER', 'order.transition.ended'],
    ['CANCELLED', 'RESERVE', 'order.transition.ended'],
    ['RESERVE', 'REACTIVATED_ORDER', 'order.transition.passed'],
    ['RESERVE', 'TELEPORTED', 'order.transition.unknown'],
    ['DELIVERED', 'TELEPORTED', 'order.transition.ended'],
  ])('%s to %s is refused: %s', (from, to, key) => {
    expect(transitionRefusal(CARD_ORDER, from, to)).toMatchObject({ key, values: { from, to } })
  })

  test('what comes too early says which step is missing', () => {
    expect(transitionRefusal(CARD_ORDER, 'SIGN_CONTRACT', 'INVOICED')?.values).toMatchObject({ missing: 'PLACED' })
  })

  test.each<[string | null, string, readonly Actor[]]>([
    [null, 'PRE_RESERVE', ['customer']],
    ['PRE_RESERVE', 'RESERVE', ['platform', 'administrator']],
    ['PRE_RESERVE', 'EXPIRED', ['platform']],
    ['RESERVE', 'UPLOADED_DOCS', ['customer', 'administrator']],
    ['FINANCING_PAYMENT', 'ANTI_FRAUD', ['bank', 'administrator']],
    ['DEALER_PAYMENT', 'ANTI_FRAUD', ['dealer', 'administrator']],
    ['SIGN_CONTRACT', 'PLACED', ['customer']],
    ['MOUNTED_VEHICLE', 'VEHICLE_PRODUCED', ['factory', 'administrator']],
    ['AT_DEALER', 'DELIVERED', ['dealer', 'administrator']],
    ['DELIVERED', 'WITHDRAWN', ['customer']],
    ['WITHDRAWN', 'RETURNED', ['dealer', 'administrator']],
    ['PAID', 'REQUESTED_CANCELLATION', ['customer', 'dealer', 'administrator']],
    ['REQUESTED_CANCELLATION', 'REACTIVATED_ORDER', ['customer', 'platform', 'administrator']],
    ['CANCELLED', 'REACTIVATED_ORDER', ['platform', 'administrator']],
  ])('%s to %s is for %j alone', (from, to, actors) => {
    const facts: OrderFacts = { ...CARD_ORDER, balance: ['financing', 'trade'], hasBank: true }
    const everyone: readonly Actor[] = ['customer', 'platform', 'bank', 'dealer', 'factory', 'administrator']
    const steps = everyone.filter(
      (actor) =>
        transitionRefusal(from === 'FINANCING_PAYMENT' ? { ...facts, balance: ['financing'] } : facts, from, to, {
          actor,
        }) === null,
    )
    expect(steps.sort()).toEqual([...actors].sort())
  })

  test('financing arranged by the dealer is confirmed by the dealer', () => {
    const facts: OrderFacts = { ...CARD_ORDER, balance: ['financing'] }
    expect(actorsOf(facts, 'FINANCING_PAYMENT', 'ANTI_FRAUD')).toEqual(['dealer', 'administrator'])
    expect(transitionRefusal(facts, 'FINANCING_PAYMENT', 'ANTI_FRAUD', { actor: 'bank' })?.key).toBe(
      'order.transition.notYours',
    )
  })

  test('a buyer whom the bank refused pays another way, and the order goes on without the bank', () => {
    const facts: OrderFacts = { ...CARD_ORDER, balance: ['pix'], hasBank: true }
    expect(actorsOf(facts, 'FINANCING_PAYMENT', 'ANTI_FRAUD')).toEqual(['platform', 'administrator'])
  })

  test('a status nobody knows is taken from those who report, never from a buyer (OT8)', () => {
    expect(transitionRefusal(CARD_ORDER, 'PAID', 'TELEPORTED', { actor: 'factory' })).toBeNull()
    expect(transitionRefusal(CARD_ORDER, 'PAID', 'TELEPORTED', { actor: 'customer' })).not.toBeNull()
  })

  test.each([
    ['card', ['PRE_RESERVE']],
    ['boleto', ['PRE_RESERVE', 'RESERVE', 'UPLOADED_DOCS', 'BILLET_PAYMENT']],
    ['dealer', ['PRE_RESERVE', 'RESERVE', 'UPLOADED_DOCS', 'DEALER_PAYMENT']],
  ] as const)('an order with its deposit by %s may expire at %j', (deposit, statuses) => {
    const facts = { ...CARD_ORDER, deposit }
    expect(pathCodes(facts).filter((status) => isDepositAwaited(facts, status))).toEqual(statuses)
  })
})

describe('whatever the order', () => {
  test('a walk of permitted steps only moves forward, misses no required one and ends', () => {
    fc.assert(
      fc.property(orderFacts, fc.array(fc.nat(), { maxLength: 60 }), (facts, choices) => {
        const codes: string[] = []
        for (const choice of choices) {
          const options = nextStatuses(facts, codes.at(-1) ?? null, reachedOf(codes))
          const chosen = options[choice % options.length]
          if (chosen === undefined) break
          expect(transitionRefusal(facts, codes.at(-1) ?? null, chosen, { reached: reachedOf(codes) })).toBeNull()
          codes.push(chosen)
        }
        const positions = codes.map(positionOf).filter((position) => position >= 0)
        expect(positions).toEqual([...positions].sort((a, b) => a - b))
        const required = pathOf(facts).filter(
          (one) => one.isRequired && positionOf(one.status) <= Math.max(-1, ...positions),
        )
        expect(codes).toEqual(expect.arrayContaining(required.map(({ status }) => status)))
      }),
    )
  })

  test('what nextStatuses leaves out is refused, what it names has someone to do it', () => {
    fc.assert(
      fc.property(
        orderFacts,
        fc.constantFrom(...ORDER_STATUSES),
        fc.constantFrom(...ORDER_STATUSES),
        (facts, from, to) => {
          const isNamed = nextStatuses(facts, from).includes(to)
          expect(transitionRefusal(facts, from, to) === null).toBe(isNamed)
          if (isNamed) expect(actorsOf(facts, from, to).length).toBeGreaterThan(0)
        },
      ),
    )
  })

  test('every order can be delivered and, before its end, cancelled', () => {
    fc.assert(
      fc.property(orderFacts, (facts) => {
        for (const [at, { status }] of pathOf(facts).entries()) {
          expect(nextStatuses(facts, pathOf(facts)[at - 1]?.status ?? null)).toContain(status)
          expect(nextStatuses(facts, status).includes('CANCELLED')).toBe(!ORDER_ENDS.includes(status))
        }
      }),
    )
  })

  test('any text as a status is survived', () => {
    fc.assert(
      fc.property(orderFacts, fc.string(), fc.string(), (facts, from, to) => {
        expect(Array.isArray(nextStatuses(facts, from, to))).toBe(true)
        expect(transitionRefusal(facts, from, to, { actor: 'factory' }) === null || orderStatusOf(to) !== null).toBe(
          true,
        )
      }),
    )
  })

  test('an order that pays in every way can pass every step of the line but the other consortium', () => {
    const missing = LINE.filter(({ status }) => !pathOf(EVERYTHING).some((step) => step.status === status))
    expect(missing.map(({ status }) => status)).toEqual(['EXT_CONSORTIUM_PAYMENT'])
  })
})

describe('the older list (O-15)', () => {
  test('its steps never move the timeline back, but to wait for documents again', () => {
    for (const [from, { timeline, next }] of Object.entries(OLDER_STATUSES))
      for (const to of next.filter((one) => one !== 'CANCELLED' && one !== 'WAITING_DOCS'))
        expect(positionOf(OLDER_STATUSES[to].timeline), `${from} to ${to}`).toBeGreaterThanOrEqual(positionOf(timeline))
  })

  test.each([
    ['CREATED', 'PRE_RESERVE'],
    ['WAITING_DOCS', 'RESERVE'],
    ['REVENUE', 'INVOICED'],
    ['DELIVERED_RESERVATION', 'DELIVERED'],
    ['expired', 'EXPIRED'],
    ['TELEPORTED', null],
  ])('%s stands for %s', (code, status) => {
    expect(orderStatusOf(code)).toBe(status)
  })

  test('its ends lead nowhere, everything else can be cancelled', () => {
    for (const [from, { next }] of Object.entries(OLDER_STATUSES))
      expect(next.includes('CANCELLED'), from).toBe(next.length > 0)
  })
})
