/** A visitor at a dealer: known to be there, checked in, waiting for somebody, with somebody, gone. */
export const VISIT_STATES = ['OPEN', 'CHECKED_IN', 'WAITING', 'ATTENDED', 'DONE', 'LEFT'] as const
export type VisitState = (typeof VISIT_STATES)[number]

/** `take` may be done to who waits or has only checked in; `release` gives somebody back to the line. */
export const VISIT_ACTS = ['checkIn', 'request', 'take', 'release', 'finish', 'leave'] as const
export type VisitAct = (typeof VISIT_ACTS)[number]

const TO: Readonly<Record<VisitAct, readonly [from: readonly VisitState[], to: VisitState]>> = {
  checkIn: [['OPEN'], 'CHECKED_IN'],
  request: [['OPEN', 'CHECKED_IN'], 'WAITING'],
  take: [['CHECKED_IN', 'WAITING'], 'ATTENDED'],
  release: [['ATTENDED'], 'WAITING'],
  finish: [['ATTENDED'], 'DONE'],
  leave: [['OPEN', 'CHECKED_IN', 'WAITING'], 'LEFT'],
}

/** Takes a state and an act; returns the state after it, or null where it cannot be done. */
export function afterVisitAct(state: VisitState, act: VisitAct): VisitState | null {
  const [from, to] = TO[act]
  return from.includes(state) ? to : null
}

/** Why somebody comes. */
export const VISIT_SUBJECTS = ['SALES', 'TEST_DRIVE', 'SERVICE', 'PICK_UP', 'OTHER'] as const
export type VisitSubject = (typeof VISIT_SUBJECTS)[number]

/** The two counters of a dealer: each has a line of its own. */
export type VisitLine = 'sales' | 'workshop'

/** Takes why somebody comes; returns in which line they wait. */
export const lineOf = (subject: VisitSubject): VisitLine => (subject === 'SERVICE' ? 'workshop' : 'sales')

interface InLine {
  readonly id: string
  readonly state: VisitState
  readonly line: VisitLine
  readonly waitingSince: Date | null
}

/** Takes everybody at a dealer and one of them; returns their place in their line, 1 for the next, or null where they do not wait. First come, first served. */
export function placeInLine(visits: readonly InLine[], id: string): number | null {
  const own = visits.find((one) => one.id === id)
  if (own?.state !== 'WAITING') return null
  return 1 + visits.filter((one) => one.state === 'WAITING' && one.line === own.line && isBefore(one, own)).length
}

function isBefore(one: InLine, own: InLine): boolean {
  const [at, ownAt] = [one.waitingSince?.getTime() ?? 0, own.waitingSince?.getTime() ?? 0]
  return at < ownAt || (at === ownAt && one.id < own.id)
}
