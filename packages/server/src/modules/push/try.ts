import { randomUUID } from 'node:crypto'
import { push, type PushMessage } from '@volante/contract/push'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { recordDeed } from '../../platform/http/record-deed.ts'
import { sendOne } from './batch.ts'
import { devicesOf, dropDevice, wroteTo } from './device-queries.ts'
import { houseKey } from './house-key.ts'
import { changeMessage, findMessage } from './message-queries.ts'
import { presented, sitesOf } from './message.ts'
import { isGone, isTaken } from './statuses.ts'

/** Sends a message to the caller's own devices at once, in the words of the site where each was added if it goes there; keeps what their services answered. */
export async function tryMessage(
  ctx: SignedInCtx,
  id: string,
  fail: (key: 'request.notFound' | 'push.noDevice') => Error,
): Promise<PushMessage> {
  const row = await findMessage(ctx.db, id)
  if (!row) throw fail('request.notFound')
  const devices = await devicesOf(ctx.db, ctx.user.id)
  if (devices.length === 0) throw fail('push.noDevice')
  const sites = sitesOf(ctx, row)
  const from = await houseKey(ctx)
  const statuses = await Promise.all(
    devices.map((device) => {
      const site = sites.find((one) => one.id === device.site) ?? sites[0]
      return sendOne(ctx, row, { id: randomUUID(), device: { ...device, site: site?.id ?? device.site } }, from)
    }),
  )
  const are = (what: (status: number) => boolean) => devices.filter((_, at) => what(statuses[at] ?? 0))
  return ctx.inTransaction(async (own) => {
    await changeMessage(own.db, id, { tried: JSON.stringify({ at: own.now, statuses }) })
    const reached = are(isTaken).map((device) => device.id)
    if (reached.length > 0) await wroteTo(own.db, reached, own.now)
    for (const device of are(isGone)) await dropDevice(own.db, device)
    await recordDeed(own, { call: push.calls.try.id, input: { body: { id }, statuses } })
    const tried = await findMessage(own.db, id)
    if (!tried) throw fail('request.notFound')
    return presented(own, tried)
  })
}
