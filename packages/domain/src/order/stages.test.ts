import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import esAR from '../../../../texts/es-AR/order.json' with { type: 'json' }
import ptBR from '../../../../texts/pt-BR/order.json' with { type: 'json' }
import { RESERVATION_STATUSES } from '../status.ts'
import { BANK_STATUSES } from './bank-status.ts'
import { CARD_ORDER, orderFacts } from './facts.arbitrary.ts'
import { pathOf, positionOf } from './line.ts'
import { SITUATIONS } from './order-state.ts'
import { ASSIGNEES } from './queues.ts'
import { CUSTOMER_ACTIONS, STAGES, STATUS_ROWS, statusInfo } from './stages.ts'
import { type OrderEvent, timelineOf } from './timeline.ts'
import { nextStatuses, ORDER_STATUSES, reachedOf } from './transitions.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const eventsOf = (...codes: string[]): OrderEvent[] => codes.map((status, nth) => ({ status, at: at(nth + 1) }))
const ALL_CODES = [...ORDER_STATUSES, ...RESERVATION_STATUSES, ...BANK_STATUSES]

describe('a status', () => {
  test.each(ALL_CODES)('%s has a title and a sentence in both languages, and a stage or none of its own', (code) => {
    const info = statusInfo(code)
    expect(info.isKnown).toBe(true)
    for (const texts of [ptBR, esAR])
      expect([texts[info.title], texts[info.sentence]].every((text) => text.length > 2)).toBe(true)
    if (info.stage === null) expect(positionOf(info.status)).toBe(-1)
  })

  test('there are at most seven stages, each with a status, and no path goes back to an earlier one', () => {
    expect(STAGES.length).toBeLessThanOrEqual(7)
    expect(new Set(Object.values(STATUS_ROWS).flatMap(({ stage }) => stage ?? []))).toEqual(new Set(STAGES))
    fc.assert(
      fc.property(orderFacts, (facts) => {
        const stages = pathOf(facts).map(({ status }) => STAGES.findIndex((one) => one === STATUS_ROWS[status].stage))
        expect(stages).toEqual([...stages].sort((a, b) => a - b))
      }),
    )
  })

  test('a status that asks the buyer for something waits on the buyer', () => {
    for (const [status, { waitsOn, action }] of Object.entries(STATUS_ROWS))
      if (status !== 'DELIVERED') expect(action !== undefined, status).toBe(waitsOn === 'customer')
  })

  test('any text reads as being processed, never an error (OT8)', () => {
    expect(statusInfo('TELEPORTED')).toMatchObject({
      code: 'TELEPORTED',
      isKnown: false,
      status: null,
      sentence: 'order.status.unknown',
    })
    expect(statusInfo('constructor').isKnown).toBe(false)
  })
})

describe('the texts', () => {
  test('have the same keys in both languages, with actors and actions', () => {
    expect(Object.keys(esAR)).toEqual(Object.keys(ptBR))
    for (const one of ASSIGNEES) expect(ptBR).toHaveProperty([`order.actor.${one}`])
    for (const one of SITUATIONS) expect(esAR).toHaveProperty([`order.now.${one}.title`])
    for (const action of CUSTOMER_ACTIONS) expect(ptBR).toHaveProperty([`order.action.${action}`])
    for (const stage of STAGES) expect(esAR).toHaveProperty([`order.stage.${stage}`])
  })

  test('leave no Portuguese in the Spanish', () => {
    expect(Object.values(esAR).filter((text) => /[ãõçêô]|\b(?:não|você|seu|sua)\b/i.test(text))).toEqual([])
  })
})

describe('the timeline', () => {
  test('an order under way shows what is done, now and ahead, with dates', () => {
    const timeline = timelineOf(eventsOf('PRE_RESERVE', 'RESERVE', 'UPLOADED_DOCS', 'ANTI_FRAUD'), CARD_ORDER)
    expect(timeline.stages.map(({ state }) => state)).toEqual([
      'done',
      'current',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
    ])
    expect(timeline.stages[0]).toMatchObject({ startedAt: at(1), endedAt: at(3) })
    expect(timeline.stages[1]).toMatchObject({ startedAt: at(3), endedAt: null })
    expect(timeline).toMatchObject({ currentStage: 'approval', next: 'WAITING_LIST', isEnded: false })
    expect(timeline.current).toMatchObject({ status: 'ANTI_FRAUD' })
  })

  test('before the first event it waits at the start', () => {
    expect(timelineOf([], CARD_ORDER)).toMatchObject({
      current: null,
      currentStage: 'reservation',
      next: 'PRE_RESERVE',
    })
  })

  test('a stage nobody reported is skipped, a delivered order has none open', () => {
    const codes = ['PRE_RESERVE', 'RESERVE', 'UPLOADED_DOCS', 'ANTI_FRAUD', 'SIGN_CONTRACT', 'PLACED', 'CREATED_ORDER']
    const timeline = timelineOf(eventsOf(...codes, 'INVOICED', 'PAID', 'DELIVERED'), CARD_ORDER)
    expect(timeline.stages.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'done',
      'skipped',
      'done',
      'done',
      'done',
    ])
    expect(timeline.stages.at(-1)?.endedAt).toEqual(at(10))
    expect(timeline).toMatchObject({ isEnded: true, next: null })
  })

  test('a cancellation stops the stage it stands at; reactivated, the order goes on from there', () => {
    const cancelled = eventsOf('PRE_RESERVE', 'RESERVE', 'UPLOADED_DOCS', 'REQUESTED_CANCELLATION', 'CANCELLED')
    expect(timelineOf(cancelled.slice(0, 4), CARD_ORDER)).toMatchObject({ currentStage: 'approval', next: 'CANCELLED' })
    expect(timelineOf(cancelled, CARD_ORDER).stages[1]).toMatchObject({ state: 'stopped', endedAt: at(5) })
    const reactivated = [...cancelled, { status: 'REACTIVATED_ORDER', at: at(6) }]
    expect(timelineOf(reactivated, CARD_ORDER)).toMatchObject({
      currentStage: 'approval',
      next: 'ANTI_FRAUD',
      isEnded: false,
    })
  })

  test('an expired order stops where nobody paid', () => {
    expect(timelineOf(eventsOf('PRE_RESERVE', 'EXPIRED'), CARD_ORDER)).toMatchObject({ isEnded: true, next: null })
  })

  test("the bank's word is what happens now only while it decides", () => {
    const facts = { ...CARD_ORDER, balance: ['financing'] as const, hasBank: true }
    const deciding = eventsOf('PRE_RESERVE', 'RESERVE', 'UPLOADED_DOCS', 'FINANCING_PAYMENT', 'PENDING_PROPOSAL')
    expect(timelineOf(deciding, facts)).toMatchObject({ current: { code: 'PENDING_PROPOSAL' }, next: 'ANTI_FRAUD' })
    const later = [...deciding, { status: 'ANTI_FRAUD', at: at(6) }, { status: 'RELEASED_PROPOSAL', at: at(7) }]
    expect(timelineOf(later, facts)).toMatchObject({
      current: { code: 'ANTI_FRAUD' },
      bank: { code: 'RELEASED_PROPOSAL' },
    })
  })

  test('marks what is new since the last visit, and nothing on the first one', () => {
    const events = eventsOf('PRE_RESERVE', 'RESERVE', 'UPLOADED_DOCS')
    const isNew = (lastVisit: Date | null) =>
      timelineOf(events, { ...CARD_ORDER, lastVisit }).stages.map((one) => one.isNew)
    expect(isNew(at(2)).slice(0, 2)).toEqual([false, true])
    expect(isNew(null)).not.toContain(true)
  })

  test('whatever is reported, every event is kept once and one stage at most is current', () => {
    const code = fc.oneof(fc.constantFrom(...ALL_CODES), fc.string())
    fc.assert(
      fc.property(orderFacts, fc.array(code, { maxLength: 40 }), (facts, codes) => {
        const timeline = timelineOf(eventsOf(...codes), facts)
        expect(timeline.stages.map(({ stage }) => stage)).toEqual(STAGES)
        expect(timeline.stages.flatMap(({ entries }) => entries.map((one) => one.code))).toEqual(codes)
        expect(timeline.stages.filter(({ state }) => state === 'current').length).toBeLessThanOrEqual(1)
        const followers = nextStatuses(facts, codes.at(-1) ?? null, reachedOf(codes))
        if (timeline.next && timeline.bank === null) expect(followers).toContain(timeline.next)
      }),
    )
  })
})
