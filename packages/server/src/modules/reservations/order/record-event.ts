import type { Actor } from '@volante/domain/order/line'
import { isDepositAwaited, isProvenAt, positionOf } from '@volante/domain/order/line'
import { STAGES, STATUS_ROWS } from '@volante/domain/order/stages'
import { isOrderEnd, orderStatusOf, type OrderStatus, transitionRefusal } from '@volante/domain/order/transitions'
import { type QueryCreator, sql } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { jobFrom } from '../../../platform/jobs/job-from.ts'
import { releaseUnit, sellUnit, takeUnit } from '../../stock/api.ts'
import { releaseProposals } from '../../financing/api.ts'
import { keepOwned, takeOutOwned } from '../../garage/api.ts'
import { freeOffers } from '../../valuation/api.ts'
import { endDelivery, keepDelivery } from '../../vehicles/api.ts'
import { announceOrder } from './announce-order.ts'
import { dueStepOf } from './due.ts'
import { reviewPromise } from '../promise/estimate.ts'
import { enqueueExpiry } from './expiry-timer.ts'
import { remindLater } from './remind-later.ts'
import { hasOpenOrder, isProvenElsewhere } from './order-queries.ts'
import { watchStage } from '../promise/slips.ts'
import { estimatesOf, factsOf, lockOrder, type OrderRow, type PartRow, partsOf, standingOf } from './order-row.ts'

export interface NewEvent {
  readonly status: string
  readonly actor: Actor
  /** The person who did it; none for the platform and reports from outside. */
  readonly actorId?: string | null | undefined
  readonly note?: string | null | undefined
  readonly data?: Readonly<Record<string, unknown>> | undefined
}

/** More steps than a line has: a chain that does not end is a mistake, not an order. */
const MOST_STEPS = 40

/**
 * The one way in which an order moves. Takes an order and what happened; locks the order, refuses (409) what the line does
 * not permit to that actor, appends the event, moves the order, its car and its timers, queues the letter, announces it,
 * and takes every step that is due by itself afterwards. Refuses (404) an unknown order.
 */
export function recordOrderEvent(ctx: Ctx, orderId: string, event: NewEvent): Promise<OrderRow> {
  return ctx.inTransaction(async (inside) => {
    const order = await lockOrder(inside.db, orderId)
    if (!order) throw ctx.fail('request.notFound')
    return continueOrder(inside, await step(inside, order, event))
  })
}

/** Takes a locked order, and its parts where they are known; takes every step that is due by itself (documents in, photo passed, money here). */
export async function continueOrder(ctx: Ctx, order: OrderRow, known?: readonly PartRow[]): Promise<OrderRow> {
  let current = order
  // No step changes a part.
  let reading: Promise<readonly PartRow[]> | undefined = known && Promise.resolve(known)
  const parts = () => (reading ??= partsOf(ctx.db, order.id))
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const due = await dueStepOf(ctx, current, parts)
    if (!due) return current
    const actorId = due.actor === 'customer' ? current.account_id : null
    current = await step(ctx, current, { ...due, actorId })
  }
  throw new Error(`Order ${order.id} never comes to rest`)
}

/** Takes a locked order and one event; keeps it and what follows from it. */
export async function step(ctx: Ctx, order: OrderRow, event: NewEvent): Promise<OrderRow> {
  const { status, actor, actorId = null, note = null, data = {} } = event
  const refusal = transitionRefusal(factsOf(order), order.status, status, { actor, reached: order.reached })
  if (refusal) throw ctx.fail(refusal)
  const happened = { status, actor, actorId, note, data }
  const known = orderStatusOf(status)
  // Shown as being processed; somebody should teach us the word (OT8).
  if (!known) ctx.log.warn({ order: order.id, status }, 'a status nobody knows')
  const moved = known ? await moveOrder(ctx, order, known, happened) : order
  if (!known) await appendEvent(ctx, order.id, happened)
  announceOrder(ctx, order.id)
  return moved
}

const appended = (
  db: QueryCreator<Database>,
  { now }: Ctx,
  orderId: string,
  { status, actor, actorId, note, data }: NewEvent,
) =>
  db.insertInto('order_events').values({
    order_id: orderId,
    status,
    at: now,
    actor,
    actor_id: actorId ?? null,
    note: note ?? null,
    data: JSON.stringify(data ?? {}),
  })

export async function appendEvent(ctx: Ctx, orderId: string, event: NewEvent): Promise<void> {
  await appended(ctx.db, ctx, orderId, event).execute()
}

const LETTER = jobFrom(
  '(select orders.site, event.order_id, event.id from event join orders on orders.id = event.order_id) as happened',
  'orders.mail',
  `jsonb_build_object('site', site, 'orderId', order_id, 'eventId', id)`,
)

/** The event, the letter about it and the order's new place in one statement; then what follows from the place. */
async function moveOrder(ctx: Ctx, order: OrderRow, status: OrderStatus, event: NewEvent): Promise<OrderRow> {
  // Asked while the order is still closed: it is not in its own way.
  const isRevived = status === 'REACTIVATED_ORDER' && !order.is_open
  if (isRevived && (await hasOpenOrder(ctx, standingOf(order)))) throw ctx.fail('reservation.alreadyReserved')
  const reached = positionOf(status) >= 0 ? status : order.reached
  const proves = !order.is_proven && isProvenAt(reached)
  // Somebody else has proven the same number meanwhile: a person decides.
  if (proves && (await isProvenElsewhere(ctx, order))) throw ctx.fail('reservation.alreadyReserved')
  const facts = factsOf(order)
  const stage = later(order.stage, STATUS_ROWS[status].stage ?? order.stage)
  const isOver = isOrderEnd(status)
  const moved = await ctx.db
    .with('event', (db) => appended(db, ctx, order.id, event).returning(['id', 'order_id']))
    .with('letter', () => sql<object>`(${sql.raw(LETTER)})`)
    .updateTable('orders')
    .set({
      status,
      reached,
      stage,
      expires_at: !isOver && isDepositAwaited(facts, reached) ? expiryAt(order, status) : null,
      ...(proves ? { is_proven: true } : {}),
      ...(isRevived ? { waiting_until: null } : {}),
      ...(status === 'PLACED' ? { signed_on: today(ctx) } : {}),
      ...(status === 'DELIVERED' ? { delivered_on: today(ctx) } : {}),
      changed_at: ctx.now,
    })
    .where('id', '=', order.id)
    .returningAll('orders')
    .executeTakeFirstOrThrow()
  await moveUnit(ctx, order, status)
  await moveOwner(ctx, moved)
  if (isOver) await freeMeans(ctx, moved, status)
  // Documents prints it after the commit.
  if (status === 'SIGN_CONTRACT') await ctx.enqueue('documents.contract', { site: moved.site, orderId: moved.id })
  // The car is not collected any more, at whatever hour that was arranged.
  if (order.status === 'AT_DEALER' && status !== 'DELIVERED')
    await ctx.enqueue('appointments.not-collected', { site: moved.site, orderId: moved.id })
  // Its time may have run out while somebody decided.
  if (status === 'REACTIVATED_ORDER') await enqueueExpiry(ctx, order.id, order.site, moved.expires_at)
  if (status === 'UPLOADED_DOCS') await enqueueExpiry(ctx, order.id, order.site, moved.expires_at)
  if (!isOver) await keepTime(ctx, moved, order)
  return moved
}

/** What was to pay an order that ends unsold, or came back, is its buyer's to use again. */
async function freeMeans(ctx: Ctx, order: OrderRow, status: OrderStatus): Promise<void> {
  if (status !== 'DELIVERED' && status !== 'RETURNED') await releaseProposals(ctx, order)
  if (status !== 'DELIVERED' && status !== 'WITHDRAWN') await freeOffers(ctx, order)
}

/** What days going by do to an order: its promise is reviewed with each stage, its stage watched, its buyer reminded. */
async function keepTime(ctx: Ctx, moved: OrderRow, before: OrderRow): Promise<void> {
  const isNew = moved.stage !== before.stage
  if (isNew) await reviewPromise(ctx, moved, before)
  if (isNew || moved.status === 'RESERVE')
    await watchStage(ctx, moved, (await estimatesOf(ctx.db, moved.id)).at(-1)?.plan ?? [])
  await remindLater(ctx, moved, moved.status)
}

/** Who sent papers has the whole time of the way that was chosen. */
const expiryAt = ({ expires_at, waiting_until }: OrderRow, status: OrderStatus): Date | null =>
  status === 'UPLOADED_DOCS' && expires_at && waiting_until ? waiting_until : expires_at

/** A car that is still to be built is nowhere in stock. One that is there goes back with the order that ends unsold, is taken again with one that goes on, and sold with delivery. */
async function moveUnit(ctx: Ctx, order: OrderRow, status: OrderStatus): Promise<void> {
  const { stock_unit_id: unitId, country, car } = order
  if (unitId === null) return
  if (status === 'CANCELLED' || status === 'EXPIRED') return releaseUnit(ctx.db, unitId)
  if (status === 'DELIVERED') return sellUnit(ctx.db, unitId)
  if (status !== 'REACTIVATED_ORDER' || order.holds_unit) return
  const taken = await takeUnit(ctx.db, { country, mvsCode: car.mvsCode, year: car.year, unitId })
  if (!taken) throw ctx.fail('stock.noVehicle')
}

/** Whose the car is: its buyer's from delivery on, until it came back. */
async function moveOwner(
  ctx: Ctx,
  { id: orderId, status, account_id: accountId, chassis, country, car }: OrderRow,
): Promise<void> {
  if (chassis === null) return
  if (status === 'RETURNED') {
    await endDelivery(ctx, orderId)
    await takeOutOwned(ctx.db, accountId, chassis, ctx.now)
  }
  if (status !== 'DELIVERED') return
  const { brand, mvsCode, year, color } = car
  await keepDelivery(ctx, { orderId, accountId, chassis, country, brand, mvsCode, year, colorCode: color.code })
  const owned = { chassis, country, brand, mvs_code: mvsCode, year, color_code: color.code }
  await keepOwned(ctx, accountId, owned, 'ORDER')
}

const later = (one: OrderRow['stage'], other: OrderRow['stage']): OrderRow['stage'] =>
  STAGES.indexOf(other) > STAGES.indexOf(one) ? other : one
