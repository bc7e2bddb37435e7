import type { TestDriveStatus } from '../status.ts'

/** What may be done with an appointment. `move` asks anew for another time. */
export type AppointmentAct = 'confirm' | 'decline' | 'cancel' | 'move' | 'expire' | 'finish' | 'miss'

const TO: Readonly<Record<AppointmentAct, readonly [from: readonly TestDriveStatus[], to: TestDriveStatus]>> = {
  confirm: [['REQUESTED'], 'CONFIRMED'],
  decline: [['REQUESTED', 'CONFIRMED'], 'CANCELLED'],
  cancel: [['REQUESTED', 'CONFIRMED'], 'CANCELLED'],
  move: [['REQUESTED', 'CONFIRMED', 'EXPIRED', 'CANCELLED'], 'REQUESTED'],
  expire: [['REQUESTED'], 'EXPIRED'],
  finish: [['CONFIRMED'], 'DONE'],
  miss: [['CONFIRMED'], 'CANCELLED'],
}

/** Takes a status and an act; returns the status after it, or null where it cannot be done. */
export function afterAct(status: TestDriveStatus, act: AppointmentAct): TestDriveStatus | null {
  const [from, to] = TO[act]
  return from.includes(status) ? to : null
}

/** These hold their slot. */
export const OPEN_APPOINTMENTS: readonly TestDriveStatus[] = ['REQUESTED', 'CONFIRMED']

const PROMISED_MS = 24 * 3_600_000
const BEFORE_MS = 3_600_000

/** Takes when it was asked for and when it begins; returns by when the dealer answers: within a day, and an hour before at the latest. */
export const answerBy = (askedAt: Date, startsAt: Date): Date =>
  new Date(Math.min(askedAt.getTime() + PROMISED_MS, startsAt.getTime() - BEFORE_MS))
