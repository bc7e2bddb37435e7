import { createHash } from 'node:crypto'
import type { Day } from '@volante/domain/date'
import type { Country } from '@volante/domain/vocabulary'
import type { PartKind } from '@volante/domain/order/ledger'
import type { PaymentKind } from '@volante/domain/order/payment-kind'
import type { OrderedCar } from '@volante/contract/order-shapes'
import { accountById } from '../../identity/api.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type OrderRow, partsOf, promisedDays } from '../../reservations/api.ts'

/** The clauses as they stand in the texts; raised with every change of them. */
const CLAUSES = 2

/** Everything the parties agree on: what changes here makes another contract. */
export interface ContractTerms {
  readonly clauses: number
  readonly number: string
  readonly site: string
  readonly country: Country
  readonly currency: 'BRL' | 'ARS'
  readonly seller: { readonly name: string; readonly taxId: string; readonly address: string; readonly contact: string }
  readonly dealer: string
  readonly buyer: {
    readonly name: string
    readonly document: string
    readonly email: string
    readonly phone: string
    readonly address: string
  }
  readonly car: OrderedCar
  /** Null: the car is still to be built. */
  readonly chassis: string | null
  /** The days of the delivery that are promised; null where none are. */
  readonly delivery: { readonly from: Day; readonly to: Day } | null
  readonly totalCents: number
  readonly reservationCents: number
  readonly remainingCents: number
  readonly parts: readonly { readonly kind: PartKind; readonly payment: PaymentKind | null; readonly cents: number }[]
}

/** Takes an order; returns what its contract says now. */
export async function termsOf(ctx: Ctx, order: OrderRow): Promise<ContractTerms> {
  const { legal } = ctx.site
  const parts = await partsOf(ctx.db, order.id)
  return {
    clauses: CLAUSES,
    number: order.number,
    site: order.site,
    country: order.country,
    currency: order.currency,
    seller: {
      name: legal.companyName,
      taxId: legal.taxId,
      address: legal.address,
      contact: `${legal.email} · ${legal.phone}`,
    },
    dealer: [order.dealer.name, order.dealer.city, order.dealer.state].filter(Boolean).join(', '),
    buyer: {
      name: order.person.companyName ?? order.buyer_name,
      document: order.document,
      email: order.email,
      phone: order.person.phone ?? '',
      address: await addressOf(ctx, order),
    },
    car: order.car,
    chassis: order.chassis,
    delivery: await promisedDays(ctx.db, order.id),
    totalCents: order.total_cents,
    reservationCents: order.reservation_cents,
    remainingCents: order.remaining_cents,
    parts: parts.map(({ kind, payment_kind, amount_cents }) => ({ kind, payment: payment_kind, cents: amount_cents })),
  }
}

/** What two versions of a contract differ by. */
export const hashOfTerms = (terms: ContractTerms): Buffer => createHash('sha256').update(JSON.stringify(terms)).digest()

async function addressOf(ctx: Ctx, order: OrderRow): Promise<string> {
  const billed = order.billing_address ?? order.welcome_address
  if (billed) {
    const { street, number, complement, neighbourhood, city, uf, postalCode } = billed
    return [street, number, complement, neighbourhood, city, uf, postalCode].filter(Boolean).join(', ')
  }
  const own = (await accountById(ctx, order.account_id))?.address
  if (!own) return ''
  const { street, number, complement, neighbourhood, city, stateCode, postalCode } = own
  return [street, number, complement, neighbourhood, city, stateCode, postalCode].filter(Boolean).join(', ')
}
