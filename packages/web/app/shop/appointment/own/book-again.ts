import type { Appointment } from '@volante/contract/scheduler'

/** Where another one is asked for; the next hand-over is asked for at its order. */
export const BOOK_AGAIN = {
  TEST_DRIVE: 'testDrive',
  SERVICE: 'serviceVisit',
  RECALL: 'serviceVisit',
  VISIT: 'visit',
  HANDOVER: null,
} as const satisfies Record<Appointment['kind'], string | null>
