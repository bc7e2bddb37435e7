import assert from 'node:assert/strict'
import { pathOf } from '@volante/domain/order/line'
import { Purchase } from './purchase.ts'
import type { Stage } from './stage.ts'

export interface Scenario {
  readonly says: string
  play(stage: Stage): Promise<void>
}

const DAY = 1440
const NO_FUNDS = '4000 0000 0000 9995'
const GOOD_CARD = '4111 1111 1111 1111'

/** Plays from the reservation on, each with a new buyer; a wrong outcome throws. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'pix-in-time': { says: 'the reservation value is paid by Pix within its minutes', play: pixInTime },
  expired: { says: 'nobody pays: TEMPO ESGOTADO, nothing is charged, the car is free again', play: expired },
  'late-pix': { says: 'the Pix is paid after its end: the order is cancelled and the money goes back', play: latePix },
  'boleto-day-3': { says: 'papers first, then a boleto that is paid on the third day', play: boletoOnDay3 },
  'card-refused-then-approved': { says: 'a card without funds is refused, another one pays', play: cardAfterRefusal },
  'cancelled-within-7-days': {
    says: 'withdrawn three days after the signature: everything goes back',
    play: cancelledInTime,
  },
  'to-delivery': { says: 'through every status of its path to the delivered car', play: toDelivery },
}

async function pixInTime(stage: Stage): Promise<void> {
  const purchase = await Purchase.begin(stage)
  await purchase.pay('pix')
  const { pix } = await purchase.charge('a Pix code', ({ pix: code }) => code !== null)
  await stage.say(`Pix code ${pix?.code.slice(0, 32)}…`)
  const order = await purchase.reaches('RESERVE', 'The money is here: the car is Marina’s')
  assert.equal(order.ledger.paid, order.reservationValue)
  assert.equal(order.countdown, null)
}

async function expired(stage: Stage): Promise<void> {
  const purchase = await Purchase.begin(stage)
  assert.equal(await purchase.isCarFree(), false)
  await stage.pass(31)
  const order = await purchase.reaches('EXPIRED', 'TEMPO ESGOTADO')
  assert.deepEqual([order.ledger.paid, order.charges], [0, []])
  await stage.until('the car is free again', purchase.isCarFree)
  await stage.say('Nothing was charged, and the car is free again', order)
}

async function latePix(stage: Stage): Promise<void> {
  const purchase = await Purchase.begin(stage)
  await stage.tellBox(purchase.id, 'late')
  await purchase.pay('pix')
  await purchase.charge('a Pix code', ({ pix }) => pix !== null)
  await stage.pass(15)
  await purchase.reaches('CANCELLED', 'the Pix had fifteen minutes')
  await stage.pass(1)
  const charge = await purchase.charge('the late money goes back', ({ state }) => state === 'refunded')
  assert.equal(charge.refunded, charge.value)
  const order = await purchase.view()
  assert.deepEqual([order.status, order.ledger.paid], ['CANCELLED', 0])
  await stage.say('The Pix came after its end and was given back', order)
}

async function boletoOnDay3(stage: Stage): Promise<void> {
  const purchase = await Purchase.begin(stage)
  await stage.tellBox(purchase.id, 'settle', 3 * DAY * 60)
  await purchase.pay('boleto')
  await purchase.reaches('RESERVE', 'Chose a boleto: the car is held for days')
  await purchase.sendPapers()
  await purchase.pay('boleto')
  const { boleto } = await purchase.charge('a boleto', (charge) => charge.boleto !== null)
  assert.match(boleto?.line.replace(/\D/g, '') ?? '', /^\d{47}$/)
  await purchase.reaches('BILLET_PAYMENT', `Boleto ${boleto?.line}, due on ${boleto?.dueDay}`)
  for (let day = 1; day <= 3; day++) {
    assert.equal((await purchase.view()).status, 'BILLET_PAYMENT')
    await stage.pass(DAY)
  }
  const order = await purchase.reaches('ANTI_FRAUD', 'The bank told of the payment')
  assert.equal(order.ledger.paid, order.reservationValue)
}

async function cardAfterRefusal(stage: Stage): Promise<void> {
  const purchase = await Purchase.begin(stage)
  await purchase.pay('card', NO_FUNDS)
  const refused = await purchase.charge('a refusal', ({ state }) => state === 'refused')
  const before = await purchase.view()
  await stage.say(`Refused: ${refused.refusal?.message}`, before)
  assert.deepEqual([before.status, before.ledger.paid], ['PRE_RESERVE', 0])
  await purchase.pay('card', GOOD_CARD)
  const order = await purchase.reaches('RESERVE', 'Another card was approved')
  assert.equal(order.ledger.paid, order.reservationValue)
  assert.deepEqual(order.charges.map(({ state }) => state).toSorted(), ['paid', 'refused'])
}

async function cancelledInTime(stage: Stage): Promise<void> {
  const purchase = await Purchase.begin(stage)
  await purchase.pay('pix')
  await purchase.reaches('RESERVE', 'Paid by Pix')
  await purchase.sendPapers()
  await purchase.takePhoto()
  await purchase.approvePapers()
  await purchase.sign()
  await stage.pass(3 * DAY)
  const { cancellation, reservationValue } = await purchase.view()
  assert.deepEqual([cancellation?.basis, cancellation?.refund], ['withdrawal', reservationValue])
  await stage.say(`A cancellation now gives everything back by ${cancellation?.expectedOn}`)
  await purchase.api.reservation.cancel({ params: { id: purchase.id }, body: { reasonId: 'changed my mind' } })
  await purchase.reaches('CANCELLED', 'Withdrawn within seven days')
  const order = await stage.until('the refund arrives', async () => {
    const seen = await purchase.view()
    return seen.refunds.length > 0 && seen.refunds.every(({ state }) => state === 'done') && seen
  })
  assert.deepEqual([order.ledger.paid, order.ledger.refunded], [0, reservationValue])
  assert.ok(await purchase.isCarFree())
  await stage.say('All of it is back, and the car is free again', order)
}

async function toDelivery(stage: Stage): Promise<void> {
  const purchase = await Purchase.begin(stage)
  await purchase.pay('pix')
  await purchase.reaches('RESERVE', 'Paid the reservation by Pix')
  await purchase.sendPapers()
  await purchase.takePhoto()
  await purchase.report('WAITING_LIST')
  await purchase.approvePapers()
  await purchase.report('SIGN_CONTRACT')
  await purchase.sign()
  for (const status of ['PROGRESS_ORDER', 'MOUNTED_VEHICLE', 'VEHICLE_PRODUCED', 'INVOICED', 'INVOICE_DELIVERY'])
    await purchase.report(status)
  await purchase.api.reservation.remainingPayment({ params: { id: purchase.id }, body: { paymentType: 'boleto' } })
  await purchase.reaches('BILLET_AVAILABLE', 'Chose a boleto for the rest')
  const { id: chargeId } = await purchase.charge('a boleto', ({ boleto }) => boleto !== null)
  for (const status of ['EXPEDITE', 'DELIVER_TO_CCSS', 'CUSTOMER_DELIVERY', 'BILLING', 'REGISTERED', 'TRANSPORTING'])
    await purchase.report(status)
  await purchase.reaches('REMAINING_PAYMENT', 'The rest is asked for')
  await stage.payNow(chargeId)
  await purchase.reaches('PAID', 'The boleto of the rest was paid')
  for (const status of ['IN_TRANSIT', 'AT_DEALER', 'DELIVERED']) await purchase.report(status)
  await purchase.api.reservation.feedback({ params: { id: purchase.id }, body: { rating: 5 } })
  const { events, ledger, car } = await purchase.view()
  const facts = { directSale: false, employee: false, hasBank: false, ownConsortium: false }
  const path = pathOf({ ...facts, deposit: 'pix', balance: ['boleto'] }).map(({ status }) => status)
  assert.deepEqual(
    events.map(({ status }) => status),
    path,
  )
  assert.deepEqual([ledger.paid, ledger.remaining], [car.total, 0])
}
