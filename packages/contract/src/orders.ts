import { ESTIMATE_REASONS } from '@volante/domain/order/estimates'
import { REFUND_METHODS } from '@volante/domain/order/cancellation'
import { DOCUMENT_KINDS, DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { ASSIGNEES, QUEUE_NAMES } from '@volante/domain/order/queues'
import { STAGES } from '@volante/domain/order/stages'
import { UNIT_PLACES } from '@volante/domain/order/unit-place'
import * as z from 'zod/mini'
import { Cents } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { OrderedCar, OrderEstimate, OrderStage, OrderSummary, OrderView } from './order-shapes.ts'
import { page, paging, short } from './query.ts'
import { line, lines, maybe } from './body-fields.ts'

/** What the desk's list may be sorted by, who waits longest first unless told. */
export const DESK_ORDER_SORTS = ['waiting', 'newest', 'changed'] as const
export type DeskOrderSort = (typeof DESK_ORDER_SORTS)[number]

const order = z.object({ id: z.guid() })
const notFound = { 'request.notFound': 404 } as const
const day = z.iso.date()
const noted = z.object({ note: maybe(lines(500)) })

/** An order in the desk's list: personal data is masked. */
export const DeskOrderRow = z.extend(OrderSummary, {
  buyer: z.object({ name: z.string(), document: z.string() }),
  waitingSince: z.nullable(z.string()),
  queues: z.array(z.enum(QUEUE_NAMES)),
  /** A legal right is being exercised: it stands first. */
  isUrgent: z.boolean(),
})
export type DeskOrderRow = z.output<typeof DeskOrderRow>

/** What happened to an order beside its statuses, and who did it: read by staff alone. */
const DeskHappening = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(['note', 'paper', 'photo', 'refund']),
  by: z.nullable(z.string()),
  /** The paper, or the way money goes back. */
  subject: z.nullable(z.string()),
  /** Of a refund: whether it has arrived. */
  approved: z.nullable(z.boolean()),
  reason: z.nullable(z.string()),
  amount: z.nullable(Cents),
  note: z.nullable(z.string()),
})
export type DeskHappening = z.output<typeof DeskHappening>

/**
 * One order for who may work on it, with the steps that person may take now. While a cancellation is asked for,
 * `cancellation` is what granting it gives back.
 */
export const DeskOrder = z.extend(OrderView, {
  buyer: z.object({
    name: z.string(),
    document: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    personType: z.string(),
    buyerType: z.nullable(z.string()),
  }),
  queues: z.array(z.enum(QUEUE_NAMES)),
  /** Null: the car is still to be built, or the desk has not said which one it is. */
  chassis: z.nullable(z.string()),
  /** Cars in stock that the caller may give to an order that waits for its car; null where it waits for none, or not by the caller. */
  assignable: z.nullable(
    z.array(
      z.object({ chassis: z.string(), place: z.enum(UNIT_PLACES), arrival: day, dealer: z.nullable(z.string()) }),
    ),
  ),
  /** Beside `events`, the newest first. */
  happenings: z.array(DeskHappening),
  /** Who wrote an event, by its id. */
  writers: z.record(z.string(), z.string()),
  /** Steps the caller may take now, each accepted by `advance`. */
  nextStatuses: z.array(z.string()),
  /** Parts of the ledger whose money the caller may confirm (`settlePart`). */
  partsToSettle: z.array(z.string()),
  /** Where money is sent that cannot go back the way it came; the whole account to who sends it. */
  refundAccount: z.nullable(z.object({ masked: z.string(), account: z.nullable(z.string()) })),
  /** Refunds the caller may decide on as the second person, order once more, and note as given back. */
  refundsToDecide: z.array(z.string()),
  refundsToRetry: z.array(z.string()),
  refundsToConfirm: z.array(z.string()),
  /** Charges that can be given back, with what is left of each. */
  refundable: z.array(
    z.object({
      chargeId: z.string(),
      amount: Cents,
      method: z.enum(REFUND_METHODS),
      expectedOn: z.string(),
    }),
  ),
  /** Cents above which a refund waits for a second person. */
  refundLimit: Cents,
  may: z.object({
    advance: z.boolean(),
    estimate: z.boolean(),
    cancel: z.boolean(),
    /** Note that a car that is given back by right is here. */
    takeCarBack: z.boolean(),
    refund: z.boolean(),
    reviewDocuments: z.boolean(),
    reviewFraud: z.boolean(),
  }),
})
export type DeskOrder = z.output<typeof DeskOrder>

/** What a dealer promised its buyers and what became of it. */
export const DealerPromises = z.object({
  dealer: z.object({ code: z.string(), name: z.string() }),
  /** Cars handed over in those days. */
  delivered: z.int(),
  /** By the last day of the promise that stood when the car was reserved, and of the one that stood last. */
  keptFirst: z.int(),
  keptLast: z.int(),
  /** Days from the first promise's last day to the delivery, on average; negative when early, null when nothing was delivered. */
  daysLate: z.nullable(z.number()),
  /** Times a promise was changed, of those that were delivered. */
  changes: z.int(),
  /** Orders on their way now, and those whose promised day is over. */
  open: z.int(),
  overdue: z.int(),
})
export type DealerPromises = z.output<typeof DealerPromises>

/** Orders beyond the documents' calls: what their owner shares, and what staff does with them. */
export const orders = service('orders', {
  share: call({
    id: 'orders.share.create',
    post: '/orders/{id}/share',
    access: 'bearer',
    params: order,
    /** Of `shared`; the page's address is made with it. Shown once: only its hash is kept. */
    ok: z.object({ token: z.string() }),
    status: 201,
    errors: notFound,
    says: "Takes one of the caller's orders and returns a token with which anybody reads its stages without personal data; an earlier one stops working.",
  }),
  unshare: call({
    id: 'orders.share.delete',
    delete: '/orders/{id}/share',
    access: 'bearer',
    params: order,
    errors: notFound,
    says: "Takes one of the caller's orders and ends its public address.",
  }),
  shared: call({
    id: 'orders.shared.get',
    get: '/orders/shared/{token}',
    access: 'public',
    params: z.object({ token: short(80) }),
    ok: z.object({
      car: OrderedCar,
      status: z.string(),
      /** What happens now, as the buyer reads it; a key of texts/<lang>/order.json. */
      title: z.string(),
      isEnded: z.boolean(),
      stages: z.array(OrderStage),
      estimates: z.array(OrderEstimate),
    }),
    errors: notFound,
    says: 'Takes the token of a shared order and returns its car, stages and estimates; refuses one that was ended.',
  }),
  reactivate: call({
    id: 'orders.reactivate',
    post: '/orders/{id}/reactivation',
    access: 'bearer',
    params: order,
    ok: OrderView,
    errors: { ...notFound, 'order.state': 409 },
    says: "Takes one of the caller's orders whose cancellation was asked for and not decided, and lets it go on where it stood.",
  }),
  coupon: call({
    id: 'orders.coupon.update',
    put: '/orders/{id}/coupon',
    access: 'bearer',
    params: order,
    body: z.object({ name: maybe(line(40)) }),
    ok: OrderView,
    errors: { ...notFound, 'order.state': 409, 'reservation.timeUp': 409, 'coupon.unavailable': 422 },
    says: "Takes one of the caller's orders before its reservation value is paid and a coupon's name, or none; returns the order at the price with it; refuses a coupon that is unknown, used up or over.",
  }),
  refundAccount: call({
    id: 'orders.refundAccount.create',
    post: '/orders/{id}/refund-account',
    access: 'bearer',
    params: order,
    body: z.object({ account: line(80) }),
    ok: OrderView,
    errors: { ...notFound, 'order.state': 409, 'request.invalid': 422 },
    says: "Takes one of the caller's orders that has money to send to an account, and a Pix key (Brazil) or a CBU, CVU or alias (Argentina); keeps it sealed and orders the money back.",
  }),
  deskList: call({
    id: 'orders.desk.list',
    get: '/orders/desk',
    access: 'bearer',
    may: 'orders.read',
    within: 'rows',
    query: z.object({
      site: z.optional(short(40)),
      dealerCode: z.optional(short(40)),
      status: z.optional(short(40)),
      stage: z.optional(z.enum(STAGES)),
      actor: z.optional(z.enum(ASSIGNEES)),
      queue: z.optional(z.enum(QUEUE_NAMES)),
      text: z.optional(short(80)),
      from: z.optional(day),
      to: z.optional(day),
      sort: z.optional(z.enum(DESK_ORDER_SORTS)),
      ...paging,
    }),
    ok: page(DeskOrderRow),
    says: "Takes any of site, dealer, status, stage, who must act, queue of open tasks, words of name, e-mail, telephone, number, chassis or model or a whole document, days and a sort; returns the orders of the caller's dealers, legal rights first, then those waiting longest unless told, personal data masked.",
  }),
  deskDealers: call({
    id: 'orders.desk.dealers',
    get: '/orders/desk-dealers',
    access: 'bearer',
    may: 'orders.read',
    within: 'rows',
    query: z.object({ site: z.optional(short(40)) }),
    ok: z.array(z.object({ code: z.string(), name: z.string() })),
    says: 'Takes a site or none and returns the dealers that have orders among those the caller may see, by name.',
  }),
  deskPromises: call({
    id: 'orders.desk.promises',
    get: '/orders/desk-promises',
    access: 'bearer',
    may: 'promises.read',
    within: 'rows',
    query: z.object({ from: z.optional(day), to: z.optional(day) }),
    ok: z.array(DealerPromises),
    says: "Takes the first and the last day of the deliveries or neither; returns the caller's dealers with what they promised and kept, those late most often first.",
  }),
  deskGet: call({
    id: 'orders.desk.get',
    get: '/orders/desk/{id}',
    access: 'bearer',
    may: 'orders.read',
    within: { record: 'order', by: 'params.id' },
    params: order,
    ok: DeskOrder,
    errors: notFound,
    says: "Takes an order of the caller's dealers and returns it in full, with the steps the caller may take; refuses any other as unknown.",
  }),
  note: call({
    id: 'orders.desk.note',
    post: '/orders/desk/{id}/notes',
    access: 'bearer',
    may: 'orders.read',
    within: { record: 'order', by: 'params.id' },
    params: order,
    body: z.object({ text: lines(1000) }),
    ok: DeskOrder,
    errors: { ...notFound, 'order.missing.note': 422 },
    says: "Takes an order of the caller's dealers and a note for the staff; keeps it in the order's history, where its buyer never reads it.",
  }),
  advance: call({
    id: 'orders.desk.advance',
    post: '/orders/desk/{id}/status',
    access: 'bearer',
    may: 'orders.advance',
    within: { record: 'order', by: 'params.id' },
    params: order,
    // The note is read by the buyer.
    body: z.object({ status: short(40), note: maybe(lines(500)) }),
    ok: DeskOrder,
    errors: { ...notFound, 'order.state': 409 },
    says: 'Takes the next status of an order and a note; refuses a status that may not follow, naming the present one.',
  }),
  estimate: call({
    id: 'orders.desk.estimate',
    post: '/orders/desk/{id}/estimates',
    access: 'bearer',
    may: 'orders.estimate',
    within: { record: 'order', by: 'params.id' },
    params: order,
    body: z.object({ deliveryOn: day, reason: z.enum(ESTIMATE_REASONS), note: maybe(line(300)) }),
    ok: DeskOrder,
    errors: { ...notFound, 'order.state': 409, 'request.invalid': 422 },
    says: 'Takes the day the delivery is now expected on and why; keeps the earlier estimate beside it; refuses a day past, the same day again and an order that is over.',
  }),
  decideCancellation: call({
    id: 'orders.desk.cancellation',
    post: '/orders/desk/{id}/cancellation',
    access: 'bearer',
    may: 'orders.cancel',
    within: { record: 'order', by: 'params.id' },
    params: order,
    body: z.object({ accepted: z.boolean(), note: maybe(lines(500)) }),
    ok: DeskOrder,
    errors: { ...notFound, 'order.state': 409, 'order.cancellation.right': 409, 'request.invalid': 422 },
    says: 'Takes the decision on a requested cancellation: accepted, the car is free again and what was paid goes back; declined, the order goes on and the note says why. A legal right of withdrawal cannot be declined.',
  }),
  settlePart: call({
    id: 'orders.desk.settlePart',
    post: '/orders/desk/{id}/parts/{partId}/settlement',
    access: 'bearer',
    may: 'orders.advance',
    within: { record: 'order', by: 'params.id' },
    params: z.object({ id: z.guid(), partId: z.guid() }),
    body: z.optional(noted),
    ok: DeskOrder,
    errors: { ...notFound, 'order.part.unknown': 409 },
    says: 'Takes a part paid at the dealer, by financing, consortium or trade-in and confirms its money, with a note for the staff where there is one; the order goes on where it waited for it.',
  }),
  appraise: call({
    id: 'orders.desk.appraise',
    post: '/orders/desk/{id}/parts/{partId}/appraisal',
    access: 'bearer',
    may: 'orders.advance',
    within: { record: 'order', by: 'params.id' },
    params: z.object({ id: z.guid(), partId: z.guid() }),
    body: z.object({ value: Cents, note: lines(500) }),
    ok: DeskOrder,
    errors: {
      ...notFound,
      'order.part.unknown': 409,
      'order.ledger.aboveRemaining': 422,
      'order.ledger.amount': 422,
      'order.ledger.tradeInAboveTotal': 422,
    },
    says: 'Takes a used car in part payment, what it was found worth and why; where that is not what the buyer had in mind the buyer is asked, and the ledger changes with a yes alone.',
  }),
  assignUnit: call({
    id: 'orders.desk.assignUnit',
    put: '/orders/desk/{id}/unit',
    access: 'bearer',
    may: 'orders.advance',
    within: { record: 'order', by: 'params.id' },
    params: order,
    body: z.object({ chassis: line(40) }),
    ok: DeskOrder,
    errors: { ...notFound, 'order.state': 409, 'order.unit.taken': 409, 'request.invalid': 422 },
    says: 'Takes an order whose car was to be built, once its contract is signed, and a chassis; gives it the car of the stock that is exactly so, or puts the one that was built for it into stock; refuses a chassis of another car.',
  }),
  answerAppraisal: call({
    id: 'orders.appraisal.answer',
    post: '/orders/{id}/parts/{partId}/appraisal-answer',
    access: 'bearer',
    params: z.object({ id: z.guid(), partId: z.guid() }),
    body: z.object({ accepted: z.boolean() }),
    ok: OrderView,
    errors: { ...notFound, 'order.part.unknown': 409 },
    says: "Takes one of the caller's orders, its used car and a yes or no to the appraised value; a yes puts it into the ledger; refuses what was not asked.",
  }),
  refund: call({
    id: 'orders.desk.refund',
    post: '/orders/desk/{id}/refunds',
    access: 'bearer',
    may: 'refunds.approve',
    within: { record: 'order', by: 'params.id' },
    params: order,
    body: z.object({ chargeId: z.guid(), amount: Cents, reason: line(300) }),
    ok: DeskOrder,
    errors: { ...notFound, 'payment.refund.tooMuch': 422, 'order.state': 409 },
    says: 'Takes a charge, an amount and the reason the buyer reads and gives it back, above the limit once a second person agrees; refuses more than what is left of the charge.',
  }),
  decideRefund: call({
    id: 'orders.desk.decideRefund',
    post: '/orders/desk/{id}/refunds/{refundId}/decision',
    access: 'bearer',
    may: 'refunds.approve',
    within: { record: 'order', by: 'params.id' },
    params: z.object({ id: z.guid(), refundId: z.guid() }),
    body: z.object({ approved: z.boolean() }),
    ok: DeskOrder,
    errors: { ...notFound, 'order.refund.ownApproval': 403, 'order.refund.change': 409 },
    says: 'Takes a refund above the limit and the decision of a second person: approved, the money goes back; refuses who asked for it.',
  }),
  retryRefund: call({
    id: 'orders.desk.retryRefund',
    post: '/orders/desk/{id}/refunds/{refundId}/retry',
    access: 'bearer',
    may: 'refunds.approve',
    within: { record: 'order', by: 'params.id' },
    params: z.object({ id: z.guid(), refundId: z.guid() }),
    body: z.object({ byTransfer: z.boolean() }),
    ok: DeskOrder,
    errors: { ...notFound, 'order.refund.change': 409, 'payment.refund.tooMuch': 422, 'payment.refund.notPaid': 409 },
    says: 'Takes a refund that failed and orders it once more, the same way or by transfer to an account the buyer is asked for.',
  }),
  carBack: call({
    id: 'orders.desk.carBack',
    post: '/orders/desk/{id}/car-back',
    access: 'bearer',
    may: 'orders.advance',
    within: { record: 'order', by: 'params.id' },
    params: order,
    body: z.optional(noted),
    ok: DeskOrder,
    errors: { ...notFound, 'order.state': 409 },
    says: 'Takes an order whose delivered car is given back by right and notes that the car is here; money that waited for it goes back.',
  }),
  confirmRefund: call({
    id: 'orders.desk.confirmRefund',
    post: '/orders/desk/{id}/refunds/{refundId}/settlement',
    access: 'bearer',
    may: 'refunds.approve',
    within: { record: 'order', by: 'params.id' },
    params: z.object({ id: z.guid(), refundId: z.guid() }),
    body: z.optional(noted),
    ok: DeskOrder,
    errors: notFound,
    says: 'Takes a refund that a bank, a consortium or a dealer gives back and notes that it was given, with a note for the staff where there is one; refuses one that goes through a charge.',
  }),
  reviewFraud: call({
    id: 'orders.desk.fraud',
    post: '/orders/desk/{id}/fraud-review',
    access: 'bearer',
    may: 'fraud.review',
    within: { record: 'order', by: 'params.id' },
    params: order,
    body: z.object({ approved: z.boolean(), note: maybe(line(300)) }),
    ok: DeskOrder,
    errors: { ...notFound, 'order.state': 409, 'order.photo.decided': 409, 'order.missing.note': 422 },
    says: "Takes a person's decision on an order held for fraud review, a refusal with its reason; the photos are deleted with it.",
  }),
  reviewDocument: call({
    id: 'orders.desk.document',
    post: '/orders/desk/{id}/documents',
    access: 'bearer',
    may: 'documents.review',
    within: { record: 'order', by: 'params.id' },
    params: order,
    body: z.object({
      kind: z.enum(DOCUMENT_KINDS),
      /** The version that was looked at; the newest unless told. */
      seenVersion: maybe(z.int()),
      approved: z.boolean(),
      reason: maybe(z.enum(DOCUMENT_REFUSALS)),
    }),
    ok: DeskOrder,
    errors: { ...notFound, 'order.state': 409, 'order.document.decided': 409, 'request.invalid': 422 },
    says: 'Takes the decision on a document that was sent; a refused one needs a reason and is asked for again. Refuses one that somebody else has decided, and a version that was sent again since.',
  }),
})
