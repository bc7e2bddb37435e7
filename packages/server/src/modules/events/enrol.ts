import type { Guest } from '@volante/contract/events'
import { enrolmentOf, movedUp, seatsFree } from '@volante/domain/event/event'
import { refuse } from '@volante/domain/refusal'
import type { Ctx } from '../../platform/http/ctx.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import {
  insertParticipant,
  type ParticipantRow,
  seatsTaken,
  updateParticipant,
  waitingList,
} from './participant-queries.ts'
import { type EventRow, lockEvent, updateEvent } from './queries.ts'
import { tell } from './tell.ts'

export interface Enrolling {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly accountId: string | null
}

/** The event while nobody else takes or frees a seat of it; refuses (404) one there is not, or that was never published. */
export async function takeEvent(ctx: Ctx, id: string): Promise<EventRow> {
  const event = await lockEvent(ctx.db, id)
  if (!event || event.status === 'DRAFT') throw ctx.fail('request.notFound')
  return event
}

/** Holds seats in an event that is locked, or a place in its waiting list; `known` is a row of the same person that was cancelled. Refuses (409) what is closed, and what is full for who does not want to wait. */
export async function enrol(
  ctx: Ctx,
  event: EventRow,
  who: Enrolling,
  wish: Pick<Guest, 'companions' | 'waiting' | 'whatsApp'>,
  known: ParticipantRow | undefined,
): Promise<ParticipantRow> {
  const companions = wish.companions.map((name) => name.trim()).filter((name) => name !== '')
  if (companions.length > event.companions)
    refuseFields(ctx, { companions: refuse('event.mostCompanions', { most: event.companions }) })
  const standing = enrolmentOf({ ...event, enrolUntil: event.enrol_until, endsAt: event.ends_at }, ctx.now)
  if (standing !== 'open' && standing !== 'waiting') throw ctx.fail('event.closed')
  const seats = companions.length + 1
  const isFull = seats > seatsFree(event)
  if (isFull && !wish.waiting) throw ctx.fail('event.full')
  const row = {
    changed_at: ctx.now,
    site: ctx.site.id,
    account_id: who.accountId,
    name: who.name.trim(),
    email: who.email.trim(),
    phone: who.phone.replace(/\D/g, ''),
    companions,
    seats,
    whatsapp: wish.whatsApp && who.phone !== '',
    state: isFull ? ('WAITING' as const) : ('ENROLLED' as const),
    waiting_since: isFull ? ctx.now : null,
  }
  const participant = known
    ? await updateParticipant(ctx.db, known.id, row)
    : await insertParticipant(ctx.db, { ...row, event_id: event.id, created_at: ctx.now })
  await tell(ctx, participant, isFull ? 'waiting' : 'enrolled')
  await settle(ctx, event)
  return participant
}

/** Frees the seats of a participant and lets who waits move up; what was cancelled stays so. */
export async function giveUp(ctx: Ctx, participant: ParticipantRow): Promise<ParticipantRow> {
  const event = await takeEvent(ctx, participant.event_id)
  const set = { state: 'CANCELLED' as const, waiting_since: null, changed_at: ctx.now }
  const cancelled = await updateParticipant(ctx.db, participant.id, set)
  await settle(ctx, event)
  return cancelled
}

/** Counts the seats of an event that is locked anew, and gives those that are free to who waits longest. */
export async function settle(ctx: Ctx, event: EventRow): Promise<EventRow> {
  const taken = await seatsTaken(ctx.db, event.id)
  const mayMove = event.status === 'PUBLISHED' && event.starts_at > ctx.now
  const up = mayMove ? movedUp(await waitingList(ctx.db, event.id), seatsFree({ ...event, taken })) : []
  for (const one of up) {
    const set = { state: 'ENROLLED' as const, waiting_since: null, changed_at: ctx.now }
    await tell(ctx, await updateParticipant(ctx.db, one.id, set), 'movedUp')
  }
  const after = taken + up.reduce((sum, { seats }) => sum + seats, 0)
  const settled = await updateEvent(ctx.db, event.id, { taken: after })
  // Pages that everybody shares say only whether there is a seat.
  if (seatsFree(event) > 0 !== seatsFree(settled) > 0) await ctx.changed('events')
  return settled
}
