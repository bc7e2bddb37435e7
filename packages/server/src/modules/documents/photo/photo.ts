import { randomUUID } from 'node:crypto'
import { PHOTO_CONSENT_VERSION } from '@volante/contract/documents'
import type { Detected } from '@volante/contract/face-identity'
import {
  isSelfieOver,
  newSelfie,
  SELFIE_MAX_WIDTH,
  SELFIE_MESSAGES,
  type Selfie,
  selfieAfter,
  type SelfieEvent,
  selfieRefusal,
} from '@volante/domain/order/selfie'
import type * as z from 'zod/mini'
import { contentOf, StorageFull } from '../../../platform/files/files.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { needCheck, photoState, saveSelfie } from './photo-check.ts'
import { type Judged, judgePhoto, uprightPhoto } from './photo-quality.ts'
import {
  type CheckRow,
  OPEN_CHECK_STATES,
  type OrderRow,
  announceOrder,
  continueOrder,
  endOf,
  findCheck,
  lockOrder,
  selfieOf,
} from '../../reservations/api.ts'

/** In a write: keeps the consent and starts the time; a check under way goes on. Refuses an order that waits for no photo. */
export async function startCheck(ctx: Ctx, order: OrderRow): Promise<CheckRow> {
  const found = await findCheck(ctx.db, order.id)
  if (found) return found
  if (!order.is_open || order.reached !== 'ANTI_FRAUD') throw ctx.fail('request.conflict')
  const { photoAttempts: maxAttempts, photoMinutes } = ctx.site.purchase
  const { state, attempts, startedAt, limits } = newSelfie(ctx.now, { maxAttempts, seconds: photoMinutes * 60 })
  await ctx.db
    .insertInto('photo_checks')
    .values({
      order_id: order.id,
      account_id: order.account_id,
      state,
      attempts,
      max_attempts: limits.maxAttempts,
      seconds: limits.seconds,
      started_at: startedAt,
      consent_version: PHOTO_CONSENT_VERSION,
      consent_at: ctx.now,
      consent_origin: JSON.stringify(ctx.origin),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const check = await needCheck(ctx, order.id)
  await ctx.enqueue('documents.photoTime', { site: order.site, orderId: order.id }, { at: endOf(check) })
  announceOrder(ctx, order.id)
  return check
}

/** The security photo is taken on a phone only (spec platform §8). A page that does not tell its width is none. */
export function refuseWide(ctx: Ctx, width: number | undefined): void {
  if (width === undefined || width > SELFIE_MAX_WIDTH) throw ctx.fail('antiFraud.mobileOnly')
}

/**
 * Outside a transaction: takes an order's id and a photo in base64; looks for one clear face, keeps a photo that is not
 * recognised for the person who may have to decide, and lets the order go on when it is. Refuses a photo too many and too
 * late, and what is no photo.
 */
export async function takePhoto(ctx: Ctx, orderId: string, image: string): Promise<z.output<typeof Detected>> {
  await refuseAttempt(ctx, await needCheck(ctx, orderId))
  const photo = await uprightPhoto(Buffer.from(image.replace(/^data:[^,]*,/, ''), 'base64'))
  if (!photo) throw ctx.fail('documents.empty')
  const event = await judged(ctx, photo)
  const key = event === 'recognised' ? null : await keepPhoto(ctx, photo)
  try {
    const check = await ctx.inTransaction((inside) => keepAttempt(inside, orderId, event, key))
    return { ...photoState(ctx, check), faceFound: event !== 'noFace', message: messageOf(ctx, event) }
  } catch (error) {
    if (key) await ctx.providers.files.remove(key)
    throw error
  }
}

async function keepPhoto(ctx: Ctx, photo: Buffer): Promise<string> {
  try {
    return await ctx.providers.files.put(contentOf(photo))
  } catch (error) {
    throw error instanceof StorageFull ? ctx.fail('documents.storageFull') : error
  }
}

async function judged(ctx: Ctx, photo: Buffer): Promise<Exclude<Judged, 'timeExceeded'>> {
  try {
    return await judgePhoto(ctx.providers.faces, photo)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the face detector failed')
    throw ctx.fail('request.unavailable')
  }
}

function messageOf(ctx: Ctx, event: Judged) {
  if (event === 'recognised') return null
  const code = SELFIE_MESSAGES[event]
  return { code, text: ctx.text(code) }
}

async function refuseAttempt(ctx: Ctx, check: CheckRow): Promise<void> {
  if (isSelfieOver(selfieOf(check), ctx.now) && OPEN_CHECK_STATES.includes(check.state))
    await endTime(ctx, check.order_id)
  const refusal = selfieRefusal(again(ctx, selfieOf(check)), 'noFace', ctx.now)
  if (refusal) throw ctx.fail(refusal)
}

/** Who sends the next photo has chosen to try again. */
const again = ({ now }: Ctx, selfie: Selfie): Selfie =>
  selfieRefusal(selfie, 'tryAgain', now) === null ? selfieAfter(selfie, 'tryAgain') : selfie

/** In a write: counts a judged photo, with its file where a person may have to look at it, and lets the order go on. */
export async function keepAttempt(
  ctx: Ctx,
  orderId: string,
  event: SelfieEvent,
  key: string | null,
): Promise<CheckRow> {
  const order = await needOrder(ctx, orderId)
  if (!order.is_open) throw ctx.fail('request.conflict')
  const selfie = again(ctx, selfieOf(await needCheck(ctx, orderId)))
  const refusal = selfieRefusal(selfie, event, ctx.now)
  if (refusal) throw ctx.fail(refusal)
  if (key) {
    await ctx.db
      .insertInto('photos')
      .values({ id: randomUUID(), order_id: orderId, outcome: event, taken_at: ctx.now, file_key: key })
      .execute()
  }
  return moveCheck(ctx, order, selfieAfter(selfie, event))
}

async function needOrder(ctx: Ctx, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(ctx.db, orderId)
  if (!order) throw ctx.fail('request.notFound')
  return order
}

async function moveCheck(ctx: Ctx, order: OrderRow, selfie: Selfie): Promise<CheckRow> {
  const check = await saveSelfie(ctx, order, selfie)
  if (selfie.state === 'success') await continueOrder(ctx, order)
  return check
}

/** What the state takes, it takes; at any other the event comes too late and changes nothing. */
async function applyIfTaken(ctx: Ctx, orderId: string, event: SelfieEvent): Promise<CheckRow> {
  return ctx.inTransaction(async (inside) => {
    const order = await needOrder(inside, orderId)
    const check = await needCheck(inside, orderId)
    const selfie = selfieOf(check)
    return selfieRefusal(selfie, event, ctx.now) ? check : moveCheck(inside, order, selfieAfter(selfie, event))
  })
}

/** The time is over: a person decides. */
export async function endTime(ctx: Ctx, orderId: string): Promise<void> {
  const check = await findCheck(ctx.db, orderId)
  if (check && isSelfieOver(selfieOf(check), ctx.now)) await applyIfTaken(ctx, orderId, 'timeExceeded')
}

/** In a write: the buyer asks a person to decide. */
export async function askHuman(ctx: Ctx, order: OrderRow): Promise<CheckRow> {
  const check = await applyIfTaken(ctx, order.id, 'askHuman')
  if (check.state !== 'human review') throw ctx.fail('request.conflict')
  return check
}
