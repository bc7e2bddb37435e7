import { protocolOf } from '@volante/domain/lead/protocol'
import { createHash, randomUUID } from 'node:crypto'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { findDealers } from '../../dealers/api.ts'
import {
  askHuman,
  decideFraud,
  issueContract,
  keepAttempt,
  keepPaper,
  reviewDocument,
  signContract,
  startCheck,
} from '../../documents/api.ts'
import {
  acceptCancellation,
  advanceOrder,
  type CampaignRow,
  campaignsOf,
  continueOrder,
  documentsOfOrder,
  freeCars,
  keepFeedback,
  newestContract,
  partsToSettle,
  requestCancellation,
  reserveCar,
  settlePart,
  workOnExpiry,
} from '../../reservations/api.ts'
import type { PaymentKind } from '@volante/domain/order/payment-kind'
import type { DocumentKind } from '@volante/domain/order/documents'
import type { Act } from './plan.ts'
import type { PlayedOrder, Scene } from './play-order.ts'

type Play = (played: PlayedOrder) => Promise<void>

const pay =
  (kind: PaymentKind): Play =>
  (played) =>
    played.payDeposit({ kind })

const report =
  (status: string): Play =>
  async (played) => {
    await advanceOrder(played.asStaff('administrator'), await played.order(), status, null)
    await played.hearOfMoney()
  }

/** What each act does, through the same functions as the calls of buyers and staff. */
export const ACTS: Readonly<Record<Act, Play>> = {
  reserve,
  neverPays,
  payPix: pay('pix'),
  payCard: pay('card'),
  chooseBoleto: pay('boleto'),
  chooseFinancing: pay('financing'),
  chooseConsortium: pay('consortium'),
  chooseTrade: (played) => played.payDeposit({ kind: 'trade', trade: TRADES[played.scene.site.country] }),
  chooseDealer: pay('dealer'),
  payBoleto: pay('boleto'),
  boletoArrives: (played) => played.hearOfMoney(),
  timeIsUp: async (played) => workOnExpiry(played.asBuyer(), played.id),
  sendPapers: (played) => sendPapers(played),
  sendIdentity: (played) => sendPapers(played, ['identity']),
  approvePapers,
  refusePaper,
  confirmDeposit: confirmOutside,
  photoPasses,
  photoDoubtful,
  refuseBuyer,
  offerContract,
  sign,
  WAITING_LIST: report('WAITING_LIST'),
  PROGRESS_ORDER: report('PROGRESS_ORDER'),
  MOUNTED_VEHICLE: report('MOUNTED_VEHICLE'),
  VEHICLE_PRODUCED: report('VEHICLE_PRODUCED'),
  INVOICED: report('INVOICED'),
  INVOICE_DELIVERY: report('INVOICE_DELIVERY'),
  EXPEDITE: report('EXPEDITE'),
  DELIVER_TO_CCSS: report('DELIVER_TO_CCSS'),
  CUSTOMER_DELIVERY: report('CUSTOMER_DELIVERY'),
  BILLING: report('BILLING'),
  REGISTERED: report('REGISTERED'),
  TRANSPORTING: report('TRANSPORTING'),
  payRestByPix: (played) => played.payRest({ kind: 'pix' }),
  payRestByCard: (played) => played.payRest({ kind: 'card' }),
  restAtDealer: (played) => played.payRest({ kind: 'dealer' }),
  confirmRest: confirmOutside,
  IN_TRANSIT: report('IN_TRANSIT'),
  AT_DEALER: report('AT_DEALER'),
  DELIVERED: report('DELIVERED'),
  rate,
  askToCancel: (played) => wantOut(played, 'delivery takes too long'),
  grantCancel,
  withdraw: (played) => wantOut(played, 'changed my mind'),
}

const TRADES = {
  BR: { plate: 'BRA2E19', description: 'Chevrolet Onix LT 2019, 62.000 km', value: 4_850_000 },
  AR: { plate: 'AC123BD', description: 'Volkswagen Gol Trend 2018, 78.000 km', value: 980_000_000 },
} as const

/** Some dealers sell more than others: those where the demo's people work. */
const SHARES = [0, 1, 0, 1, 2, 0, 3, 1, 5, 8] as const

async function reserve(played: PlayedOrder): Promise<void> {
  const { planned, site, buyer } = played.scene
  const ctx = played.asBuyer()
  const campaign = (await campaignsOf(ctx, site.country)).find((one) => one.site === site.id)
  if (!campaign) throw new Error(`no campaign of ${site.id}`)
  const { dealer, car } = await carFor(ctx, campaign, played.scene)
  const wanted = {
    country: site.country,
    mvsCode: car.mvs_code,
    year: car.year,
    colorCode: car.color_code,
    dealerId: dealer.id,
  }
  const document = site.country === 'BR' ? { cpf: buyer.document } : { dni: buyer.document }
  const person = { name: buyer.name, phone: buyer.phone, birthdate: buyer.birthdate, ...document }
  const number = protocolOf(createHash('sha256').update(`order ${planned.place}`).digest().subarray(0, 11))
  const made = await reserveCar(ctx, {
    campaign,
    dealer,
    wanted,
    person,
    number,
    extras: { accessories: [], services: [] },
  })
  if (typeof made === 'string') throw new Error(`order ${planned.place}: ${made}`)
  played.id = made.order.id
}

/** A free car at the order's dealer, or at the next one that has any. */
async function carFor(ctx: Ctx, campaign: CampaignRow, { planned: { place }, site: { brand, country } }: Scene) {
  const dealers = (await findDealers(ctx.db, { brand, country }))
    .filter(({ blocked }) => !blocked)
    .toSorted((one, other) => (one.dealerCode < other.dealerCode ? -1 : 1))
  const first = SHARES[place % SHARES.length] ?? 0
  for (const [at] of dealers.entries()) {
    const dealer = dealers[(first + at) % dealers.length]
    const free = dealer ? await freeCars(ctx, country, [campaign], dealer.id) : []
    const car = free.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))[(place * 5) % free.length]
    if (dealer && car) return { dealer, car }
  }
  throw new Error(`no car of ${brand} is free in ${country}`)
}

const keyOf = (car: { mvs_code: string; year: number; color_code: string }): string =>
  `${car.mvs_code} ${car.year} ${car.color_code}`

/** The acquirer never hears of money for this order. */
async function neverPays(played: PlayedOrder): Promise<void> {
  const { db, now } = played.asBuyer()
  const rule = { charge_id: null, kind: null, conduct: 'never', reason: null, delay_seconds: null } as const
  await db
    .insertInto('box_rules')
    .values({ id: randomUUID(), order_id: played.id, created_at: now, ...rule })
    .execute()
}

async function sendPapers(played: PlayedOrder, kinds?: readonly DocumentKind[]): Promise<void> {
  for (const { kind } of await documentsOfOrder(played.asBuyer(), played.id)) {
    if (kinds && !kinds.includes(kind)) continue
    const picture = played.scene.pictures.get(kind)
    if (!picture) throw new Error(`no picture of ${kind}`)
    const { key, name, bytes, sha256 } = picture
    const file = { name, bytes, sha256, type: 'image/jpeg' as const, keep: () => key }
    await keepPaper(played.asBuyer(), played.id, kind, [file])
    played.wait(2)
  }
}

async function approvePapers(played: PlayedOrder): Promise<void> {
  const ctx = played.asStaff('documents')
  for (const { kind } of await documentsOfOrder(ctx, played.id))
    await reviewDocument(ctx, await played.order(), { kind, approved: true })
  await continueOrder(ctx, await played.order())
}

async function refusePaper(played: PlayedOrder): Promise<void> {
  const refusal = { approved: false, reason: played.scene.planned.place % 2 === 0 ? 'illegible' : 'expired' }
  await reviewDocument(played.asStaff('documents'), await played.order(), { kind: 'identity', ...refusal })
}

async function confirmOutside(played: PlayedOrder): Promise<void> {
  const { order, parts } = await played.full()
  for (const { id } of partsToSettle(order, parts))
    await settlePart(played.asStaff('administrator'), await played.order(), id, null)
}

async function photoPasses(played: PlayedOrder): Promise<void> {
  await startCheck(played.asBuyer(), await played.order())
  played.wait(1)
  await keepAttempt(played.asBuyer(), played.id, 'recognised', null)
}

async function photoDoubtful(played: PlayedOrder): Promise<void> {
  await startCheck(played.asBuyer(), await played.order())
  const picture = played.scene.pictures.get('selfie')
  for (const event of ['noFace', 'noFace', 'notRecognised'] as const) {
    played.wait(1)
    await keepAttempt(played.asBuyer(), played.id, event, event === 'notRecognised' ? (picture?.key ?? null) : null)
  }
  played.wait(1)
  await askHuman(played.asBuyer(), await played.order())
}

async function refuseBuyer(played: PlayedOrder): Promise<void> {
  const ctx = played.asStaff('fraud')
  const note = 'O rosto da foto não é o do documento.'
  await decideFraud(ctx, await played.order(), { approved: false, note })
  await acceptCancellation(ctx, await played.order(), { actor: 'administrator', actorId: ctx.user.id, note })
  played.wait(30)
  await played.hearOfMoney()
}

async function offerContract(played: PlayedOrder): Promise<void> {
  const order = await played.order()
  if (order.status !== 'SIGN_CONTRACT')
    await advanceOrder(played.asStaff('administrator'), order, 'SIGN_CONTRACT', null)
  await issueContract(played.asBuyer(), played.id)
}

async function sign(played: PlayedOrder): Promise<void> {
  const ctx = played.asBuyer()
  const contract = await newestContract(ctx.db, played.id)
  if (!contract || !(await signContract(ctx, contract))) throw new Error(`order ${played.id} has no contract to sign`)
}

async function rate(played: PlayedOrder): Promise<void> {
  await keepFeedback(played.asBuyer(), played.id, { rating: 3 + (played.scene.planned.place % 3) })
}

async function wantOut(played: PlayedOrder, reason: string): Promise<void> {
  const ctx = played.asBuyer()
  const wish = { reason, comment: null, actor: 'customer', actorId: ctx.user.id } as const
  await requestCancellation(ctx, await played.order(), wish)
  played.wait(30)
  await played.hearOfMoney()
}

async function grantCancel(played: PlayedOrder): Promise<void> {
  const ctx = played.asStaff('administrator')
  await acceptCancellation(ctx, await played.order(), { actor: 'administrator', actorId: ctx.user.id, note: null })
  played.wait(30)
  await played.hearOfMoney()
}
