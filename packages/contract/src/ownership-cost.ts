import { ASSUMPTIONS } from '@volante/domain/ownership-cost/assumptions'
import * as z from 'zod/mini'
import { Country } from './car-shapes.ts'
import { call, service } from './kit.ts'

export const ownershipCost = service('ownershipCost', {
  assumptions: call({
    id: 'ownershipCost.assumptions',
    get: '/ownership-cost/assumptions',
    access: 'public',
    cache: ['ownershipCost'],
    ok: z.array(
      z.object({
        country: Country,
        kind: z.enum(ASSUMPTIONS),
        about: z.string(),
        value: z.int(),
        source: z.string(),
        since: z.iso.date(),
      }),
    ),
    says: "Takes nothing; returns what is assumed of keeping a car in the site's country: prices in cents, shares in hundredths of a percent, each with its source and date.",
  }),
})
