import { REFUND_METHODS } from '@volante/domain/order/cancellation'
import { QUEUE_NAMES } from '@volante/domain/order/queues'
import { UNIT_PLACES } from '@volante/domain/order/unit-place'
import { READING_SOURCES } from '@volante/domain/vehicle/readings'
import * as z from 'zod/mini'
import { Cents } from './car-shapes.ts'
import { OrderSummary, OrderView } from './order-shapes.ts'

const day = z.iso.date()

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
  /** The car on the road, once it is delivered. */
  vehicle: z.nullable(
    z.object({
      plate: z.nullable(z.string()),
      since: day,
      /** It came back, or passed on. */
      until: z.nullable(day),
      /** Who said what is known of it, and when. */
      knownBy: z.enum(['ORDER', 'REGISTRY', 'OWNER']),
      knownAt: z.string(),
      /** What its odometer showed last, as far as nothing contradicts it. */
      reading: z.nullable(z.object({ km: z.int(), day, by: z.enum(READING_SOURCES) })),
    }),
  ),
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
  /** The dealer's code. */
  id: z.string(),
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
