import { desk } from '@volante/contract/desk'
import { stateName } from '@volante/domain/places/places'
import { implement } from '../../platform/http/implement.ts'
import { dealerCodesWithin } from '../dealers/api.ts'
import { sellersWithin } from './act-queries.ts'
import { dealersOfLeads, findLead, statesOfLeads } from './inbox.ts'
import { getLead, listLeads } from './present-leads.ts'
import { leadWorkHandlers } from './work-handlers.ts'

export const deskHandlers = implement(
  desk,
  {
    async leads({ ctx, query: { page, size, ...filter }, reach }) {
      return { ...(await listLeads(ctx, reach, filter, { page, size })), page, size }
    },

    leadDealers: ({ ctx, query, reach }) => dealersOfLeads(ctx, reach, query.site),

    async leadStates({ ctx, query, reach }) {
      const places = await statesOfLeads(ctx, reach, query.site)
      return places.map(({ code, leads }) => ({ code, name: stateName(code), leads }))
    },

    async leadSellers({ ctx, query: { dealerCode }, reach }) {
      const within = await dealerCodesWithin(ctx, reach)
      if (dealerCode === undefined) return sellersWithin(ctx, within)
      return within === 'all' || within.includes(dealerCode) ? sellersWithin(ctx, [dealerCode]) : []
    },

    async lead({ ctx, params, reach, fail }) {
      const lead = await getLead(ctx, params.id, reach)
      if (!lead) throw fail('request.notFound')
      return lead
    },

    ...leadWorkHandlers,
  },
  { lead: async (ctx, id, reach) => (await findLead(ctx, id, reach)) !== undefined },
)
