import type { deskLoanCalls } from '@volante/contract/financing-desk'
import type { SignedInCtx } from '../../../../platform/http/ctx.ts'
import type { Handlers } from '../../../../platform/http/implement.ts'
import { download } from '../../../../platform/papers/stored-file.ts'
import { oneForDesk } from '../desk/desk-present.ts'
import { announceLoan } from '../live.ts'
import { findProposal, lockProposal, type ProposalRow } from '../queries.ts'
import { handAgain, isSent, noteReview, papersOf, type PaperRow } from './queries.ts'
import { recordDeed } from '../../../../platform/http/record-deed.ts'

/** What a dealer's people do with the papers that a bank waits for. */
export const reviewHandlers: Handlers<Pick<typeof deskLoanCalls, 'deskPaper' | 'deskReview' | 'deskResend'>> = {
  async deskPaper({ ctx, params: { id, paper } }) {
    const row = await findProposal(ctx.db, id)
    const found = row && (await waitedFor(ctx, row)).find((one) => one.id === paper)
    if (!found) throw ctx.fail('request.notFound')
    await recordDeed(ctx, { call: 'financing.desk.paper', input: { params: { id, paper } } })
    return download(ctx, found.file_key, found.type, found.name)
  },

  async deskReview({ ctx, params: { id, paper }, body: { approved, reason }, fail }) {
    const row = await lockProposal(ctx.db, id)
    const known = row && (await papersOf(ctx.db, [id])).find((one) => one.id === paper)
    if (!row || !known) throw ctx.fail('request.notFound')
    if (known.reviewed_at !== null) throw fail('order.document.decided')
    if (!(await waitedFor(ctx, row)).some((one) => one.id === paper)) throw fail('financing.paper.notAsked')
    if (!approved && !reason) throw fail('order.document.reason')
    await noteReview(ctx, paper, approved ? null : (reason ?? null))
    announceLoan(ctx, id)
    if (approved) await ctx.enqueue('financing.papers', { site: row.site, proposalId: id })
    else await ctx.enqueue('financing.again', { site: row.site, proposalId: id, paper })
    return oneForDesk(ctx, id)
  },

  async deskResend({ ctx, body: { id }, fail }) {
    const row = await lockProposal(ctx.db, id)
    if (!row) throw ctx.fail('request.notFound')
    const good = (await waitedFor(ctx, row)).filter(({ refusal }) => refusal === null)
    if (good.length === 0) throw fail('financing.paper.none')
    await handAgain(
      ctx,
      good.map((one) => one.id),
    )
    announceLoan(ctx, id)
    await ctx.enqueue('financing.papers', { site: row.site, proposalId: id })
    return oneForDesk(ctx, id)
  },
}

/** The papers that the bank waits for, as they were sent last: nobody needs any other one any more. */
async function waitedFor(ctx: SignedInCtx, row: ProposalRow): Promise<PaperRow[]> {
  const papers = await papersOf(ctx.db, [row.id])
  return row.papers.flatMap((kind) => isSent(papers, kind, row.status_at) ?? [])
}
