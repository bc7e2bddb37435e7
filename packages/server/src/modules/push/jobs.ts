import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { sendNext } from './batch.ts'
import { begin } from './begin.ts'
import { devicesFor, dropDevice, findDevice, wroteTo } from './device-queries.ts'
import { houseKey } from './house-key.ts'
import { isGone, isTaken, isWorthAnotherTry } from './statuses.ts'

export const pushJobs: ModuleJobs = {
  /** What somebody is told of goes to each device on its own: one that fails is tried again alone. */
  'push.tell': async (ctx, { accountId, kind, ...payload }) => {
    for (const { id } of await devicesFor(ctx.db, String(accountId), String(kind)))
      await ctx.enqueue('push.send', { ...payload, device: id })
  },

  'push.send': async (ctx, { device: id, title, body, path, tag }) => {
    const device = await findDevice(ctx.db, String(id))
    if (!device) return
    const topic = String(tag)
    const text = JSON.stringify({ title, body, path, tag: topic })
    const status = await ctx.providers.push.send({ ...device, text, topic, from: await houseKey(ctx) })
    if (isGone(status)) await dropDevice(ctx.db, device)
    else if (isTaken(status)) await wroteTo(ctx.db, [device.id], ctx.now)
    else if (isWorthAnotherTry(status)) throw new Error(`The push service answered ${status}`)
    else ctx.log.warn({ status }, 'a push message was refused')
  },

  'push.begin': (ctx, { id, at }) => begin(ctx, String(id), String(at)),

  /** Some hundreds a job; what is left is another one, at its time. */
  'push.batch': (ctx, { id }) => sendNext(ctx, String(id)),
}
