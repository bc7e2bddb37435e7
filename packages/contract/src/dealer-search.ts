import * as z from 'zod/mini'
import { Dealer, dealerFilter } from './dealer.ts'
import { call, service } from './kit.ts'

const { brand, dealerGroup, influenceArea, state, city, dealerCode } = dealerFilter

export const dealerSearch = service('dealer-search', {
  findDealersBy: call({
    id: 'dealer-search.dealers.findDealersBy',
    get: '/dealer-search/findDealersBy',
    access: 'public',
    query: z.object({ brand, dealerGroup, influenceArea, state, city, dealerCode }),
    ok: z.array(Dealer),
    cache: ['dealers'],
    says: "Takes any of brand, group, influence area, state, city and code and returns the dealers of the site's country by name.",
  }),
})
