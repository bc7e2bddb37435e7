import { contactFields } from '@volante/contract/event-rules'
import { events } from '@volante/contract/events'
import { calendarFile } from '@volante/domain/appointment/calendar-file'
import { dealerReach } from '@volante/domain/policy/held-scopes'
import { can } from '@volante/domain/policy/policy'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { recordDeed } from '../../platform/http/record-deed.ts'
import { idOfLink } from '../../platform/links/own-link.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { accountById } from '../identity/api.ts'
import { deskEventHandlers } from './desk-handlers.ts'
import { doorHandlers } from './door-handlers.ts'
import { enrol, type Enrolling, giveUp, takeEvent } from './enrol.ts'
import {
  findParticipant,
  openParticipants,
  ownParticipations,
  participantOfAccount,
  participantOfAddress,
  type ParticipantRow,
  updateParticipant,
} from './participant-queries.ts'
import { enrolmentView, eventOf, listedOf, participantOf } from './present.ts'
import { agenda, type EventRow, findEvent } from './queries.ts'
import { isEventWithin, isWithin } from './reach.ts'
import { tell } from './tell.ts'

export const eventsHandlers = implement(
  events,
  {
    async list({ ctx, query: { page, size, ...filter } }) {
      const { items } = await agenda(ctx.db, ctx.now, filter, { page, size })
      return Promise.all(items.map((row) => eventOf(ctx, row)))
    },

    async get({ ctx, params, query }) {
      const event = await findEvent(ctx.db, params.id)
      const own = event && (await participantOfAccount(ctx.db, event.id, ctx.user.id))
      if (!event || (event.status !== 'PUBLISHED' && !own)) throw ctx.fail('request.notFound')
      if (!query.includeParticipants) return eventOf(ctx, event)
      const seen = (await administers(ctx, event)) ? await openParticipants(ctx.db, event.id) : own ? [own] : []
      return { ...(await eventOf(ctx, event)), participantList: seen.map(listedOf) }
    },

    async enroll({ ctx, params, body }) {
      const event = await takeEvent(ctx, params.eventId)
      const own = await ownRow(ctx, event)
      if (own && own.state !== 'CANCELLED') return enrolmentView(ctx, own, event)
      if (event.status !== 'PUBLISHED' && !own) throw ctx.fail('request.notFound')
      const account = await accountById(ctx.db, ctx.user.id)
      const { name = ctx.user.name, email = '', phone = null } = account ?? {}
      const who: Enrolling = { name, email, phone: phone ?? '', accountId: ctx.user.id }
      return enrolmentView(ctx, await enrol(ctx, event, who, body, own))
    },

    async participants({ ctx, params }) {
      return (await openParticipants(ctx.db, params.id)).map(listedOf)
    },

    async participantDetails({ ctx, params }) {
      await recordDeed(ctx, { call: events.calls.participantDetails.id, input: { params } })
      return (await openParticipants(ctx.db, params.id)).map(participantOf)
    },

    async participantDelete({ ctx, params }) {
      const row = await findParticipant(ctx.db, params.pid)
      const event = row && (await findEvent(ctx.db, row.event_id))
      if (!row || !event || event.id !== params.eventId) throw ctx.fail('request.notFound')
      const isOwn = row.account_id === ctx.user.id
      if (!isOwn && !(await administers(ctx, event))) throw ctx.fail('request.notFound')
      const gone = await giveUp(ctx, row)
      if (!isOwn) await tell(ctx, gone, 'removed')
      return undefined
    },

    async agenda({ ctx, query: { page, size, ...filter } }) {
      const { brand, country } = ctx.site
      const { items, total } = await agenda(ctx.db, ctx.now, { ...filter, brand, country }, { page, size })
      return { items: await Promise.all(items.map((row) => eventOf(ctx, row))), page, size, total }
    },

    async agendaGet({ ctx, params }) {
      const event = await findEvent(ctx.db, params.id)
      if (!event || event.status === 'DRAFT' || !isOfSite(ctx, event)) throw ctx.fail('request.notFound')
      return eventOf(ctx, event)
    },

    async guestEnroll({ ctx, params, body }) {
      refuseFields(ctx, contactFields(body, ctx.site.country))
      const event = await takeEvent(ctx, params.id)
      if (!isOfSite(ctx, event)) throw ctx.fail('request.notFound')
      const { name, email, phone } = body
      const who = { name: name ?? '', email: email ?? '', phone: phone ?? '', accountId: null }
      const known = await participantOfAddress(ctx.db, event.id, who.email.trim())
      // Somebody else may have typed the address: what is there already is told to the address alone.
      if (known && (known.state !== 'CANCELLED' || known.account_id)) {
        await tell(ctx, known, 'again')
        return null
      }
      return enrolmentView(ctx, await enrol(ctx, event, who, body, known))
    },

    async mine({ ctx, query: { page, size } }) {
      const { items, total } = await ownParticipations(ctx.db, ctx.user.id, { page, size })
      return { items: await Promise.all(items.map((row) => enrolmentView(ctx, row))), page, size, total }
    },

    byLink: async ({ ctx, params }) => enrolmentView(ctx, await linked(ctx, params.token)),

    async cancelByLink({ ctx, params }) {
      return enrolmentView(ctx, await giveUp(ctx, await linked(ctx, params.token)))
    },

    async calendarFile({ ctx, params }) {
      // A link that is opened by itself names no site.
      const row = await ofToken(ctx, params.token)
      const event = await findEvent(ctx.db, row.event_id)
      if (!event) throw ctx.fail('request.notFound')
      const { place, link } = await eventFacts(ctx, row, event)
      const file = calendarFile({
        id: row.id,
        sequence: event.sequence,
        isCancelled: event.status === 'CANCELLED' || row.state === 'CANCELLED',
        startsAt: event.starts_at,
        endsAt: event.ends_at,
        madeAt: event.changed_at,
        title: event.name,
        place,
        text: [event.summary, link].filter(Boolean).join('\n'),
      })
      return { type: 'text/calendar', name: 'volante.ics', body: Buffer.from(file) }
    },

    ...deskEventHandlers,
    ...doorHandlers,
  },
  {
    event: isEventWithin,
    participant: async (ctx, id, reach) => {
      const row = await findParticipant(ctx.db, id)
      return row !== undefined && isEventWithin(ctx, row.event_id, reach)
    },
  },
)

const isOfSite = ({ site }: Ctx, { brand, country }: EventRow): boolean =>
  brand === site.brand && country === site.country

const administers = async (ctx: SignedInCtx, event: EventRow): Promise<boolean> =>
  can(ctx.user, 'participants.read') && isWithin(ctx, event, dealerReach(ctx.user, 'participants.read'))

/** The caller's enrolment, also one that was made without login with their proven address. */
async function ownRow(ctx: SignedInCtx, event: EventRow): Promise<ParticipantRow | undefined> {
  const own = await participantOfAccount(ctx.db, event.id, ctx.user.id)
  const account = own ? null : await accountById(ctx.db, ctx.user.id)
  const guest = account ? await participantOfAddress(ctx.db, event.id, account.email) : undefined
  if (!guest) return own
  if (!account?.emailConfirmed) throw ctx.fail('request.conflict')
  return updateParticipant(ctx.db, guest.id, { account_id: ctx.user.id })
}

async function eventFacts(ctx: Ctx, row: ParticipantRow, event: EventRow) {
  const { event: shown, link } = await enrolmentView(ctx, row, event)
  const { place } = shown
  return { place: place ? [place.name, place.address, place.city].filter(Boolean).join(', ') : (link ?? ''), link }
}

async function ofToken(ctx: Ctx, token: string): Promise<ParticipantRow> {
  const id = idOfLink(ctx.settings, 'event', token)
  const row = id ? await findParticipant(ctx.db, id) : undefined
  if (!row) throw ctx.fail('request.notFound')
  return row
}

/** The same of this site alone. */
async function linked(ctx: Ctx, token: string): Promise<ParticipantRow> {
  const row = await ofToken(ctx, token)
  if (row.site !== ctx.site.id) throw ctx.fail('request.notFound')
  return row
}
