import type { deskLoanCalls } from '@volante/contract/financing-desk'
import { statusesMeaning } from '@volante/domain/order/bank-status'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type * as z from 'zod/mini'
import type { Ctx } from '../../../../platform/http/ctx.ts'
import type { Handlers } from '../../../../platform/http/implement.ts'
import { isDealerWithin, placesWithin } from '../../../dealers/api.ts'
import { forDesk, oneForDesk } from './desk-present.ts'
import { announceLoan } from '../live.ts'
import { reviewHandlers } from '../papers/review.ts'
import { findProposal } from '../queries.ts'
import { addNote, deskProposals, wantedProposals } from './queries.ts'

/** Proposals as a dealer's people follow them. */
export const deskProposalHandlers: Handlers<typeof deskLoanCalls> = {
  async deskList({ ctx, query: { page, size, ...asked }, reach }) {
    const places = await placesWithin(ctx, reach)
    const { items: rows, total } = await deskProposals(ctx.db, places, filterOf(ctx, asked), { page, size })
    return { items: await forDesk(ctx, rows), page, size, total }
  },

  deskGet: async ({ ctx, params }) => oneForDesk(ctx, params.id),

  async deskNote({ ctx, params, body }) {
    await addNote(ctx.db, { proposal_id: params.id, at: ctx.now, account_id: ctx.user.id, text: body.note.trim() })
    announceLoan(ctx, params.id)
    return oneForDesk(ctx, params.id)
  },

  async deskAsk({ ctx, body }) {
    const row = await findProposal(ctx.db, body.id)
    if (!row) throw ctx.fail('request.notFound')
    const job = row.bank_ref === null ? 'financing.submit' : 'financing.ask'
    await ctx.enqueue(job, { site: row.site, proposalId: row.id })
    return oneForDesk(ctx, row.id)
  },

  ...reviewHandlers,
}

type Asked = Omit<z.output<typeof deskLoanCalls.deskList.query>, 'page' | 'size'>

const filterOf = ({ site }: Ctx, { state, since, dealerCode, reason, source }: Asked) => ({
  statuses: state && statusesMeaning(state),
  dealerCode,
  reason,
  source,
  from: since,
  timeZone: site.timeZone,
})

/** The proposals that the list with these filters has, to be counted. */
export const loansFound = async (ctx: Ctx, reach: DealerReach | 'all', asked: Asked) =>
  wantedProposals(ctx.db, await placesWithin(ctx, reach), filterOf(ctx, asked)).select('f.id')

/** Whether a proposal belongs to a dealer within a reach; one without a dealer to who reaches its whole site. */
export async function isProposalWithin(ctx: Ctx, id: string, reach: DealerReach | 'all'): Promise<boolean> {
  const row = await findProposal(ctx.db, id)
  if (!row) return false
  if (row.dealer_code !== null) return isDealerWithin(ctx, row.dealer_code, reach)
  const { sites } = await placesWithin(ctx, reach)
  return sites === 'all' || sites.includes(row.site)
}
