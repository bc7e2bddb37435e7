import { momentAt } from '@volante/domain/moments'
import type { CallError } from '@volante/contract/kit'
import type { PushMessage } from '@volante/contract/push'
import type { Site } from '@volante/contract/site'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { audienceOf, presented, sitesOf } from './message.ts'
import { changeMessage, countAudience, findMessage, lockMessage, type MessageRow } from './message-queries.ts'
import { skipRest } from './send-queries.ts'

const AT_FIRST = '10:00'
/** An hour typed a moment ago is now. */
const GRACE_MS = 60_000

type Fail<Key> = (key: Key | 'request.notFound') => CallError

interface When {
  readonly id: string
  readonly day?: string | null | undefined
  readonly time?: string | null | undefined
}

/** When a message begins at a site: at its own clock, at once where no day is named. */
export const startAt = ({ timeZone }: Site, { starts_on: day, starts_time: time }: Times, now: Date): Date =>
  (day !== null && time !== null ? momentAt(timeZone, day, time) : null) ?? now

type Times = Pick<MessageRow, 'starts_on' | 'starts_time'>

export async function schedule(
  ctx: SignedInCtx,
  { id, day, time }: When,
  fail: Fail<'push.begun' | 'push.nobody' | 'push.past'>,
): Promise<PushMessage> {
  const row = await lockMessage(ctx.db, id)
  if (!row) throw fail('request.notFound')
  if (row.state !== 'DRAFT') throw fail('push.begun')
  const { devices } = await countAudience(ctx.db, audienceOf(ctx, row))
  if (devices === 0) throw fail('push.nobody')
  const times = { starts_on: day ?? null, starts_time: day ? (time ?? AT_FIRST) : null }
  const starts = sitesOf(ctx, row).map((site) => startAt(site, times, ctx.now).getTime())
  const starts_at = new Date(Math.min(...starts))
  if (starts_at.getTime() < ctx.now.getTime() - GRACE_MS) throw fail('push.past')
  await changeMessage(ctx.db, id, { state: 'SCHEDULED', ...times, starts_at })
  await ctx.enqueue('push.begin', { site: ctx.site.id, id, at: starts_at.toISOString() }, { at: starts_at })
  return presented(ctx, { ...row, ...times, state: 'SCHEDULED', starts_at })
}

export async function stop(ctx: SignedInCtx, id: string, fail: Fail<'push.over'>): Promise<PushMessage> {
  const row = await lockMessage(ctx.db, id)
  if (!row) throw fail('request.notFound')
  if (row.state === 'SCHEDULED')
    await changeMessage(ctx.db, id, { state: 'DRAFT', starts_on: null, starts_time: null, starts_at: null })
  else if (row.state === 'SENDING') {
    await skipRest(ctx.db, id, ctx.now)
    await changeMessage(ctx.db, id, { state: 'STOPPED', ended_at: ctx.now })
  } else throw fail('push.over')
  return presented(ctx, (await findMessage(ctx.db, id)) ?? row)
}
