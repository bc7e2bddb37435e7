import { events, type Participant } from '@volante/contract/events'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { recordDeed } from '../../platform/http/record-deed.ts'
import { maskEmail, maskPhone } from '../../platform/words/masking.ts'
import { actOn, changeEvent, createEvent } from './edit.ts'
import { giveUp } from './enrol.ts'
import { deskParticipants, findParticipant, type ParticipantRow } from './participant-queries.ts'
import { deskEventOf, participantOf } from './present.ts'
import { deleteEvent, deskEvent, deskEvents, findEvent, lockEvent } from './queries.ts'
import { reachedEvents } from './reach.ts'
import { tell } from './tell.ts'

type Desk =
  | 'deskList'
  | 'deskGet'
  | 'deskCreate'
  | 'deskUpdate'
  | 'deskDelete'
  | 'deskAct'
  | 'deskParticipants'
  | 'deskParticipant'
  | 'deskParticipantDelete'

export const deskEventHandlers: Pick<Handlers<typeof events.calls>, Desk> = {
  async deskList({ ctx, query: { page, size, ...filter }, reach }) {
    const { items, total } = await deskEvents(ctx.db, await reachedEvents(ctx, reach), filter, { page, size })
    return { items: items.map(deskEventOf), page, size, total }
  },

  deskGet: ({ ctx, params }) => forDesk(ctx, params.id),

  deskCreate: async ({ ctx, body }) => forDesk(ctx, (await createEvent(ctx, body)).id),

  deskUpdate: async ({ ctx, params, body }) => forDesk(ctx, (await changeEvent(ctx, params.id, body)).id),

  async deskDelete({ ctx, params }) {
    const event = await lockEvent(ctx.db, params.id)
    if (!event) throw ctx.fail('request.notFound')
    if (event.status !== 'DRAFT') throw ctx.fail('event.state')
    await deleteEvent(ctx.db, event.id)
    return undefined
  },

  deskAct: async ({ ctx, body: { id, act, message } }) => forDesk(ctx, (await actOn(ctx, id, act, message ?? '')).id),

  async deskParticipants({ ctx, query: { page, size, ...wanted }, reach }) {
    const reached = await reachedEvents(ctx, reach)
    const { items, total } = await deskParticipants(ctx.db, reached, wanted, { page, size })
    return { items: items.map((row) => masked(withEvent(row, row.event_name))), page, size, total }
  },

  async deskParticipant({ ctx, params }) {
    const row = await findParticipant(ctx.db, params.id)
    const event = row && (await findEvent(ctx.db, row.event_id))
    if (!row || !event) throw ctx.fail('request.notFound')
    await recordDeed(ctx, { call: events.calls.deskParticipant.id, input: { params } })
    return withEvent(row, event.name)
  },

  async deskParticipantDelete({ ctx, params }) {
    const row = await findParticipant(ctx.db, params.id)
    if (!row) throw ctx.fail('request.notFound')
    if (row.state !== 'CANCELLED') await tell(ctx, await giveUp(ctx, row), 'removed')
    return undefined
  },
}

const withEvent = (row: ParticipantRow, eventName: string) => ({
  ...participantOf(row),
  eventId: row.event_id,
  eventName,
})

/** A list names people and no more: how to reach them stands in each record. */
const masked = <Row extends Pick<Participant, 'email' | 'phone'>>(row: Row): Row => ({
  ...row,
  email: row.email && maskEmail(row.email),
  phone: row.phone && maskPhone(row.phone),
})

export async function forDesk(ctx: Ctx, id: string) {
  const row = await deskEvent(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  return deskEventOf(row)
}
