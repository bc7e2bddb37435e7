import { PART_STATES } from '@volante/domain/appointment/parts'
import * as z from 'zod/mini'
import { call } from './kit.ts'
import { decimal, short } from './query.ts'

const day = z.iso.date()

const RecallDealer = z.object({
  code: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  /** Metres; none where no place was named. */
  distance: z.nullable(z.int()),
  part: z.enum(PART_STATES),
  /** When the next part comes, where none is there. */
  partFrom: z.nullable(day),
  /** The first day with a slot and a part; none within the days that can be booked. */
  firstDay: z.nullable(day),
})
export type RecallDealer = z.output<typeof RecallDealer>

/** So many are named. */
export const RECALL_DEALERS = 5

/** Where a recall is repaired. */
export const recallDealers = {
  recallDealers: call({
    id: 'scheduler.recallDealers.list',
    get: '/scheduler/v2/recall-dealers',
    access: 'public',
    query: z.object({
      campaignId: short(60),
      referenceLatitude: z.optional(decimal(-90, 90)),
      referenceLongitude: z.optional(decimal(-180, 180)),
    }),
    ok: z.array(RecallDealer),
    errors: { 'request.notFound': 404 },
    says: `Takes a recall of the site and a place or none; returns up to ${RECALL_DEALERS} dealers that repair it, the nearest or else those that have the part first, each with how the part stands and the first day for the repair; none while there is no remedy.`,
  }),
}
