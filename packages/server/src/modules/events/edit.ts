import { momentAt } from '@volante/domain/moments'
import type { EventBody } from '@volante/contract/events'
import { addDays } from '@volante/domain/date'
import { DAY_MS } from '@volante/domain/duration'
import { afterEventAct, type EventAct, eventRefusals } from '@volante/domain/event/event'
import { refuse } from '@volante/domain/refusal'
import type { Ctx } from '../../platform/http/ctx.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { knownDealer } from '../dealers/api.ts'
import { settle } from './enrol.ts'
import { type EventRow, insertEvent, lockEvent, updateEvent } from './queries.ts'
import { tellAll } from './tell.ts'

/** Takes an event's form; returns its row. Refuses wrong fields by name, a dealer beyond the site's country and brand too. */
async function rowOf(ctx: Ctx, body: EventBody) {
  const trimmed = (text: string | null | undefined) => text?.trim() || null
  const fields = {
    kind: body.kind,
    dealerCode: trimmed(body.dealerCode),
    placeName: trimmed(body.placeName),
    city: trimmed(body.city),
    link: trimmed(body.link),
    day: body.day,
    from: body.from,
    lastDay: body.lastDay ?? null,
    to: body.to,
    enrolUntil: body.enrolUntil ?? null,
  }
  refuseFields(ctx, eventRefusals(fields))
  const dealer = fields.dealerCode ? await knownDealer(ctx, fields.dealerCode) : undefined
  const isOurs = dealer?.country === ctx.site.country && dealer.brands.includes(body.brand)
  if (fields.dealerCode && !isOurs) refuseFields(ctx, { dealerCode: refuse('request.notFound') })
  const zone = dealer?.timeZone ?? ctx.site.timeZone
  const startsAt = momentAt(zone, body.day, body.from)
  const endsAt = momentAt(zone, fields.lastDay ?? body.day, body.to)
  const closesAt = fields.enrolUntil ? momentAt(zone, addDays(fields.enrolUntil, 1), '00:00') : startsAt
  if (!startsAt) refuseFields(ctx, { from: refuse('validation.time.invalid') })
  if (!endsAt) refuseFields(ctx, { to: refuse('validation.time.invalid') })
  if (!startsAt || !endsAt) throw ctx.fail('request.invalid')
  return {
    changed_at: ctx.now,
    brand: body.brand,
    kind: body.kind,
    name: body.name.trim(),
    summary: trimmed(body.summary) ?? '',
    text: trimmed(body.text) ?? '',
    dealer_code: dealer?.dealerCode ?? null,
    place_name: fields.placeName,
    address: trimmed(body.address),
    city: fields.city ?? dealer?.city ?? null,
    link: body.kind === 'VIRTUAL' ? fields.link : null,
    time_zone: zone,
    starts_at: startsAt,
    ends_at: endsAt,
    enrol_until: closesAt && closesAt < startsAt ? closesAt : startsAt,
    capacity: body.capacity ?? null,
    companions: body.companions,
  }
}

/** Keeps an event as a draft, which nobody but staff sees. */
export async function createEvent(ctx: Ctx, body: EventBody): Promise<EventRow> {
  const row = await rowOf(ctx, body)
  return insertEvent(ctx.db, { ...row, created_at: ctx.now, country: ctx.site.country, status: 'DRAFT' })
}

/** Changes an event; who comes is told where and when it is now. Refuses one that was cancelled and fewer seats than are held. */
export async function changeEvent(ctx: Ctx, id: string, body: EventBody): Promise<EventRow> {
  const before = await known(ctx, id)
  if (before.status === 'CANCELLED') throw ctx.fail('event.state')
  const row = await rowOf(ctx, body)
  if (row.capacity !== null && row.capacity < before.taken)
    refuseFields(ctx, { capacity: refuse('event.capacity', { taken: before.taken }) })
  const isNews = before.status === 'PUBLISHED' && isElsewhere(before, row)
  const changed = await updateEvent(ctx.db, id, { ...row, sequence: before.sequence + (isNews ? 1 : 0) })
  if (isNews) {
    await tellAll(ctx, id, 'changed')
    await remind(ctx, changed)
  }
  if (before.status === 'PUBLISHED') await ctx.changed('events')
  return settle(ctx, changed)
}

const isElsewhere = (before: EventRow, after: Awaited<ReturnType<typeof rowOf>>): boolean =>
  before.starts_at.getTime() !== after.starts_at.getTime() ||
  before.ends_at.getTime() !== after.ends_at.getTime() ||
  (['kind', 'dealer_code', 'place_name', 'address', 'city', 'link'] as const).some((key) => before[key] !== after[key])

/** Publishes an event, or cancels it and tells everybody; refuses (409) what its status does not allow. */
export async function actOn(ctx: Ctx, id: string, act: EventAct, message: string): Promise<EventRow> {
  const before = await known(ctx, id)
  const status = afterEventAct(before.status, act)
  if (!status || (act === 'publish' && before.ends_at <= ctx.now)) throw ctx.fail('event.state')
  const changed = await updateEvent(ctx.db, id, { status, changed_at: ctx.now, sequence: before.sequence + 1 })
  await ctx.changed('events')
  await (act === 'publish' ? remind(ctx, changed) : tellAll(ctx, id, 'cancelled', message))
  return changed
}

async function known(ctx: Ctx, id: string): Promise<EventRow> {
  const event = await lockEvent(ctx.db, id)
  if (!event) throw ctx.fail('request.notFound')
  return event
}

const remind = (ctx: Ctx, { id, sequence, starts_at: at }: EventRow): Promise<void> =>
  ctx.enqueue('events.remind', { site: ctx.site.id, id, sequence }, { at: new Date(at.getTime() - DAY_MS) })
