import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Charge, type ChargeEvent, chargeState, type Consequence, newCharge, settle } from './charge-state.ts'

const appliedCents = (charge: Charge): number => (chargeState(charge) === 'paid' ? charge.amountCents : 0)

const AMOUNT = 5_000_00
const paid = (id: string, cents = AMOUNT): ChargeEvent => ({ kind: 'paid', payment: { id, cents } })
const refunded = (paymentId: string): ChargeEvent => ({ kind: 'refunded', paymentId })
const of = (kind: 'submitted' | 'expired' | 'cancelled' | 'reopened' | 'refundAsked' | 'refused'): ChargeEvent => ({
  kind,
})

function play(
  events: readonly ChargeEvent[],
  start = newCharge(AMOUNT),
): { charge: Charge; consequences: Consequence[] } {
  return events.reduce<{ charge: Charge; consequences: Consequence[] }>(
    ({ charge, consequences }, event) => {
      const next = settle(charge, event)
      return { charge: next.charge, consequences: [...consequences, next.consequence] }
    },
    { charge: start, consequences: [] },
  )
}

const words = (consequences: readonly Consequence[]): string[] =>
  consequences.map((one) =>
    one.kind === 'refund' ? `refund ${one.cause}` : one.kind === 'ignore' ? `ignore ${one.why}` : one.kind,
  )

test.each<[string, ChargeEvent[], string, string]>([
  ['nothing', [], 'created', ''],
  ['handed over', [of('submitted')], 'pending', 'moved'],
  ['paid', [of('submitted'), paid('a')], 'paid', 'moved, apply'],
  ['paid, told twice', [of('submitted'), paid('a'), paid('a')], 'paid', 'moved, apply, ignore duplicate'],
  ['paid before the hand-over is noted', [paid('a'), of('submitted')], 'paid', 'apply, moved'],
  ['refused', [of('submitted'), of('refused'), of('refused')], 'refused', 'moved, moved, ignore duplicate'],
  ['refused, then paid after all', [of('submitted'), of('refused'), paid('a')], 'paid', 'moved, moved, apply'],
  ['paid, then a late refusal', [of('submitted'), paid('a'), of('refused')], 'paid', 'moved, apply, ignore stale'],
  ['expired', [of('submitted'), of('expired')], 'expired', 'moved, moved'],
  ['paid too late', [of('expired'), paid('a')], 'refunding', 'moved, refund late'],
  ['paid too late, given back', [of('expired'), paid('a'), refunded('a')], 'refunded', 'moved, refund late, moved'],
  ['reopened in the same instant', [of('expired'), of('reopened'), paid('a')], 'paid', 'moved, moved, apply'],
  ['paid as the timer rings', [paid('a'), of('expired')], 'paid', 'apply, ignore stale'],
  ['cancelled, then expired', [of('cancelled'), of('expired')], 'cancelled', 'moved, ignore stale'],
  ['paid after cancelling', [of('cancelled'), paid('a')], 'refunding', 'moved, refund late'],
  ['cancelling what is paid takes a refund', [paid('a'), of('cancelled')], 'paid', 'apply, ignore stale'],
  ['paid twice', [paid('a'), paid('b')], 'paid', 'apply, refund extra'],
  ['paid twice, one given back', [paid('a'), paid('b'), refunded('b')], 'paid', 'apply, refund extra, moved'],
  ['a wrong amount', [paid('a', AMOUNT - 1)], 'refunding', 'refund amount'],
  ['a wrong amount, then the right one', [paid('a', 1), paid('b')], 'paid', 'refund amount, apply'],
  ['given back at the buyer’s wish', [paid('a'), of('refundAsked')], 'refunding', 'apply, refund asked'],
  [
    'given back, told twice',
    [paid('a'), of('refundAsked'), refunded('a'), refunded('a')],
    'refunded',
    'apply, refund asked, moved, ignore duplicate',
  ],
  [
    'asked for twice',
    [paid('a'), of('refundAsked'), of('refundAsked')],
    'refunding',
    'apply, refund asked, ignore duplicate',
  ],
  ['nothing to give back', [of('submitted'), of('refundAsked')], 'pending', 'moved, ignore stale'],
  ['a chargeback', [paid('a'), refunded('a')], 'refunded', 'apply, moved'],
  ['the return overtakes the payment', [refunded('a'), paid('a')], 'refunded', 'moved, moved'],
  ['reopening what never expired', [of('cancelled'), of('reopened')], 'cancelled', 'moved, ignore stale'],
])('%s', (_, events, state, consequences) => {
  const played = play(events)
  expect(chargeState(played.charge)).toBe(state)
  expect(words(played.consequences).join(', ')).toBe(consequences)
  expect(appliedCents(played.charge)).toBe(state === 'paid' ? AMOUNT : 0)
})

test('a failed refund asks for a person once', () => {
  const failed: ChargeEvent = { kind: 'refundFailed', refundId: 'r1' }
  const { charge, consequences } = play([paid('a'), of('refundAsked'), failed, failed])
  expect(words(consequences)).toEqual(['apply', 'refund asked', 'review', 'ignore duplicate'])
  expect(chargeState(charge)).toBe('refunding')
})

test.each([0, -1, 1.5, Number.NaN])('%d cents are no charge', (cents) => {
  expect(() => newCharge(cents)).toThrow(RangeError)
})

const starts = fc.constantFrom(
  play([of('submitted')]).charge,
  play([of('submitted'), of('expired')]).charge,
  play([of('submitted'), of('cancelled')]).charge,
)
const news = fc.uniqueArray(
  fc.oneof(
    fc.constant(of('refused')),
    fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.boolean())
      .map(([id, isRight]) => paid(`${id}${isRight}`, isRight ? AMOUNT : 7)),
  ),
  { selector: (event) => JSON.stringify(event) },
)

/** A provider that sends its news in the order `picks` says, repeats some, and confirms each refund it is told to make. */
function deliver(
  start: Charge,
  events: readonly ChargeEvent[],
  picks: () => number,
): { charge: Charge; consequences: Consequence[] } {
  const waiting = [...events, ...events.filter(() => picks() % 2 === 0)]
  let charge = start
  const consequences: Consequence[] = []
  while (waiting.length > 0) {
    const [event] = waiting.splice(picks() % waiting.length, 1)
    if (!event) break
    const next = settle(charge, event)
    charge = next.charge
    consequences.push(next.consequence)
    if (next.consequence.kind === 'refund')
      waiting.push(refunded(next.consequence.payment.id), refunded(next.consequence.payment.id))
  }
  return { charge, consequences }
}

const numbers = fc.infiniteStream(fc.nat(1000)).map((stream) => () => stream.next().value ?? 0)

test('order and repetition of the same news change neither the state nor the sum', () => {
  fc.assert(
    fc.property(starts, news, numbers, numbers, (start, events, one, other) => {
      const first = deliver(start, events, one)
      const second = deliver(start, events, other)
      expect(chargeState(second.charge)).toBe(chargeState(first.charge))
      expect(appliedCents(second.charge)).toBe(appliedCents(first.charge))
      expect(second.consequences.filter(({ kind }) => kind === 'apply')).toHaveLength(
        first.consequences.filter(({ kind }) => kind === 'apply').length,
      )
    }),
  )
})

test('money in equals money applied plus money given back, and each payment moves once', () => {
  fc.assert(
    fc.property(starts, news, numbers, (start, events, picks) => {
      const { charge, consequences } = deliver(start, events, picks)
      const received = charge.payments.reduce((sum, { cents }) => sum + cents, 0)
      const givenBack = consequences.flatMap((one) => (one.kind === 'refund' ? [one.payment] : []))
      expect(received).toBe(appliedCents(charge) + givenBack.reduce((sum, { cents }) => sum + cents, 0))
      expect(new Set(givenBack.map(({ id }) => id)).size).toBe(givenBack.length)
      expect(consequences.filter(({ kind }) => kind === 'apply').length).toBeLessThanOrEqual(1)
    }),
  )
})
