import { DAY_MS } from '@volante/domain/duration'
import { documentsComplete } from '@volante/domain/order/documents'
import { isDepositAwaited } from '@volante/domain/order/line'
import { type PaymentKind, settlementOf } from '@volante/domain/order/payment-kind'
import { nextStatuses, orderStatusOf } from '@volante/domain/order/transitions'
import { documentsOfOrder } from '../papers/paper-list.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { offeredAppraisal } from '../../valuation/api.ts'
import { cancelCharge, cancelOpenCharges, type Charge, chargesOfOrder, createCharge } from '../../payments/api.ts'
import { announceOrder } from '../order/announce-order.ts'
import { campaignOfOrder } from '../reserve/campaign-queries.ts'
import { kindsOf } from '../reserve/campaigns.ts'
import { addCoupon, appliedCoupon } from './apply-coupon.ts'
import { payWithProposal, proposalOfWay } from './financing.ts'
import { type FullOrder, withFirstPromise } from '../order/load-order.ts'
import { type Booked, factsOf, type OrderRow, type PartRow } from '../order/order-row.ts'
import { fullOrderForOwner } from '../order/own-order.ts'
import {
  addOrderPart,
  dropOrderPart,
  keepChoice,
  type NewOrderPart,
  type PaymentChoice,
  without,
} from '../order/parts.ts'
import { continueOrder, step } from '../order/record-event.ts'
import { enqueueExpiry } from '../order/expiry-timer.ts'
import { depositAmount, isCharged, PART_OF, payerOf, refuseDeposit, remainingAmount, sumOf, type Way } from './way.ts'

export interface Paid {
  readonly full: FullOrder
  readonly charge: Charge | null
}

type Purpose = Charge['purpose']

/** How long a way that costs nothing yet holds the car without the papers. */
const PAPERS_DAYS = 1
/**
 * Takes the caller's locked order and a way to pay its reservation value; starts the payment once however often it is asked
 * for. A boleto is chosen first and issued once the documents are in. Refuses an order past it (409), its time being over
 * (409), a way that is not offered (422) and a wrong amount (422).
 */
export async function payDeposit(ctx: SignedInCtx, full: FullOrder, way: Way): Promise<Paid> {
  const { order, parts } = full
  // One that went back whole is history.
  const standing = parts.find((part) => part.purpose === 'deposit' && !(part.is_paid && part.amount_cents === 0))
  if (standing?.is_paid) return { full, charge: chargeOfPart(full, standing) }
  refuseDeposit(ctx, order, way.kind)
  await refuseKind(ctx, order, way.kind)
  const amountCents = depositAmount(ctx, order, parts, way)
  const same = standing && repeated(full, standing, way.kind, amountCents)
  if (same) return same
  const mayCharge = way.kind !== 'boleto' || (await areDocumentsIn(ctx, order.id))
  // Chosen once it waits for the documents; asked again it is told so (CK7).
  if (!mayCharge && order.deposit_kind === 'boleto') throw ctx.fail('payment.boleto.documentsFirst')
  const freed = standing ? await dropOrderPart(ctx, order, parts, standing.id) : order
  if (!isCharged(way.kind)) await cancelOpenCharges(ctx, order.id)
  const left = standing ? without(parts, standing.id) : parts
  const choice = await depositChoice(ctx, order, way)
  const chosen = { order: { ...freed, ...choice }, parts: left }
  const couponName = way.couponName || appliedCoupon(left)
  const booked = couponName ? await addCoupon(ctx, chosen, couponName, way.kind) : chosen
  if (!mayCharge)
    return settleDown(ctx, full, { ...booked, order: await keepChoice(ctx, order.id, choice), charge: null })
  // What covers all that is open covers less beside a coupon.
  const due = couponName ? depositAmount(ctx, booked.order, booked.parts, way) : amountCents
  return settleDown(ctx, full, await promise(ctx, booked, { way, purpose: 'deposit', amountCents: due, choice }))
}

/**
 * Takes the caller's locked order and how the rest, or a part of it, is paid; promises it in the ledger and returns the
 * order. Each way to pay may bring a part, one at a time; asked for more than remains, a charge replaces the others.
 */
export async function payRemaining(ctx: SignedInCtx, full: FullOrder, way: Way): Promise<Paid> {
  const { order, parts } = full
  const status = orderStatusOf(order.status)
  const isOpen = order.is_open && status !== 'REQUESTED_CANCELLATION'
  if (!isOpen || order.reached === 'PRE_RESERVE' || isDepositAwaited(factsOf(order), order.reached))
    throw ctx.fail('order.state', { status: order.status })
  await refuseKind(ctx, order, way.kind)
  if (way.kind === 'boleto' && !(await areDocumentsIn(ctx, order.id))) throw ctx.fail('payment.boleto.documentsFirst')
  const replaced = replacedBy(order, parts, way)
  const amountCents = remainingAmount(ctx, order.remaining_cents + sumOf(replaced), way)
  for (const part of replaced) {
    const same = repeated(full, part, way.kind, amountCents)
    if (same) return same
  }
  let left: readonly PartRow[] = parts
  for (const part of replaced) {
    await dropOrderPart(ctx, order, left, part.id)
    if (part.charge_id && part.payment_kind !== way.kind) await cancelCharge(ctx, part.charge_id)
    left = without(left, part.id)
  }
  const kinds = left.flatMap(({ purpose, payment_kind: kind }) => (purpose === 'remaining' && kind ? [kind] : []))
  const hasBank = await isAtBank(ctx, order, way)
  const choice = {
    balance_kinds: [...new Set([...kinds, way.kind])],
    ...(hasBank ? { has_bank: true } : {}),
    ...billingOf(way),
  }
  const promised = await promise(ctx, { order, parts: left }, { way, purpose: 'remaining', amountCents, choice })
  const isBoleto = promised.charge && way.kind === 'boleto'
  return settleDown(ctx, full, isBoleto ? { ...promised, order: await tellBoleto(ctx, promised.order) } : promised)
}

/** The promises a new one takes the place of: the named one, the one of its kind, and every charge where it asks for what they cover. */
function replacedBy(order: OrderRow, parts: readonly PartRow[], { kind, value, insteadOf }: Way): PartRow[] {
  const open = parts.filter((part) => part.purpose === 'remaining' && !part.is_paid)
  const own = open.filter((part) => part.payment_kind === kind || part.id === insteadOf)
  const isCovered = insteadOf || (value !== undefined && value <= order.remaining_cents + sumOf(own))
  if (!isCharged(kind) || isCovered) return own
  return open.filter((part) => own.includes(part) || (part.payment_kind !== null && isCharged(part.payment_kind)))
}

async function refuseKind(ctx: SignedInCtx, order: OrderRow, kind: PaymentKind): Promise<void> {
  if (!kindsOf(ctx, await campaignOfOrder(ctx, order)).includes(kind)) throw ctx.fail('payment.kind.unavailable')
}

const after = ({ now }: SignedInCtx, days: number): Date => new Date(now.getTime() + days * DAY_MS)

/**
 * The path and the time that go with a way to pay: what takes days holds the car for days, counted from the first such choice. Past the first step what comes
 * at once changes the path only when it is here: until then the car is held for the way that was chosen before.
 */
async function depositChoice(ctx: SignedInCtx, order: OrderRow, way: Way): Promise<PaymentChoice> {
  const { waiting_days } = await campaignOfOrder(ctx, order)
  const isInstant = settlementOf(way.kind) === 'instant'
  const isFirst = !isInstant && order.waiting_until === null
  const waitingUntil = isFirst ? after(ctx, waiting_days) : order.waiting_until
  // Nothing is paid for it yet: the papers show within a day that somebody means it.
  const expires = isFirst
    ? order.reached === 'PRE_RESERVE'
      ? after(ctx, PAPERS_DAYS)
      : waitingUntil
    : order.expires_at
  if (isFirst) await enqueueExpiry(ctx, order.id, order.site, expires)
  return {
    deposit_kind: isInstant && order.reached !== 'PRE_RESERVE' ? order.deposit_kind : way.kind,
    has_bank: await isAtBank(ctx, order, way),
    expires_at: expires,
    waiting_until: waitingUntil,
    ...billingOf(way),
  }
}

const billingOf = ({ billingAddress }: Way) => (billingAddress ? { billing_address: billingAddress } : {})

const isAtBank = async (ctx: SignedInCtx, order: OrderRow, way: Way): Promise<boolean> =>
  (await proposalOfWay(ctx, order, way)) !== null

interface Promised {
  readonly way: Way
  readonly purpose: Purpose
  readonly amountCents: number
  readonly choice: PaymentChoice
}

interface Settled extends Booked {
  readonly charge: Charge | null
}

/** Writes the charge that asks for the money, where there is one, and the part that waits for it with what was chosen. */
async function promise(ctx: SignedInCtx, { order, parts }: Booked, promised: Promised): Promise<Settled> {
  const { way, purpose, amountCents, choice } = promised
  const { kind, proposalNumber, trade } = way
  const charge = isCharged(kind) ? await demand(ctx, order, promised, kind) : null
  await payWithProposal(ctx, order, way, amountCents)
  const part: NewOrderPart = {
    kind: PART_OF[kind] ?? (purpose === 'deposit' ? 'deposit' : 'balance'),
    purpose,
    paymentKind: kind,
    amountCents,
    chargeId: charge?.id ?? null,
    details: {
      ...(proposalNumber ? { proposalNumber } : {}),
      ...(trade ? await tradeDetails(ctx, order, trade, amountCents) : {}),
    },
  }
  const booked = await addOrderPart(ctx, order, parts, part, choice)
  const isAwaited = charge && purpose === 'deposit' && kind === 'boleto'
  return { ...booked, order: isAwaited ? await waitFor(ctx, booked.order, charge) : booked.order, charge }
}

/** A used car for which the order's dealer made an offer that binds is appraised already. */
async function tradeDetails(ctx: SignedInCtx, order: OrderRow, trade: NonNullable<Way['trade']>, cents: number) {
  const { plate, description } = trade
  const appraisal = await offeredAppraisal(ctx, { orderId: order.id, dealerCode: order.dealer_code, plate, cents })
  return { trade: { plate, description }, ...(appraisal ? { appraisal } : {}) }
}

const demand = async (
  ctx: SignedInCtx,
  order: OrderRow,
  { way, purpose, amountCents }: Promised,
  kind: Charge['kind'],
): Promise<Charge> =>
  createCharge(ctx, {
    orderId: order.id,
    accountId: order.account_id,
    purpose,
    kind,
    amountCents,
    currency: order.currency,
    payer: await payerOf(ctx, order, way),
    card: way.card ?? (way.cardId ? { cardId: way.cardId } : undefined),
    instalments: way.installments ?? undefined,
    expiresAt: kind === 'pix' ? await pixEnd(ctx, order, purpose) : undefined,
  })

/** A Pix code lives for the campaign's minutes, never longer than the reservation it pays. */
async function pixEnd(ctx: SignedInCtx, order: OrderRow, purpose: Purpose): Promise<Date> {
  const { pix_minutes } = await campaignOfOrder(ctx, order)
  const end = new Date(ctx.now.getTime() + pix_minutes * 60_000)
  return purpose === 'deposit' && order.expires_at && order.expires_at < end ? order.expires_at : end
}

/** The reservation lasts as long as the bank may still bring its first boleto; a further one gives no more time. */
async function waitFor(ctx: SignedInCtx, order: OrderRow, { expiresAt }: Charge): Promise<OrderRow> {
  const boletos = (await chargesOfOrder(ctx.db, order.id)).filter(({ kind }) => kind === 'boleto')
  if (!expiresAt || boletos.length > 1) return order
  await enqueueExpiry(ctx, order.id, order.site, expiresAt)
  return keepChoice(ctx, order.id, { expires_at: expiresAt, waiting_until: expiresAt })
}

const areDocumentsIn = async (ctx: SignedInCtx, orderId: string): Promise<boolean> =>
  documentsComplete((await documentsOfOrder(ctx, orderId)).map(({ state }) => state))

async function tellBoleto(ctx: SignedInCtx, order: OrderRow): Promise<OrderRow> {
  const isDue = nextStatuses(factsOf(order), order.status, order.reached).includes('BILLET_AVAILABLE')
  return isDue ? step(ctx, order, { status: 'BILLET_AVAILABLE', actor: 'platform' }) : order
}

/** What follows from the new promise. Beside a first one nothing can have changed; later ones are read with what they replaced. */
async function settleDown(ctx: SignedInCtx, full: FullOrder, { order, parts, charge }: Settled): Promise<Paid> {
  const after = await continueOrder(ctx, order, parts)
  const isFirst = full.charges.length === 0 && full.parts.every((part) => parts.includes(part))
  const isAllKnown = isFirst && after.status === full.order.status
  const settled = isAllKnown
    ? withFirstPromise(full, { order: after, parts }, charge)
    : await fullOrderForOwner(ctx, order.id)
  announceOrder(ctx, order.id, settled)
  return { full: settled, charge }
}

const chargeOfPart = ({ charges }: FullOrder, { charge_id }: PartRow): Charge | null =>
  charges.find(({ id }) => id === charge_id) ?? null

const LIVE: readonly string[] = ['created', 'pending', 'paid']

/** The standing promise where the same is asked for again and its charge, if it has one, may still be paid. */
function repeated(full: FullOrder, part: PartRow, kind: PaymentKind, amountCents: number): Paid | null {
  if (part.payment_kind !== kind || part.amount_cents !== amountCents) return null
  const charge = chargeOfPart(full, part)
  return !charge || LIVE.includes(charge.state) ? { full, charge } : null
}
