import type { OrderAddress } from '@volante/contract/order-shapes'
import { LEAST_SHARE_CENTS, type PartKind } from '@volante/domain/order/ledger'
import { isDepositAwaited } from '@volante/domain/order/line'
import { type PaymentKind, settlementOf } from '@volante/domain/order/payment-kind'
import { isOrderEnd } from '@volante/domain/order/transitions'
import { formatPrice } from '@volante/domain/money/price'
import type * as z from 'zod/mini'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { accountById } from '../../identity/api.ts'
import type { Charge, Payer } from '../../payments/api.ts'
import { factsOf, type OrderRow, type PartRow } from '../order/order-row.ts'

type Address = z.output<typeof OrderAddress>

/** How a customer pays: what each kind needs of it is read, the rest is not. */
export interface Way {
  readonly kind: PaymentKind
  readonly value?: number | undefined
  readonly card?: { readonly token: string } | null | undefined
  readonly cardId?: string | null | undefined
  readonly installments?: number | null | undefined
  readonly proposalNumber?: string | null | undefined
  readonly trade?: { readonly plate: string; readonly description: string; readonly value: number } | null | undefined
  readonly billingAddress?: Address | null | undefined
  readonly couponName?: string | null | undefined
  /** A promise of the balance that this one replaces. */
  readonly insteadOf?: string | null | undefined
}

type ChargeKind = Charge['kind']

/** What a way to pay is in the ledger where it is neither the reservation value nor the balance. */
export const PART_OF: Readonly<Partial<Record<PaymentKind, PartKind>>> = {
  financing: 'financing',
  consortium: 'consortium',
  trade: 'tradeIn',
}

/** Whether a way to pay goes through a charge; the others are confirmed by somebody. */
export const isCharged = (kind: PaymentKind): kind is ChargeKind => settlementOf(kind) !== 'external'

/**
 * Whether a reservation value that is not paid may be paid this way. Any way at first and while the papers are awaited;
 * later the path to the standing way has begun, and only money that comes at once replaces it.
 */
export const mayChoose = ({ reached, deposit_kind }: OrderRow, kind: PaymentKind): boolean =>
  ['PRE_RESERVE', 'RESERVE'].includes(reached) || kind === deposit_kind || settlementOf(kind) === 'instant'

/** Refuses (409) an order whose reservation value is not awaited, in this way where one is named, and one whose time is over. */
export function refuseDeposit(ctx: SignedInCtx, order: OrderRow, kind: PaymentKind | null): void {
  const isAwaited = isDepositAwaited(factsOf(order), order.reached)
  const isOver = isOrderEnd(order.status) || order.status === 'REQUESTED_CANCELLATION'
  if (order.expires_at && order.expires_at <= ctx.now) throw ctx.fail('reservation.timeUp')
  if (!isAwaited || isOver || (kind && !mayChoose(order, kind))) throw ctx.fail('order.state', { status: order.status })
}

/** The reservation value for money that comes at once; what is stated, or all that is open, for the others. */
export function depositAmount(ctx: SignedInCtx, order: OrderRow, parts: readonly PartRow[], way: Way): number {
  if (isCharged(way.kind) || way.kind === 'dealer') return stated(ctx, way.value, order.reservation_cents, order)
  const open = order.remaining_cents + sumOf(parts.filter((part) => part.purpose === 'deposit'))
  return remainingAmount(ctx, open, way)
}

/** What is stated, or all that is open: a balance may be split over several ways to pay. */
export function remainingAmount(ctx: SignedInCtx, openCents: number, way: Way): number {
  const { kind, value, trade } = way
  if (kind === 'trade') {
    if (!trade || trade.value === 0) throw ctx.fail('order.ledger.amount')
    return trade.value
  }
  if (isCharged(kind) && value !== undefined) return share(ctx, value, openCents)
  if (openCents === 0) throw ctx.fail('order.ledger.aboveRemaining')
  return value ?? openCents
}

/** A part of the balance that a charge asks for; an amount that shrank meanwhile is refused, not charged. */
function share(ctx: SignedInCtx, value: number, openCents: number): number {
  const { currency } = ctx.site
  if (value > openCents) throw ctx.fail('payment.amount', { amount: formatPrice(openCents, currency) })
  if (value < openCents && value < LEAST_SHARE_CENTS[currency])
    throw ctx.fail('payment.leastShare', { amount: formatPrice(LEAST_SHARE_CENTS[currency], currency) })
  return value
}

function stated(
  ctx: SignedInCtx,
  value: number | undefined,
  due: number,
  { currency }: Pick<OrderRow, 'currency'>,
): number {
  if (value !== undefined && value !== due) throw ctx.fail('payment.amount', { amount: formatPrice(due, currency) })
  if (due === 0) throw ctx.fail('order.ledger.aboveRemaining')
  return due
}

/** Who pays, and with a boleto the address it needs: the one given, the order's or the account's. */
export async function payerOf(ctx: SignedInCtx, order: OrderRow, { kind, billingAddress }: Way): Promise<Payer> {
  const { buyer_name: name, document, email } = order
  if (kind !== 'boleto') return { name, document, email }
  const address = billingAddress ?? order.billing_address ?? (await accountAddress(ctx, order.account_id))
  if (!address) return { name, document, email }
  const { street, number, neighbourhood: neighborhood, city, uf: state, postalCode } = address
  return { name, document, email, address: { street, number, neighborhood, city, state, postalCode } }
}

async function accountAddress(ctx: SignedInCtx, accountId: string): Promise<Address | null> {
  const address = (await accountById(ctx, accountId))?.address
  return address ? { ...address, uf: address.stateCode } : null
}

export const sumOf = (parts: readonly PartRow[]): number =>
  parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
