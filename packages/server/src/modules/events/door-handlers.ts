import type { events } from '@volante/contract/events'
import type { Handlers } from '../../platform/http/implement.ts'
import { idOfLink } from '../../platform/links/own-link.ts'
import { forDesk } from './desk-handlers.ts'
import { findParticipant, openParticipants, SEATED, updateParticipant } from './participant-queries.ts'
import { atDoorOf, deskEventOf } from './present.ts'
import { deskEvents, findEvent, lockEvent } from './queries.ts'
import { isWithin, reachedEvents } from './reach.ts'

/** So long before it begins and after it ends an event is at its door. */
const NEAR_MS = 12 * 3_600_000
const MOST_EVENTS = 50
const MOST_PEOPLE = 200

export const doorHandlers: Pick<Handlers<typeof events.calls>, 'doorEvents' | 'door' | 'doorCode' | 'checkIn'> = {
  async doorEvents({ ctx, reach }) {
    const now = ctx.now.getTime()
    const around = { from: new Date(now - NEAR_MS), to: new Date(now + NEAR_MS) }
    const filter = { status: 'PUBLISHED', around } as const
    const { items } = await deskEvents(ctx.db, await reachedEvents(ctx, reach), filter, { page: 0, size: MOST_EVENTS })
    return items.map(deskEventOf)
  },

  async door({ ctx, params, query }) {
    const event = await findEvent(ctx.db, params.id)
    if (!event) throw ctx.fail('request.notFound')
    const found = await openParticipants(ctx.db, event.id, { states: SEATED, name: query.name, most: MOST_PEOPLE })
    return { event: await forDesk(ctx, event.id), participants: found.map((row) => atDoorOf(row, event)) }
  },

  async doorCode({ ctx, params, reach }) {
    const id = idOfLink(ctx.settings, 'event', params.code)
    const row = id ? await findParticipant(ctx.db, id) : undefined
    const event = row && (await findEvent(ctx.db, row.event_id))
    if (!row || !event || !(await isWithin(ctx, event, reach))) throw ctx.fail('request.notFound')
    return atDoorOf(row, event)
  },

  async checkIn({ ctx, body }) {
    const row = await findParticipant(ctx.db, body.participantId)
    const event = row && (await lockEvent(ctx.db, row.event_id))
    if (!row || !event) throw ctx.fail('request.notFound')
    // Read again under the lock of the event: a cancellation may have come between.
    const state = (await findParticipant(ctx.db, row.id))?.state
    if (state === 'CAME') return atDoorOf(row, event)
    if (state !== 'ENROLLED' || event.status !== 'PUBLISHED') throw ctx.fail('event.notEnrolled')
    const came = { state: 'CAME', came_at: ctx.now, came_by: ctx.user.id, changed_at: ctx.now } as const
    return atDoorOf(await updateParticipant(ctx.db, row.id, came), event)
  },
}
