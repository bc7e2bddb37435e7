import { describe, expect, test } from 'vitest'
import { CLOSE_REASON_NAMES, CLOSE_REASONS, closeRefusal, leadState, wasAnsweredLate } from './lead-work.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))

describe('the state of a lead', () => {
  test.each([
    ['inTime', null, null, 11],
    ['inTime', null, null, 12],
    ['late', null, null, 13],
    ['answered', at(11), null, 13],
    ['answered', at(13), null, 14],
    ['closed', null, at(11), 13],
    ['closed', at(10), at(11), 13],
  ] as const)('is %s when answered at %s, closed at %s, by %i h', (state, firstAnswerAt, closedAt, hour) =>
    expect(leadState({ replyBy: at(12), firstAnswerAt, closedAt }, at(hour))).toBe(state),
  )

  test('an answer after the time promised stays late', () => {
    expect(wasAnsweredLate({ replyBy: at(12), firstAnswerAt: at(13) })).toBe(true)
    expect(wasAnsweredLate({ replyBy: at(12), firstAnswerAt: at(12) })).toBe(false)
    expect(wasAnsweredLate({ replyBy: at(12), firstAnswerAt: null })).toBe(false)
  })
})

describe('closing', () => {
  test.each(CLOSE_REASON_NAMES)('%s hides no person without an answer', (reason) => {
    expect(closeRefusal(reason, { isAnswered: true, tries: 0 })).toBeNull()
    const isVoid = CLOSE_REASONS[reason] === 'void'
    const refusal = closeRefusal(reason, { isAnswered: false, tries: 0 })
    expect(refusal === null).toBe(isVoid)
  })

  test('who cannot be reached was tried before', () => {
    expect(closeRefusal('unreachable', { isAnswered: false, tries: 0 })).toBe('lead.close.untried')
    expect(closeRefusal('unreachable', { isAnswered: false, tries: 1 })).toBeNull()
    expect(closeRefusal('price', { isAnswered: false, tries: 3 })).toBe('lead.close.unanswered')
  })
})
