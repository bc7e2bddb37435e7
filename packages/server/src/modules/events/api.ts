import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { Ctx } from '../../platform/http/ctx.ts'
import { actOn } from './edit.ts'
import { giveUp } from './enrol.ts'
import {
  findParticipant,
  openParticipants,
  type ParticipantRow,
  SEATED,
  wantedParticipants,
} from './participant-queries.ts'
import { type EventRow, findEvent, wantedEvents } from './queries.ts'
import { reachedEvents } from './reach.ts'
import { tell, tellAll } from './tell.ts'

/** What other modules may use of events. */

/** An event whose people can be given notice; refuses (404) one there is not and (409) one that is not virtual or not published. */
export async function eventToNotify(ctx: Ctx, id: string): Promise<EventRow> {
  const event = await findEvent(ctx.db, id)
  if (!event) throw ctx.fail('request.notFound')
  if (event.kind !== 'VIRTUAL') throw ctx.fail('event.notVirtual')
  if (event.status !== 'PUBLISHED') throw ctx.fail('event.state')
  return event
}

/** Cancels an event and tells who comes and who waits; returns how many. */
export async function cancelEvent(ctx: Ctx, event: EventRow, message: string): Promise<number> {
  const concerned = await openParticipants(ctx.db, event.id)
  await actOn(ctx, event.id, 'cancel', message)
  return concerned.length
}

/** Takes one participant out and tells them. */
export async function dropParticipant(ctx: Ctx, event: EventRow, id: string, message: string): Promise<void> {
  await tell(ctx, await giveUp(ctx, await ofEvent(ctx, event, id)), 'removed', message)
}

/** Writes news to one participant, or to all who hold a seat; returns how many. */
export async function notify(
  ctx: Ctx,
  event: EventRow,
  id: string | null,
  news: 'confirm' | 'update',
  message: string,
): Promise<number> {
  if (id === null) {
    await tellAll(ctx, event.id, news, message)
    return (await openParticipants(ctx.db, event.id, { states: SEATED })).length
  }
  await tell(ctx, await ofEvent(ctx, event, id), news, message)
  return 1
}

/** Somebody who comes or waits; refuses (404) anybody else. */
async function ofEvent(ctx: Ctx, event: EventRow, id: string): Promise<ParticipantRow> {
  const row = await findParticipant(ctx.db, id)
  if (!row || row.event_id !== event.id || row.state === 'CANCELLED') throw ctx.fail('request.notFound')
  return row
}

/** The events that the list with these filters has, to be counted. */
export const eventsFound = async (ctx: Ctx, reach: DealerReach | 'all', filter: Parameters<typeof wantedEvents>[2]) =>
  wantedEvents(ctx.db, await reachedEvents(ctx, reach), filter).select('e.id')

/** The participants that the list with these filters has, to be counted. */
export const participantsFound = async (
  ctx: Ctx,
  reach: DealerReach | 'all',
  filter: Parameters<typeof wantedParticipants>[2],
) => wantedParticipants(ctx.db, await reachedEvents(ctx, reach), filter).select('p.id')
