import * as z from 'zod/mini'
import { Dealer } from './dealer.ts'
import { call, service } from './kit.ts'
import { short } from './query.ts'

const text = z.optional(short(120))

export const rentalDealers = service('rental-dealers', {
  list: call({
    id: 'rental-dealers.v2.dealers.list',
    unused: ['Accept-Language'],
    get: '/rental-dealers/v2/dealers',
    access: 'public',
    query: z.object({
      type: z.literal('RENTAL'),
      dealerGroup: text,
      fulfillment: z.optional(z.literal('LAX')),
      state: text,
      city: text,
    }),
    ok: z.array(Dealer),
    errors: { 'request.invalid': 400 },
    cache: ['dealers'],
    says: 'Takes type RENTAL and a place, or a dealer group with fulfillment LAX, and returns the dealers that rent cars; refuses LAX without a group and a group without LAX.',
  }),
})
