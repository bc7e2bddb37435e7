import type { Day } from '../date.ts'
import { type Refusals, refuse } from '../refusal.ts'

export const EVENT_STATUSES = ['DRAFT', 'PUBLISHED', 'CANCELLED'] as const
export type EventStatus = (typeof EVENT_STATUSES)[number]

/** Where it is: at a dealer, at a place of its own, or behind a link. */
export const EVENT_KINDS = ['DEALER', 'PLACE', 'VIRTUAL'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** WAITING holds no seat; CAME was checked in at the door. */
export const PARTICIPANT_STATES = ['ENROLLED', 'WAITING', 'CAME', 'CANCELLED'] as const
export type ParticipantState = (typeof PARTICIPANT_STATES)[number]

/** What may be done with an event as a whole. */
export const EVENT_ACTS = ['publish', 'cancel'] as const
export type EventAct = (typeof EVENT_ACTS)[number]

const TO: Readonly<Record<EventAct, readonly [from: readonly EventStatus[], to: EventStatus]>> = {
  publish: [['DRAFT'], 'PUBLISHED'],
  cancel: [['PUBLISHED'], 'CANCELLED'],
}

/** Takes a status and an act; returns the status after it, or null where it cannot be done. */
export function afterEventAct(status: EventStatus, act: EventAct): EventStatus | null {
  const [from, to] = TO[act]
  return from.includes(status) ? to : null
}

interface Standing {
  readonly status: EventStatus
  /** Most seats; null where there is no end to them. */
  readonly capacity: number | null
  /** Seats that are held. */
  readonly taken: number
  readonly enrolUntil: Date
  readonly endsAt: Date
}

/** What somebody who wants to come finds: a seat, the waiting list, or why neither. */
export const ENROLMENTS = ['open', 'waiting', 'closed', 'over', 'cancelled'] as const
export type Enrolment = (typeof ENROLMENTS)[number]

/** Takes an event and the moment; returns what somebody finds who wants to come. */
export function enrolmentOf({ status, capacity, taken, enrolUntil, endsAt }: Standing, now: Date): Enrolment {
  if (status !== 'PUBLISHED') return 'cancelled'
  if (endsAt <= now) return 'over'
  if (enrolUntil <= now) return 'closed'
  return seatsFree({ capacity, taken }) > 0 ? 'open' : 'waiting'
}

/** Takes most seats, null for no end, and those held; returns how many are free, never fewer than none. */
export const seatsFree = ({ capacity, taken }: Pick<Standing, 'capacity' | 'taken'>): number =>
  capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - taken)

interface Waiting {
  readonly id: string
  readonly seats: number
}

/**
 * Takes the waiting list, longest waiting first, and how many seats are free; returns who moves up, in that order. A party that does not
 * fit keeps its place and lets smaller ones pass, so that no seat stays empty that somebody wants.
 */
export function movedUp<One extends Waiting>(waiting: readonly One[], free: number): One[] {
  let left = free
  return waiting.filter(({ seats }) => {
    if (seats > left) return false
    left -= seats
    return true
  })
}

/** What an event's form says, as typed. */
export interface EventFields {
  readonly kind: EventKind
  readonly dealerCode: string | null
  readonly placeName: string | null
  readonly city: string | null
  readonly link: string | null
  readonly day: Day
  readonly from: string
  readonly lastDay: Day | null
  readonly to: string
  /** Enrolment ends with this day; null: when it begins. */
  readonly enrolUntil: Day | null
}

/** Takes an event's fields; returns each refused field: where it is by its kind, a secure link, and an end after its beginning. */
export function eventRefusals(event: EventFields): Refusals {
  const last = event.lastDay ?? event.day
  const isBackwards = `${last} ${event.to}` <= `${event.day} ${event.from}`
  return {
    ...missing('dealerCode', event.kind === 'DEALER' && !event.dealerCode),
    ...missing('placeName', event.kind === 'PLACE' && !event.placeName),
    ...missing('city', event.kind === 'PLACE' && !event.city),
    ...(event.kind === 'VIRTUAL' && !isSecureLink(event.link) ? { link: refuse('event.link') } : {}),
    ...(isBackwards ? { to: refuse('event.backwards') } : {}),
    ...(event.enrolUntil && event.enrolUntil > event.day ? { enrolUntil: refuse('event.enrolUntil') } : {}),
  }
}

const missing = (field: string, isMissing: boolean): Refusals =>
  isMissing ? { [field]: refuse('validation.required') } : {}

const isSecureLink = (link: string | null): boolean => {
  const url = link === null ? null : URL.parse(link)
  return url?.protocol === 'https:' && url.username === ''
}
