import { REFUND_METHODS } from '@volante/domain/order/cancellation'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@volante/domain/order/documents'
import { UNIT_PLACES } from '@volante/domain/order/unit-place'
import { ESTIMATE_REASONS } from '@volante/domain/order/estimates'
import { PART_KINDS } from '@volante/domain/order/ledger'
import { ACTORS } from '@volante/domain/order/line'
import { ASSIGNEES } from '@volante/domain/order/queues'
import { REFUND_STATES } from '@volante/domain/order/refund'
import { PAYMENT_KINDS } from '@volante/domain/order/payment-kind'
import { SELFIE_STATES } from '@volante/domain/order/selfie'
import { CUSTOMER_ACTIONS, STAGES } from '@volante/domain/order/stages'
import { EMPLOYEE_BUYER_TYPES, PERSON_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { Cents, Country, Currency, MvsCode, openPrice, Year } from './car-shapes.ts'
import { Payment } from './payment.ts'
import { short } from './query.ts'
import { line, maybe } from './body-fields.ts'

/**
 * Shapes of an order, from the reservation to the delivery. All money is integer cents of the order's currency; words of
 * status, stage, part and so on are those of domain/order, whose texts are in texts/<lang>/order.json.
 */
export const PaymentKind = z.enum(PAYMENT_KINDS)
export type PaymentKind = z.output<typeof PaymentKind>

export const BuyerType = z.enum(EMPLOYEE_BUYER_TYPES)
const Stage = z.enum(STAGES)
const Actor = z.enum(ACTORS)
const Assignee = z.enum(ASSIGNEES)

const CarLine = z.object({ code: z.string(), name: z.string(), price: Cents })

/** The car as it was configured and priced when it was reserved: it never changes with the catalogue. */
export const OrderedCar = z.object({
  mvsCode: z.string(),
  year: z.int(),
  brand: z.string(),
  modelName: z.string(),
  modelSlug: z.string(),
  versionName: z.string(),
  color: CarLine,
  coating: z.nullable(CarLine),
  optionals: z.array(CarLine),
  /** What the dealer fits before handing the car over. */
  accessories: z.array(CarLine),
  services: z.array(CarLine),
  /** What the version alone cost this buyer, and by which type of price. */
  price: Cents,
  priceType: z.string(),
  /** Its list price of that day where the price was below it. */
  listPrice: z.nullable(Cents),
  total: Cents,
})
export type OrderedCar = z.output<typeof OrderedCar>

export const OrderDealer = z.object({
  code: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  phone: z.string(),
})

/** Time left as the server sees it: clients count down to `endsAt` from `now`, never by themselves. */
export const Countdown = z.object({ endsAt: z.string(), now: z.string() })

/** One of at most seven stages: what a customer follows. `id` is also the end of its text's key, `order.stage.<id>`. */
export const OrderStage = z.object({
  id: Stage,
  state: z.enum(['done', 'current', 'stopped', 'skipped', 'ahead']),
  reachedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** Who must act now: of the current stage only. */
  actor: z.nullable(Assignee),
  /** Key of what happens in it, in texts/<lang>/order.json. */
  text: z.string(),
  /** Days a stage to come is expected to begin and end, and the present one to end; null where nobody can say. */
  expectedFrom: z.nullable(z.string()),
  expectedTo: z.nullable(z.string()),
  isNew: z.boolean(),
})
export type OrderStage = z.output<typeof OrderStage>

/** One entry of the append-only list, oldest first. `title` and `sentence` are keys of texts/<lang>/order.json. */
export const OrderEvent = z.object({
  id: z.int(),
  /** As it came: of the timeline, of a bank, or unknown (`isKnown` false: shown raw as being processed). */
  status: z.string(),
  isKnown: z.boolean(),
  stage: Stage,
  title: z.string(),
  sentence: z.string(),
  at: z.string(),
  actor: Actor,
  note: z.nullable(z.string()),
  isNew: z.boolean(),
})
export type OrderEvent = z.output<typeof OrderEvent>

/** What happens now: texts by key, who must act first (null when nobody has to), and what comes next. */
export const OrderNow = z.object({
  title: z.string(),
  sentence: z.string(),
  actor: z.nullable(Assignee),
  since: z.string(),
  nextStatus: z.nullable(z.string()),
  nextStage: z.nullable(Stage),
  /** Day the next stage is expected to begin. */
  nextOn: z.nullable(z.string()),
})

/** A promise of the delivery as it was made, the earliest and the latest day, oldest first; a changed one keeps its predecessor and says why. */
export const OrderEstimate = z.object({
  deliveryFrom: z.string(),
  deliveryOn: z.string(),
  madeAt: z.string(),
  reason: z.enum(ESTIMATE_REASONS),
  note: z.nullable(z.string()),
  isNew: z.boolean(),
})
export type OrderEstimate = z.output<typeof OrderEstimate>

export const LedgerPart = z.object({
  id: z.string(),
  kind: z.enum(PART_KINDS),
  /** How it is paid; null for discounts. */
  paymentKind: z.nullable(PaymentKind),
  /** What it covers now: refunds are taken off. */
  amount: Cents,
  isPaid: z.boolean(),
  refunded: Cents,
  paidAt: z.nullable(z.string()),
  /** A used car in part payment; what it was found worth, once somebody has seen it, and the buyer's answer. */
  trade: z.nullable(z.object({ plate: z.string(), description: z.string() })),
  appraisal: z.nullable(
    z.object({
      value: Cents,
      note: z.string(),
      at: z.string(),
      answer: z.nullable(z.enum(['accepted', 'refused'])),
      /** The dealer had offered it before the order: nobody appraises the car again. */
      isBinding: z.boolean(),
    }),
  ),
})

/** Always: the parts' amounts + remaining = total. */
export const Ledger = z.object({
  currency: Currency,
  total: Cents,
  parts: z.array(LedgerPart),
  /** Money received and not given back. */
  paid: Cents,
  discount: Cents,
  refunded: Cents,
  remaining: Cents,
})
export type Ledger = z.output<typeof Ledger>

/** A charge as its payer sees it everywhere. Its slip is at `/api/payment/charges/{id}/boleto`. */
export const ChargeView = Payment
export type ChargeView = z.output<typeof ChargeView>

/** A reservation as the documents name its fields, and an order as it goes on (spec platform §3, §4). */
export const OrderSummary = z.object({
  id: z.string(),
  number: z.string(),
  campaignId: z.string(),
  site: z.string(),
  status: z.string(),
  stage: Stage,
  /** Where the car was when it was reserved. */
  unitPlace: z.enum(UNIT_PLACES),
  createdAt: z.string(),
  car: OrderedCar,
  dealer: OrderDealer,
  /** How the buyer chose last to pay the reservation value; the order's path may still be that of an earlier choice. */
  paymentKind: z.nullable(PaymentKind),
  reservationValue: Cents,
  /** What happens now, a key of texts/<lang>/order.json; the same wherever the order is named. */
  title: z.string(),
  /** Who must act, the buyer first; empty when nobody has to. */
  assignees: z.array(Assignee),
  /** The purchase is over, whatever still goes back. */
  isEnded: z.boolean(),
  /** What no part covers yet; nothing once the order ended. */
  balance: Cents,
  /** What is still to be paid, what is on its way back and what is back. */
  money: z.object({ owed: Cents, returning: Cents, returned: Cents }),
  currency: Currency,
  /** While the reservation value is awaited. */
  countdown: z.nullable(Countdown),
  pendingActions: z.array(z.enum(CUSTOMER_ACTIONS)),
  /** Why the platform ended it, as a sentence in the site's language; null unless a Pix ran out of time. */
  endReason: z.nullable(z.string()),
  hasNews: z.boolean(),
})
export type OrderSummary = z.output<typeof OrderSummary>

export const DocumentView = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(DOCUMENT_STATUSES),
  fileId: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** Why it must be sent again. */
  reason: z.nullable(z.string()),
})
export type DocumentView = z.output<typeof DocumentView>

/** What a cancellation now would give back, how and when: shown before the buyer confirms. */
export const CancellationPreview = z.object({
  basis: z.enum(['withdrawal', 'beforeInvoice', 'agreed']),
  refund: Cents,
  retained: Cents,
  refunds: z.array(
    z.object({ kind: PaymentKind, method: z.enum(REFUND_METHODS), amount: Cents, expectedOn: z.string() }),
  ),
  /** When the last of the money is back; null when none was paid. */
  expectedOn: z.nullable(z.string()),
  /** Last day of the right of withdrawal; null while its end is not known. */
  withdrawalUntil: z.nullable(z.string()),
  isUpdatedMonetarily: z.boolean(),
})
export type CancellationPreview = z.output<typeof CancellationPreview>

export const OrderRefund = z.object({
  id: z.string(),
  amount: Cents,
  method: z.enum(REFUND_METHODS),
  state: z.enum(REFUND_STATES),
  at: z.string(),
  expectedOn: z.string(),
  /** Why staff gave it back; null for a cancellation's own. */
  reason: z.nullable(z.string()),
})
export type OrderRefund = z.output<typeof OrderRefund>

export const OrderFeedback = z.object({ rating: z.int(), comment: z.nullable(z.string()), at: z.string() })

/** What the contract names of a buyer and nobody has said yet. */
const BUYER_MISSING = ['phone', 'birthdate', 'address'] as const
export type BuyerMissing = (typeof BUYER_MISSING)[number]

export const OrderView = z.extend(OrderSummary, {
  now: OrderNow,
  /** Asked for before the papers. */
  buyerMissing: z.array(z.enum(BUYER_MISSING)),
  stages: z.array(OrderStage),
  events: z.array(OrderEvent),
  /** A bank's last word on the financing, a code of `order.status.*`. */
  bankStatus: z.nullable(z.string()),
  estimates: z.array(OrderEstimate),
  ledger: Ledger,
  charges: z.array(ChargeView),
  /** Ways to pay the reservation value, and the rest, that are open now. */
  payable: z.object({ deposit: z.array(PaymentKind), remaining: z.array(PaymentKind) }),
  documents: z.array(DocumentView),
  /** The anti-fraud photo: null until it is asked for. */
  photo: z.nullable(z.object({ state: z.enum(SELFIE_STATES), attemptsLeft: z.int(), endsAt: z.nullable(z.string()) })),
  /** Null until it is printed. */
  contract: z.nullable(
    z.object({ id: z.string(), state: z.enum(['OPEN', 'SIGNED']), signedAt: z.nullable(z.string()) }),
  ),
  welcomeKit: z.nullable(z.object({ contents: z.array(z.string()), hasAddress: z.boolean() })),
  /** Null where the order may not be cancelled any more. */
  cancellation: z.nullable(CancellationPreview),
  /** A cancellation that waits for a decision; the buyer may take it back (`orders.reactivate`). */
  cancellationRequest: z.nullable(
    z.object({ reason: z.nullable(z.string()), comment: z.nullable(z.string()), at: z.string(), refund: Cents }),
  ),
  refunds: z.array(OrderRefund),
  /** Where a withdrawn car goes back: the day agreed on, and the days its dealer is open; null where none goes back. */
  carReturn: z.nullable(
    z.object({
      on: z.nullable(z.string()),
      days: z.array(z.object({ day: z.string(), hours: z.nullable(z.object({ from: z.string(), to: z.string() })) })),
    }),
  ),
  feedback: z.nullable(OrderFeedback),
  /** Whether anybody with the public address reads its stages. */
  isShared: z.boolean(),
  /**
   * Where a changed order announces itself (server-sent events); the status call is the fallback. It names the state told
   * here: whoever connects is told at once only of a newer one.
   */
  live: z.string(),
})
export type OrderView = z.output<typeof OrderView>

/** The buyer on the order; empty fields come from the account. */
export const OrderPerson = z.object({
  personType: maybe(z.enum(PERSON_TYPES)),
  name: maybe(line()),
  companyName: maybe(line()),
  cpf: maybe(line(20)),
  cnpj: maybe(line(20)),
  dni: maybe(line(20)),
  cuil: maybe(line(20)),
  phone: maybe(line(40)),
  birthdate: maybe(line(10)),
  buyerType: maybe(BuyerType),
  registrationNumber: maybe(line(40)),
  admissionDate: maybe(line(10)),
  kinship: maybe(line(60)),
  /** The person on the payroll, where the buyer is another. */
  employeeName: maybe(line()),
})
export type OrderPerson = z.output<typeof OrderPerson>

export const OrderAddress = z.object({
  postalCode: line(12),
  street: line(),
  number: line(20),
  complement: maybe(line()),
  neighbourhood: line(),
  city: line(120),
  uf: line(60),
})
export type OrderAddress = z.output<typeof OrderAddress>

/** What a buyer says after the deposit: the contract names it. */
export const OrderCompletion = z.extend(OrderAddress, { phone: line(40), birthdate: maybe(line(10)) })
export type OrderCompletion = z.output<typeof OrderCompletion>

/** The car a visitor wants to reserve: exactly one that is in stock. */
export const wantedCar = {
  mvsCode: MvsCode,
  year: Year,
  color: short(20),
  optionals: z.optional(z.array(short(40)).check(z.maxLength(60))),
  coating: z.optional(short(20)),
  /** Codes of what is fitted to the car, or sold with it. */
  accessories: z.optional(z.array(short(40)).check(z.maxLength(60))),
  services: z.optional(z.array(short(40)).check(z.maxLength(60))),
}

export const Campaign = z.object({
  id: z.string(),
  site: z.string(),
  country: Country,
  brand: z.string(),
  name: z.string(),
  reservationValue: Cents,
  currency: Currency,
  /** Minutes a reservation is held, and a Pix may be paid. */
  reservationMinutes: z.int(),
  pixMinutes: z.int(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  paymentKinds: z.array(PaymentKind),
  cars: z.array(
    z.object({
      mvsCode: z.string(),
      year: z.int(),
      modelName: z.string(),
      modelSlug: z.string(),
      versionName: z.string(),
      ...openPrice,
      left: z.int(),
      colors: z.array(z.object({ code: z.string(), name: z.string(), hex: z.string(), left: z.int() })),
    }),
  ),
})
export type Campaign = z.output<typeof Campaign>
