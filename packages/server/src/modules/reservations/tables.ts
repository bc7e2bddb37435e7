import type { OrderAddress, OrderDealer, OrderedCar, OrderFeedback, OrderPerson } from '@volante/contract/order-shapes'
import type { Appraisal } from '@volante/domain/order/appraisal'
import type { CancellationBasis, RefundMethod } from '@volante/domain/order/cancellation'
import type { PlannedStage } from '@volante/domain/order/delivery-plan'
import type { UnitPlace } from '@volante/domain/order/unit-place'
import type { EstimateReason } from '@volante/domain/order/estimates'
import type { PartKind } from '@volante/domain/order/ledger'
import type { Actor } from '@volante/domain/order/line'
import type { Assignee, Queue } from '@volante/domain/order/queues'
import type { PaymentKind } from '@volante/domain/order/payment-kind'
import type { RefundState } from '@volante/domain/order/refund'
import type { Stage } from '@volante/domain/order/stages'
import type { EmployeeBuyerType } from '@volante/domain/vocabulary'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Country } from '@volante/domain/vocabulary'
import type { Day, Localized, NullableDay } from '../../platform/db/columns.ts'
import type * as z from 'zod/mini'

type Json<T extends object> = JSONColumnType<T>
type NullableJson<T extends object> = ColumnType<T | null, string | null, string | null>

export interface ReservationTables {
  campaigns: {
    id: string
    site: string
    country: Country
    brand: string
    name: Json<Localized>
    reservation_cents: number
    currency: 'BRL' | 'ARS'
    reservation_minutes: number
    pix_minutes: number
    waiting_days: number
    starts_at: Date
    ends_at: Date | null
    payment_kinds: PaymentKind[]
    retention_basis_points: Generated<number>
    is_direct_sale: Generated<boolean>
    /** None: every dealer of the brand. */
    dealer_codes: Generated<string[]>
    welcome_kit: Json<Localized[]>
  }
  campaign_cars: { campaign_id: string; mvs_code: string; year: number }
  orders: {
    id: string
    number: string
    account_id: string
    site: string
    country: Country
    campaign_id: string
    status: string
    reached: string
    stage: Stage
    waits_on: Assignee | null
    waiting_since: Date | null
    queues: Generated<Queue[]>
    is_urgent: Generated<boolean>
    is_open: GeneratedAlways<boolean>
    holds_unit: GeneratedAlways<boolean>
    /** Both null: the car is still to be built. */
    stock_unit_id: string | null
    chassis: string | null
    dealer_code: string
    dealer: Json<z.output<typeof OrderDealer>>
    car: Json<OrderedCar>
    currency: 'BRL' | 'ARS'
    total_cents: number
    reservation_cents: number
    remaining_cents: number
    document: string
    buyer_name: string
    email: string
    person: Json<OrderPerson>
    buyer_type: EmployeeBuyerType | null
    billing_address: NullableJson<z.output<typeof OrderAddress>>
    deposit_kind: PaymentKind | null
    balance_kinds: Generated<PaymentKind[]>
    is_direct_sale: boolean
    has_bank: Generated<boolean>
    is_own_consortium: Generated<boolean>
    expires_at: Date | null
    signed_on: NullableDay
    delivered_on: NullableDay
    welcome_address: NullableJson<z.output<typeof OrderAddress>>
    feedback: NullableJson<z.output<typeof OrderFeedback>>
    share_hash: Buffer | null
    created_at: Date
    changed_at: Date
    waiting_until: Date | null
    deposit_returned_at: Date | null
    /** When a withdrawn car is brought back. */
    return_on: NullableDay
    is_proven: Generated<boolean>
    unit_place: Generated<UnitPlace>
    unit_ready_on: NullableDay
    /** What the desk looks it up by. */
    search: GeneratedAlways<string>
  }
  order_events: {
    id: GeneratedAlways<number>
    order_id: string
    status: string
    at: Date
    actor: Actor
    actor_id: string | null
    note: string | null
    data: Json<Readonly<Record<string, unknown>>>
  }
  order_notes: { id: GeneratedAlways<number>; order_id: string; at: Date; account_id: string; text: string }
  order_parts: {
    id: string
    order_id: string
    kind: PartKind
    purpose: 'deposit' | 'remaining' | null
    payment_kind: PaymentKind | null
    amount_cents: number
    is_paid: Generated<boolean>
    refunded_cents: Generated<number>
    charge_id: string | null
    details: Json<PartDetails>
    created_at: Date
    paid_at: Date | null
  }
  order_estimates: {
    id: GeneratedAlways<number>
    order_id: string
    /** The latest day. */
    delivery_on: Day
    /** The earliest; null of promises made before there were spans. */
    delivery_from: NullableDay
    plan: ColumnType<readonly PlannedStage[] | null, string | null, never>
    reason: EstimateReason
    note: string | null
    made_at: Date
    actor_id: string | null
  }
  order_cancellations: {
    id: string
    order_id: string
    reason: string | null
    comment: string | null
    basis: CancellationBasis
    refund_cents: number
    at: Date
    regret_code: string | null
    accepted: boolean | null
    decided_at: Date | null
    decided_by: string | null
    note: string | null
  }
  order_refunds: {
    id: string
    order_id: string
    part_id: string
    refund_id: string | null
    method: RefundMethod
    amount_cents: number
    state: RefundState
    expected_on: Day
    created_at: Date
    finished_at: Date | null
    reason: string | null
    asked_by: string | null
    decided_by: ColumnType<string | null, never, string | null>
  }
  refund_accounts: { order_id: string; sealed: Buffer; masked: string; given_at: Date }
  order_visits: { order_id: string; account_id: string; seen_at: Date }
  coupons: {
    country: Country
    name: string
    /** Of whose cars it takes something off; null for those of every brand. */
    brand: string | null
    amount_cents: number
    needs_down_payment: boolean
    most_uses: number
    /** Its last day; none where it has no end. */
    valid_until: Day | null
  }
  employees: {
    registration_number: string
    cpf: string
    name: string
    kind: 'employee' | 'brandCollaborator'
    admission_on: Day
  }
  employee_relatives: {
    registration_number: string
    cpf: string
    /** Null for who the purchase is assigned to. */
    kinship: string | null
  }
  employee_conditions: {
    country: Country
    buyer_type: EmployeeBuyerType
    discount_basis_points: number
    min_service_years: number
    kinships: string[]
    max_cars_per_year: number
  }
}

/** What a part is known by besides its amount. */
export interface PartDetails {
  readonly proposalNumber?: string
  readonly trade?: { readonly plate: string; readonly description: string }
  readonly appraisal?: Appraisal
  readonly coupon?: string
}
