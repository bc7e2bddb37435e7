import type { TestDriveStatus } from '../status.ts'

/** What somebody comes for. */
export const APPOINTMENT_KINDS = ['TEST_DRIVE', 'SERVICE', 'RECALL', 'VISIT', 'HANDOVER'] as const
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number]

/** What a dealer has to receive people with. */
export const RESOURCE_KINDS = ['BAY', 'DEMO_CAR', 'PERSON'] as const
export type ResourceKind = (typeof RESOURCE_KINDS)[number]

const USES: Readonly<Record<AppointmentKind, ResourceKind>> = {
  TEST_DRIVE: 'DEMO_CAR',
  SERVICE: 'BAY',
  RECALL: 'BAY',
  VISIT: 'PERSON',
  HANDOVER: 'PERSON',
}

/** Takes what somebody comes for; returns what of the dealer's it occupies. */
export const usedBy = (kind: AppointmentKind): ResourceKind => USES[kind]

/** Takes a kind of resource; returns what occupies it. */
export const usersOf = (kind: ResourceKind): AppointmentKind[] => APPOINTMENT_KINDS.filter((one) => USES[one] === kind)

/** Spec platform §4: A confirmed, C cancelled, P pending, R rejected; B, blocked, is a block. */
export type AgendaCode = 'A' | 'C' | 'P' | 'R'

const CODES: Readonly<Record<TestDriveStatus, AgendaCode>> = {
  REQUESTED: 'P',
  CONFIRMED: 'A',
  DONE: 'A',
  CANCELLED: 'C',
  EXPIRED: 'C',
}

/** Takes an appointment's status and what was done last; returns its code in the agenda. What the dealer refused is rejected, what else ended is cancelled; a block is B. */
export const agendaCode = (status: TestDriveStatus, lastAct: string | null): AgendaCode =>
  status === 'CANCELLED' && lastAct === 'decline' ? 'R' : CODES[status]

const HEAVIER: Readonly<Record<string, string>> = { A: 'ABCDE', B: 'BCDE', C: 'CDE', D: 'DE', E: 'E' }

/**
 * Takes a licence's category and the one a car needs; returns whether it may be driven with it: a higher category covers the lower ones of
 * cars, a motorcycle's (A, ACC) none (Lei 9.503/1997 art. 143; Decreto 779/95 of Argentina, annex art. 16, as remembered).
 */
export const licenceCovers = (held: string, needed: string): boolean =>
  [...held].some((letter) => held !== 'ACC' && letter !== 'A' && (HEAVIER[needed] ?? needed).includes(letter))
