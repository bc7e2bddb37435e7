import { BRANDS } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call } from './kit.ts'
import { short } from './query.ts'

const Brand = z.enum(BRANDS)

const DeskCampaign = z.object({
  id: z.string(),
  title: z.string(),
  brand: Brand,
  kind: z.enum(['RECALL', 'SOFTWARE']),
  startsOn: z.iso.date(),
  /** How many it calls; none where ranges alone are known. */
  cars: z.nullable(z.int()),
  repaired: z.int(),
  /** Whole percents of them. */
  percent: z.nullable(z.int()),
  /** Repairs of which the registry was not told yet, and those of them whose time is over. */
  waiting: z.int(),
  late: z.int(),
})

const DeskCampaignFull = z.object({
  ...DeskCampaign.shape,
  /** Each month that had any, YYYY-MM, the first one first. */
  months: z.array(z.object({ month: z.string(), repaired: z.int() })),
  /** Of the dealers within reach, the most first. */
  dealers: z.array(z.object({ dealerCode: z.string(), name: z.string(), repaired: z.int() })),
})
export type DeskCampaignFull = z.output<typeof DeskCampaignFull>

/** Recalls as staff follow them. */
export const deskRecall = {
  deskList: call({
    id: 'recall.desk.list',
    get: '/recall/desk/campaigns',
    access: 'bearer',
    may: 'recalls.read',
    within: 'rows',
    query: z.object({ brand: z.optional(Brand) }),
    ok: z.array(DeskCampaign),
    says: "Takes a brand or none; returns the recalls and software updates of the site's country with how many cars each calls and how many were repaired, and of how many the registry was not told yet, the latest first.",
  }),
  deskGet: call({
    id: 'recall.desk.get',
    get: '/recall/desk/campaigns/{id}',
    access: 'bearer',
    may: 'recalls.read',
    within: 'rows',
    params: z.object({ id: short(40) }),
    ok: DeskCampaignFull,
    errors: { 'request.notFound': 404 },
    says: 'Takes a recall; returns what the list says of it, how many cars were repaired in each month, and by each dealer within reach.',
  }),
}
