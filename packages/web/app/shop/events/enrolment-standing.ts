import type { Enrolment } from '@volante/contract/events'
import type { Tone } from '../../ui/data/Tag.tsx'

/** How an enrolment stands, what became of its event included. */
export function standingOf({ state, event }: Pick<Enrolment, 'state' | 'event'>) {
  if (state === 'CANCELLED' || state === 'CAME') return state
  if (event.status === 'CANCELLED') return 'OFF'
  return event.enrolment === 'over' ? 'OVER' : state
}

export const ENROLMENT_TONES = {
  ENROLLED: 'good',
  WAITING: 'warn',
  CAME: 'good',
  CANCELLED: 'info',
  OFF: 'warn',
  OVER: 'info',
} as const satisfies Record<ReturnType<typeof standingOf>, Tone>
