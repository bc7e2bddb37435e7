import type { documents } from '@volante/contract/documents'
import { faceIdentity } from '@volante/contract/face-identity'
import { implement, type Handlers, type IsWithin } from '../../../platform/http/implement.ts'
import { handOff, isOnPhone, orderOfPass, spendHandOff } from './hand-off.ts'

import { askHuman, refuseWide, startCheck, takePhoto } from './photo.ts'
import { photoState } from './photo-check.ts'
import { findPhoto, openCheckOf, photosOf } from './queries.ts'
import { noteReading } from '../order-access.ts'
import { download } from '../../../platform/papers/stored-file.ts'
import { OPEN_CHECK_STATES, findCheck, findOrder, isOrderWithin, orderForOwner } from '../../reservations/api.ts'

export const faceIdentityHandlers = implement(faceIdentity, {
  async detect({ ctx, body, fail }) {
    refuseWide(ctx, body.width)
    const orderId = body.reservationId
      ? (await orderForOwner(ctx, body.reservationId)).id
      : (await openCheckOf(ctx.db, ctx.user.id))?.order_id
    if (!orderId) throw fail('request.notFound')
    return takePhoto(ctx, orderId, body.image)
  },
})

type PhotoCall =
  | 'startPhoto'
  | 'photoState'
  | 'handOff'
  | 'openOnPhone'
  | 'takeOnPhone'
  | 'askHuman'
  | 'photos'
  | 'photo'

export const photoHandlers: Pick<Handlers<typeof documents.calls>, PhotoCall> = {
  async startPhoto({ ctx, params }) {
    return photoState(ctx, await startCheck(ctx, await orderForOwner(ctx, params.id)))
  },

  async photoState({ ctx, params }) {
    const order = await orderForOwner(ctx, params.id)
    const check = await findCheck(ctx.db, order.id)
    return check ? { ...photoState(ctx, check), onPhone: await isOnPhone(ctx, order.id) } : null
  },

  async handOff({ ctx, params, fail }) {
    const order = await orderForOwner(ctx, params.id)
    const check = await findCheck(ctx.db, order.id)
    if (!check) throw fail('antiFraud.consentFirst')
    if (!OPEN_CHECK_STATES.includes(check.state)) throw fail('request.conflict')
    return handOff(ctx, check)
  },

  async openOnPhone({ ctx, body, fail }) {
    refuseWide(ctx, body.width)
    const opened = await spendHandOff(ctx, body.token)
    if (!opened) throw fail('antiFraud.linkUsed')
    return { ...photoState(ctx, opened.check), pass: opened.pass }
  },

  async takeOnPhone({ ctx, body, fail }) {
    refuseWide(ctx, body.width)
    const orderId = await orderOfPass(ctx, body.pass)
    if (!orderId) throw fail('antiFraud.linkUsed')
    return takePhoto(ctx, orderId, body.image)
  },

  async askHuman({ ctx, params }) {
    return photoState(ctx, await askHuman(ctx, await orderForOwner(ctx, params.id)))
  },

  async photos({ ctx, params }) {
    const photos = await photosOf(ctx.db, params.id)
    return photos.map(({ id, outcome, taken_at }) => ({ id, outcome, takenAt: taken_at.toISOString() }))
  },

  async photo({ ctx, params, fail }) {
    const photo = await findPhoto(ctx.db, params.id)
    if (!photo) throw fail('request.notFound')
    const order = await findOrder(ctx.db, photo.order_id)
    if (order) await noteReading(ctx, order, 'documents.photo.get', params.id)
    return download(ctx, photo.file_key, 'image/jpeg', 'photo.jpg')
  },
}

/** A photo belongs where its order does. */
export const isPhotoWithin: IsWithin = async (ctx, id, reach) => {
  const photo = await findPhoto(ctx.db, id)
  return photo !== undefined && isOrderWithin(ctx, photo.order_id, reach)
}
