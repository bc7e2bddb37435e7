import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterVisitAct, lineOf, placeInLine, VISIT_ACTS, VISIT_STATES, VISIT_SUBJECTS } from './visit-state.ts'

test('a visit goes its ways and no others', () => {
  const ways = VISIT_STATES.map((state) => [state, VISIT_ACTS.filter((act) => afterVisitAct(state, act))])
  expect(Object.fromEntries(ways)).toEqual({
    OPEN: ['checkIn', 'request', 'leave'],
    CHECKED_IN: ['request', 'take', 'leave'],
    WAITING: ['take', 'leave'],
    ATTENDED: ['release', 'finish'],
    DONE: [],
    LEFT: [],
  })
  expect(afterVisitAct('ATTENDED', 'release')).toBe('WAITING')
})

const visit = fc.record({
  id: fc.uuid(),
  state: fc.constantFrom(...VISIT_STATES),
  line: fc.constantFrom(...VISIT_SUBJECTS).map(lineOf),
  waitingSince: fc.option(fc.date({ noInvalidDate: true })),
})

test('who waits has a place of their own in their line, counted from one without gaps; nobody else has one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(visit, { selector: ({ id }) => id, maxLength: 30 }), (visits) => {
      for (const line of ['sales', 'workshop'] as const) {
        const waiting = visits.filter((one) => one.line === line && one.state === 'WAITING')
        const places = waiting.map(({ id }) => placeInLine(visits, id) ?? 0).sort((a, b) => a - b)
        expect(places).toEqual(waiting.map((_, at) => at + 1))
      }
      for (const { id, state } of visits) if (state !== 'WAITING') expect(placeInLine(visits, id)).toBeNull()
    }),
  )
})
