import { desk } from '@volante/contract/desk'
import { implement } from '../../platform/http/implement.ts'
import { getLead, listLeads } from './api.ts'
import { dealersOfLeads, statesOfLeads } from './inbox.ts'

export const deskHandlers = implement(desk, {
  async leads({ ctx, query: { page, size, ...filter } }) {
    return { ...(await listLeads(ctx, filter, { page, size })), page, size }
  },

  leadDealers: ({ ctx, query }) => dealersOfLeads(ctx, query.site),

  leadStates: ({ ctx, query }) => statesOfLeads(ctx, query.site),

  async lead({ ctx, params, fail }) {
    const lead = await getLead(ctx, params.id)
    if (!lead) throw fail('request.notFound')
    return lead
  },
})
