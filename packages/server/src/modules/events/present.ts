import { dayIn, localTime } from '@volante/domain/local-time'
import type { AtDoor, DeskEvent, Enrolment, Event, Participant } from '@volante/contract/events'
import { enrolmentOf, seatsFree } from '@volante/domain/event/event'
import { streetLine } from '@volante/domain/places/address'
import type { Ctx } from '../../platform/http/ctx.ts'
import { linkToken } from '../../platform/links/own-link.ts'
import { knownDealer } from '../dealers/api.ts'
import { type ParticipantRow, placeInList } from './participant-queries.ts'
import { type DeskEventRow, type EventRow, findEvent } from './queries.ts'

/** An event as everybody may see it, without the link to it. */
export async function eventOf(ctx: Ctx, row: EventRow): Promise<Event> {
  const free = seatsFree(row)
  return {
    id: row.id,
    status: row.status,
    country: row.country,
    brand: row.brand,
    kind: row.kind,
    name: row.name,
    summary: row.summary,
    text: row.text,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    enrolUntil: row.enrol_until.toISOString(),
    timeZone: row.time_zone,
    place: await placeOf(ctx, row),
    enrolment: enrolmentOf({ ...row, enrolUntil: row.enrol_until, endsAt: row.ends_at }, ctx.now),
    seatsFree: Number.isFinite(free) ? free : null,
    mostCompanions: row.companions,
    participants: row.taken,
  }
}

async function placeOf(ctx: Ctx, row: EventRow): Promise<Event['place']> {
  if (row.kind === 'VIRTUAL') return null
  const dealer = row.dealer_code ? await knownDealer(ctx, row.dealer_code) : undefined
  const street = dealer ? streetLine(dealer, dealer.country) : ''
  return {
    name: row.place_name ?? dealer?.name ?? '',
    address: row.address ?? street,
    city: row.city ?? dealer?.city ?? '',
    dealerCode: row.dealer_code,
  }
}

/** As who enrolled sees it: nothing of the person, and the link only while a seat is held and the event takes place. */
export async function enrolmentView(ctx: Ctx, row: ParticipantRow, known?: EventRow): Promise<Enrolment> {
  const event = known ?? (await findEvent(ctx.db, row.event_id))
  if (!event) throw ctx.fail('request.notFound')
  const isComing = event.status === 'PUBLISHED' && (row.state === 'ENROLLED' || row.state === 'CAME')
  return {
    id: row.id,
    site: row.site,
    token: linkToken(ctx.settings, 'event', row.id),
    state: row.state,
    seats: row.seats,
    placeInList: row.state === 'WAITING' ? await placeInList(ctx.db, row) : null,
    link: isComing ? event.link : null,
    event: await eventOf(ctx, event),
  }
}

export const listedOf = ({ id, name, state, seats }: ParticipantRow) => ({ id, name, state, seats })

export const participantOf = (row: ParticipantRow): Participant => ({
  ...listedOf(row),
  email: row.email,
  phone: row.phone,
  companions: row.companions,
  whatsApp: row.whatsapp,
  enrolledAt: row.created_at.toISOString(),
  cameAt: row.came_at?.toISOString() ?? null,
})

export const atDoorOf = (row: ParticipantRow, event: EventRow): AtDoor => ({
  ...listedOf(row),
  eventId: event.id,
  eventName: event.name,
  startsAt: event.starts_at.toISOString(),
})

/** As the workplace's form has it: days and hours on the clock where it takes place. */
export function deskEventOf(row: DeskEventRow): DeskEvent {
  const zone = row.time_zone
  const [day = '', from = ''] = localTime(zone, row.starts_at).split('T')
  const [lastDay = '', to = ''] = localTime(zone, row.ends_at).split('T')
  const endsEarly = row.enrol_until < row.starts_at
  return {
    id: row.id,
    status: row.status,
    brand: row.brand,
    name: row.name,
    summary: row.summary,
    text: row.text,
    kind: row.kind,
    dealerCode: row.dealer_code,
    placeName: row.place_name,
    address: row.address,
    city: row.city,
    link: row.link,
    day,
    from,
    lastDay: lastDay === day ? null : lastDay,
    to,
    enrolUntil: endsEarly ? dayIn(zone, new Date(row.enrol_until.getTime() - 1)) : null,
    capacity: row.capacity,
    companions: row.companions,
    startsAt: row.starts_at.toISOString(),
    taken: row.taken,
    waiting: row.waiting,
    came: row.came,
  }
}
