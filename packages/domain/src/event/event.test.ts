import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterEventAct, enrolmentOf, type EventFields, eventRefusals, movedUp } from './event.ts'

const event = {
  status: 'PUBLISHED',
  capacity: 10,
  taken: 9,
  enrolUntil: new Date('2026-12-01T12:00:00Z'),
  endsAt: new Date('2026-12-01T15:00:00Z'),
} as const
const before = new Date('2026-11-24T12:00:00Z')

test.each([
  [{}, before, 'open'],
  [{ taken: 10 }, before, 'waiting'],
  [{ capacity: null, taken: 5000 }, before, 'open'],
  [{}, event.enrolUntil, 'closed'],
  [{}, event.endsAt, 'over'],
  [{ status: 'CANCELLED' }, before, 'cancelled'],
  [{ status: 'DRAFT' }, before, 'cancelled'],
] as const)('%o at %o is %s', (given, now, enrolment) => {
  expect(enrolmentOf({ ...event, ...given }, now)).toBe(enrolment)
})

test('an event goes its ways and no others', () => {
  expect(afterEventAct('DRAFT', 'publish')).toBe('PUBLISHED')
  expect(afterEventAct('PUBLISHED', 'cancel')).toBe('CANCELLED')
  for (const [status, act] of [
    ['DRAFT', 'cancel'],
    ['PUBLISHED', 'publish'],
    ['CANCELLED', 'publish'],
  ] as const)
    expect(afterEventAct(status, act)).toBeNull()
})

test('who moves up fits, in the order of waiting, and nobody who would have fitted is passed over', () => {
  const parties = fc.array(fc.record({ id: fc.uuid(), seats: fc.integer({ min: 1, max: 6 }) }), { maxLength: 30 })
  fc.assert(
    fc.property(parties, fc.integer({ min: 0, max: 40 }), (waiting, free) => {
      const up = movedUp(waiting, free)
      let left = free
      for (const one of waiting) {
        expect(up.includes(one)).toBe(one.seats <= left)
        if (up.includes(one)) left -= one.seats
      }
      expect(left).toBeGreaterThanOrEqual(0)
    }),
  )
})

const fields: EventFields = {
  kind: 'PLACE',
  dealerCode: null,
  placeName: 'Parque Villa-Lobos',
  city: 'São Paulo',
  link: null,
  day: '2026-12-05',
  from: '10:00',
  lastDay: null,
  to: '12:00',
  enrolUntil: null,
}

test.each<[Partial<EventFields>, string[]]>([
  [{}, []],
  [{ lastDay: '2026-12-06', to: '09:00' }, []],
  [{ to: '10:00' }, ['to']],
  [{ lastDay: '2026-12-04' }, ['to']],
  [{ enrolUntil: '2026-12-06' }, ['enrolUntil']],
  [{ placeName: null, city: '' }, ['placeName', 'city']],
  [{ kind: 'DEALER' }, ['dealerCode']],
  [{ kind: 'VIRTUAL' }, ['link']],
  [{ kind: 'VIRTUAL', link: 'http://meet.example/a' }, ['link']],
  [{ kind: 'VIRTUAL', link: 'https://someone@meet.example/a' }, ['link']],
  [{ kind: 'VIRTUAL', link: 'https://meet.example/a' }, []],
])('%o is refused at %o', (given, refused) => {
  expect(Object.keys(eventRefusals({ ...fields, ...given }))).toEqual(refused)
})
