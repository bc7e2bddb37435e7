import { APPOINTMENT_KINDS } from '@volante/domain/appointment/kinds'
import { TEST_DRIVE_PERIODS } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'

const period = z.enum(TEST_DRIVE_PERIODS)
const time = z.string().check(z.regex(/^\d{2}:\d{2}$/))

/** Somebody's place on the waiting list, and what is held for them. */
export const Wait = z.object({
  state: z.enum(['WAITING', 'OFFERED', 'TAKEN', 'LAPSED', 'LEFT']),
  kind: z.enum(APPOINTMENT_KINDS),
  model: z.nullable(z.string()),
  day: z.iso.date(),
  period: z.nullable(period),
  ahead: z.number(),
  dealer: z.object({ code: z.string(), name: z.string(), timeZone: z.string() }),
  held: z.nullable(z.object({ until: z.string(), period, time: z.nullable(time) })),
  /** Of the appointment that came of it. */
  appointment: z.nullable(z.string()),
})
