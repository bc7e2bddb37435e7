import type { Site } from '@volante/contract/site'
import type { Ctx } from '../../platform/http/ctx.ts'
import { sitePath } from '../../platform/sites/sites.ts'
import type { HouseKey } from '../../providers/push/send-push.ts'
import { dropDevice, wroteTo } from './device-queries.ts'
import { houseKey } from './house-key.ts'
import { changeMessage, lockMessage, type MessageRow } from './message-queries.ts'
import { endSends, hadEnough, nextSendAt, onlyTaker, putOff, type Send, takeSends } from './send-queries.ts'
import { isGone, isTaken, isWorthAnotherTry } from './statuses.ts'

/** Requests that are under way at once. */
const AT_ONCE = 50
const ROUNDS = 10
const MOST_TRIES = 3
const PAUSE_MS = 10 * 60_000

/**
 * Sends some of a message. They are taken in one transaction, sent outside of any, and kept in another: where a process dies between
 * the two, its last ones go out again under the same topic, so that a phone shows one.
 */
export async function sendNext(ctx: Ctx, id: string): Promise<void> {
  const from = await houseKey(ctx)
  for (let round = 0; round < ROUNDS; round += 1) {
    const taken = await take(ctx, id)
    if (taken === null) return
    if (!taken.isMore) break
    const { row, sends } = taken
    const statuses = await Promise.all(sends.map((send) => sendOne(ctx, row, send, from)))
    await ctx.inTransaction((own) => keep(own, id, sends, statuses))
  }
  await goOn(ctx, id)
}

/** Some that are due, without those whose people had enough; null where nothing more is to be sent. */
const take = (outer: Ctx, id: string) =>
  outer.inTransaction(async (ctx) => {
    await onlyTaker(ctx.db)
    const row = await lockMessage(ctx.db, id)
    if (row?.state !== 'SENDING') return null
    const due = await takeSends(ctx.db, id, ctx.now, AT_ONCE)
    const asked = { messageId: id, most: row.most_per_week, now: ctx.now }
    const enough =
      due.length === 0
        ? new Set<string>()
        : await hadEnough(
            ctx.db,
            asked,
            due.map(({ accountId }) => accountId),
          )
    const skipped = due.filter(({ accountId, device }) => device === null || enough.has(accountId))
    await endSends(
      ctx.db,
      id,
      skipped.map(({ id: one }) => one),
      'skipped',
      ctx.now,
    )
    return { row, sends: due.filter((one) => !skipped.includes(one)), isMore: due.length > 0 }
  })

/** Returns the status of the push service, 0 where it cannot be reached. */
export async function sendOne(
  ctx: Ctx,
  row: MessageRow,
  { id, device }: Pick<Send, 'id' | 'device'>,
  from: HouseKey,
): Promise<number> {
  const site = ctx.sites.find((one) => one.id === device?.site)
  const words = site && row.words[site.language]
  if (!device || !site || !words) return 410
  const topic = row.id.replaceAll('-', '')
  const text = JSON.stringify({ title: words.title, body: words.text, path: pathIn(site, words.path), tag: topic, id })
  return ctx.providers.push.send({ ...device, text, topic, from }).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'a push service cannot be reached')
    return 0
  })
}

const pathIn = (site: Site, path: string): string => (path === '' ? sitePath(site) : `${sitePath(site)}/${path}`)

async function keep(ctx: Ctx, id: string, sends: readonly Send[], statuses: readonly number[]): Promise<void> {
  const are = (what: (status: number, send: Send) => boolean) =>
    sends.filter((send, at) => what(statuses[at] ?? 0, send))
  const ids = (some: readonly Send[]) => some.map(({ id: one }) => one)
  const again = are((status, { tries }) => isWorthAnotherTry(status) && tries + 1 < MOST_TRIES)
  const sent = are(isTaken)
  const failed = sends.filter((one) => !sent.includes(one) && !again.includes(one))
  // First the message, as everything else locks them.
  await lockMessage(ctx.db, id)
  if (again.length > 0) await putOff(ctx.db, ids(again), new Date(ctx.now.getTime() + PAUSE_MS))
  await endSends(ctx.db, id, ids(sent), 'sent', ctx.now)
  await endSends(ctx.db, id, ids(failed), 'failed', ctx.now)
  const reached = sent.flatMap(({ device }) => (device ? [device.id] : []))
  if (reached.length > 0) await wroteTo(ctx.db, reached, ctx.now)
  for (const { device } of are(isGone)) if (device) await dropDevice(ctx.db, device)
}

/** The rest goes at its time; without a rest the message is over. */
const goOn = (outer: Ctx, id: string): Promise<void> =>
  outer.inTransaction(async (ctx) => {
    const row = await lockMessage(ctx.db, id)
    if (row?.state !== 'SENDING') return
    const next = await nextSendAt(ctx.db, id)
    if (next) await ctx.enqueue('push.batch', { site: ctx.site.id, id }, { at: next })
    else await changeMessage(ctx.db, id, { state: 'DONE', ended_at: ctx.now })
  })
