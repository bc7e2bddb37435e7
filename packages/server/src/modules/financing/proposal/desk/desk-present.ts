import type { DeskPaper, DeskProposal } from '@volante/contract/financing-desk'
import type { Ctx } from '../../../../platform/http/ctx.ts'
import { knownDealer } from '../../../dealers/api.ts'
import { kindOf, papersAsked, representativeOf, standsOn } from '../present.ts'
import { isSent, type PaperRow, papersOf, reviewersOf } from '../papers/queries.ts'
import { eventsOf, findProposal, type ProposalRow } from '../queries.ts'
import { notesOf } from './queries.ts'

export async function oneForDesk(ctx: Ctx, id: string): Promise<DeskProposal> {
  const row = await findProposal(ctx.db, id)
  const [shown] = row ? await forDesk(ctx, [row]) : []
  if (!shown) throw ctx.fail('request.notFound')
  return shown
}

export async function forDesk(ctx: Ctx, rows: readonly ProposalRow[]): Promise<DeskProposal[]> {
  const ids = rows.map(({ id }) => id)
  const [events, papers, notes] = [await eventsOf(ctx.db, ids), await papersOf(ctx.db, ids), await notesOf(ctx.db, ids)]
  const reviewers = await reviewersOf(ctx.db, papers)
  const own = <Row extends { proposal_id: string }>(all: readonly Row[], id: string) =>
    all.filter(({ proposal_id }) => proposal_id === id)
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      proposalNumber: row.number,
      site: row.site,
      currency: row.answer.currency,
      kind: kindOf(row),
      buyer: row.buyer,
      representative: representativeOf(row),
      phone: row.applicant.phone ?? '',
      email: row.applicant.email ?? '',
      car: row.car,
      dealerCode: row.dealer_code,
      dealerName: row.dealer_code ? ((await knownDealer(ctx, row.dealer_code))?.name ?? null) : null,
      lender: row.answer.lender,
      status: row.status,
      state: standsOn(ctx, row),
      reason: row.reason,
      installment: row.answer.installmentsValue,
      numberOfInstallments: row.answer.numberOfInstallments,
      financed: row.answer.totalInstallments,
      sentAt: row.created_at.toISOString(),
      isAtBank: row.bank_ref !== null,
      validUntil: row.valid_until,
      papers: papersForDesk(row, own(papers, row.id), reviewers),
      events: own(events, row.id).map(({ status, at }) => ({ status, at: at.toISOString() })),
      notes: own(notes, row.id).map(({ at, name, text }) => ({ at: at.toISOString(), by: name, text })),
      orderId: row.order_id,
      contestedAt: row.contested_at?.toISOString() ?? null,
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    })),
  )
}

function papersForDesk(
  row: ProposalRow,
  papers: readonly PaperRow[],
  reviewers: ReadonlyMap<string, string>,
): DeskPaper[] {
  return papersAsked(row, papers).map((paper) => {
    const sent = isSent(papers, paper.kind, row.status_at)
    return {
      ...paper,
      id: sent?.id ?? null,
      name: sent?.name ?? null,
      reviewedAt: sent?.reviewed_at?.toISOString() ?? null,
      reviewedBy: reviewers.get(sent?.reviewed_by ?? '') ?? null,
    }
  })
}
