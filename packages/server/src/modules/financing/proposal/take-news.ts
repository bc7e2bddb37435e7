import { addDays } from '@volante/domain/date'
import { APPROVAL_DAYS } from '@volante/domain/financing/proposal'
import { bankConsequence, bankTransitionRefusal } from '@volante/domain/order/bank-status'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import type { BankNews } from '../../../providers/bank/provider.ts'
import { notify } from '../../notifications/api.ts'
import { announceLoan } from './live.ts'
import { changeProposal, eventsOf, isKnownNews, lockProposal, noteNews, type ProposalRow } from './queries.ts'

/** What became of news: `known` is also what later news overtook, `passed` is what the bank's own table does not have from here, as news out of order have it. */
export type Taken = 'taken' | 'known' | 'passed'

/**
 * Takes what a bank says, repeated or late; keeps it once, and lets it take effect on the proposal and on the order that is
 * paid with it. A step that the bank's table does not have changes nothing.
 */
export function takeNews(ctx: Ctx, news: BankNews): Promise<Taken> {
  return ctx.inTransaction(async (inside) => {
    const row = await lockProposal(inside.db, news.proposalId)
    if (!row) return 'known'
    const last = (await eventsOf(inside.db, [row.id])).at(-1)
    const isOvertaken = last !== undefined && news.at < last.at
    if (row.status === news.status || isOvertaken || (await isKnownNews(inside.db, row.id, news.id))) return 'known'
    if (bankTransitionRefusal(row.status, news.status)) return 'passed'
    await noteNews(inside.db, { proposal_id: row.id, news_id: news.id, status: news.status, at: news.at })
    await stand(inside, row, news)
    announceLoan(inside, row.id)
    return 'taken'
  })
}

async function stand(ctx: Ctx, row: ProposalRow, news: BankNews): Promise<void> {
  const means = bankConsequence(news.status)
  const isDirected = news.status === 'DIRECTED_PROPOSAL'
  const other = row.bank === 'bank1' ? 'bank2' : 'bank1'
  await changeProposal(ctx.db, row.id, {
    status: news.status,
    status_at: ctx.now,
    reminded_on: null,
    papers: means === 'customer' ? [...(news.papers ?? ['proofOfIncome'])] : [],
    ...(means === 'refused'
      ? { reason: news.reason ?? 'policy', most_installment_cents: news.mostInstallmentCents ?? null }
      : {}),
    ...(means === 'approved' && row.valid_until === null
      ? { valid_until: news.validUntil ?? addDays(today(ctx), APPROVAL_DAYS) }
      : {}),
    // It starts anew there.
    ...(isDirected ? { bank: other, provider: ctx.providers.banks[other]?.name ?? row.provider, bank_ref: null } : {}),
  })
  if (row.order_id) await ctx.enqueue('orders.bank', { site: row.site, orderId: row.order_id })
  // Chosen for an order before the bank had decided.
  if (row.order_number && means === 'approved' && bankConsequence(row.status) !== 'approved')
    await ctx.enqueue('financing.use', { site: row.site, proposalId: row.id, orderNumber: row.order_number })
  if (row.withdrawn_at !== null) return
  if (isDirected) await ctx.enqueue('financing.submit', { site: row.site, proposalId: row.id })
  if (means === 'open' || means === bankConsequence(row.status)) return
  await ctx.enqueue('financing.letter', { site: row.site, proposalId: row.id, means })
  if (row.dealer_code === null) return
  await notify(ctx, 'loanAnswered', {
    subject: row.id,
    cause: `${row.id} ${news.id}`,
    told: { number: row.number, means },
    to: { countries: [ctx.site.country], dealerCode: row.dealer_code },
  })
}
