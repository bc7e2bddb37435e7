import { RESOURCE_KINDS } from '@volante/domain/appointment/kinds'
import * as z from 'zod/mini'

const day = z.iso.date()
/** On the dealer's own clock. */
const time = z.string().check(z.regex(/^\d{2}:\d{2}$/))

export const Resource = z.object({
  code: z.string(),
  kind: z.enum(RESOURCE_KINDS),
  name: z.string(),
  model: z.nullable(z.string()),
})
export const Block = z.object({
  id: z.string(),
  resourceCode: z.nullable(z.string()),
  day,
  toDay: day,
  from: time,
  to: time,
  reason: z.string(),
})
export const AgendaDay = z.object({ day, isHoliday: z.boolean(), hours: z.array(z.object({ from: time, to: time })) })
