import { localTime } from '@volante/domain/local-time'
import { whatsAppNumber } from '@volante/domain/person/phone'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { isOver } from '../../platform/limits/count.ts'
import { linkToken } from '../../platform/links/own-link.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { greeted, letterId, sendLetter } from '../../providers/mail/send-letter.ts'
import { keepDemoEvents } from './demo-events.ts'
import { settle, takeEvent } from './enrol.ts'
import { findParticipant, openParticipants, type ParticipantRow, SEATED } from './participant-queries.ts'
import { eventOf } from './present.ts'
import { type EventRow, eventsWithRoom, findEvent } from './queries.ts'
import type { EventNews } from './tell.ts'

type Data = Readonly<Record<string, unknown>>

/** Whoever types an address may not be its owner. */
const TO_UNPROVEN: readonly unknown[] = ['enrolled', 'waiting', 'again'] satisfies EventNews[]

/** The demo's events stay ahead of its clock. */
export const eventSchedules = { 'events.demo': '15 4 * * *', 'events.settle': '*/10 * * * *' } as const

export const eventJobs: ModuleJobs = {
  'events.tell': async (ctx, data) => {
    const row = await findParticipant(ctx.db, String(data.id))
    const event = row && (await findEvent(ctx.db, row.event_id))
    if (!row || !event || row.email === '') return
    if (TO_UNPROVEN.includes(data.news) && (await isOver(ctx, 'recipient', row.email.toLowerCase()))) return
    await write(ctx, row, event, data)
  },

  'events.tellAll': async (ctx, data) => {
    const { id, news } = data
    const concerned = await openParticipants(ctx.db, String(id), news === 'cancelled' ? {} : { states: SEATED })
    for (const { id: participant, site } of concerned)
      await ctx.enqueue('events.tell', { ...data, site, id: participant })
  },

  /** The day before; one that was moved since has a reminder of its own. */
  'events.remind': async (ctx, data) => {
    const event = await findEvent(ctx.db, String(data.id))
    if (event?.status !== 'PUBLISHED' || event.sequence !== data.sequence || event.starts_at <= ctx.now) return
    await ctx.enqueue('events.tellAll', { ...data, news: 'remind', message: '', at: event.starts_at.toISOString() })
  },

  /** Seats that an erasure freed: it knows nothing of waiting lists. */
  'events.settle': async (ctx) => {
    for (const { id } of await eventsWithRoom(ctx.db, ctx.now))
      await ctx.inTransaction(async (inside) => {
        await settle(inside, await takeEvent(inside, id))
      })
  },

  'events.demo': keepDemoEvents,
}

async function write(ctx: Ctx, row: ParticipantRow, event: EventRow, data: Data): Promise<void> {
  const cause = [row.id, String(data.news), String(data.at)]
  const values = { ...(await wordsOf(ctx, row, event)), message: String(data.message ?? '') }
  await sendLetter(ctx, { cause, to: row.email, text: `event.mail.${String(data.news)}`, values })
  if (!row.whatsapp) return
  await ctx.providers.messaging.send({
    id: letterId(...cause, 'whatsapp'),
    site: ctx.site.id,
    to: whatsAppNumber(row.phone, event.country),
    text: ctx.text('event.chat', { ...values, news: String(data.news) }),
    at: ctx.now,
  })
}

async function wordsOf(ctx: Ctx, row: ParticipantRow, event: EventRow) {
  const { place } = await eventOf(ctx, event)
  const page = ctx.site.language === 'pt-BR' ? 'inscricao' : 'inscripcion'
  const base = `${publicOrigin(ctx.settings)}/${ctx.site.country.toLowerCase()}/${ctx.site.brand}`
  const [day = '', time = ''] = localTime(event.time_zone, event.starts_at).split('T')
  return {
    name: greeted(ctx, row.name),
    brand: ctx.site.brandName,
    event: event.name,
    day: day.split('-').toReversed().join('/'),
    time,
    place: place ? [place.name, place.address, place.city].filter(Boolean).join(', ') : ctx.text('event.mail.online'),
    seats: row.seats,
    link: `${base}/${page}/${linkToken(ctx.settings, 'event', row.id)}`,
  }
}
