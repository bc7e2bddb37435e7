import { dayIn } from '@volante/domain/local-time'
import { applicantKind } from '@volante/contract/applicant'
import type { ApplicantKind } from '@volante/contract/applicant-fields'
import type { LoanPaper } from '@volante/contract/financing-desk'
import type { Proposal } from '@volante/contract/financing-proposals'
import type { Day } from '@volante/domain/date'
import type { PaperState, ProposalState } from '@volante/domain/financing/proposal'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { knownDealer } from '../../dealers/api.ts'
import { isSent, type PaperRow, papersOf } from './papers/queries.ts'
import { type EventRow, eventsOf, type ProposalRow, standingOf } from './queries.ts'

/** The day it is at a proposal's own site, wherever it is looked at. */
export const dayAt = (ctx: Pick<Ctx, 'site' | 'everySite' | 'now'>, id: string): Day =>
  dayIn((ctx.everySite.find((one) => one.id === id) ?? ctx.site).timeZone, ctx.now)

/** How a proposal stands now. */
export const standsOn = (ctx: Ctx, row: ProposalRow): ProposalState => standingOf(row, dayAt(ctx, row.site))

/** Whether a person or a company asks for the loan. */
export const kindOf = ({ asked }: Pick<ProposalRow, 'asked'>): ApplicantKind => applicantKind(asked.borrower)

/** Who signs for the company that asks for a loan; null where a person asks. */
export const representativeOf = (row: ProposalRow): string | null =>
  kindOf(row) === 'company' ? (row.applicant.name ?? null) : null

/** Proposals as their person sees them. */
export async function presented(ctx: Ctx, rows: readonly ProposalRow[]): Promise<Proposal[]> {
  const ids = rows.map(({ id }) => id)
  const events = await eventsOf(ctx.db, ids)
  const papers = await papersOf(ctx.db, ids)
  return Promise.all(
    rows.map((row) =>
      proposalOf(
        ctx,
        row,
        events.filter(({ proposal_id }) => proposal_id === row.id),
        papers.filter(({ proposal_id }) => proposal_id === row.id),
      ),
    ),
  )
}

export async function onePresented(ctx: Ctx, row: ProposalRow): Promise<Proposal> {
  const [one] = await presented(ctx, [row])
  if (!one) throw new Error('one in, one out')
  return one
}

/** The papers a bank waits for: sent again after each time it asks. */
export const papersAsked = (row: ProposalRow, papers: readonly PaperRow[]): LoanPaper[] =>
  row.papers.map((kind) => {
    const sent = isSent(papers, kind, row.status_at)
    return {
      kind,
      state: stateOfPaper(sent),
      reason: sent?.refusal ?? null,
      sentAt: sent?.sent_at.toISOString() ?? null,
      handedAt: sent?.handed_at?.toISOString() ?? null,
    }
  })

function stateOfPaper(sent: PaperRow | undefined): PaperState {
  if (!sent) return 'missing'
  if (sent.refusal !== null) return 'refused'
  return sent.reviewed_at === null ? 'sent' : 'accepted'
}

async function proposalOf(
  ctx: Ctx,
  row: ProposalRow,
  events: readonly EventRow[],
  papers: readonly PaperRow[],
): Promise<Proposal> {
  const { answer } = row
  const dealer = row.dealer_code === null ? null : await knownDealer(ctx, row.dealer_code)
  return {
    id: row.id,
    proposalNumber: row.number,
    site: row.site,
    source: row.source,
    bank: row.bank,
    lender: answer.lender,
    planName: answer.planName,
    status: row.status,
    state: standsOn(ctx, row),
    mvs: row.asked.mvs,
    year: row.asked.year,
    car: row.car,
    currency: answer.currency,
    price: answer.price,
    entrance: answer.entranceValue,
    numberOfInstallments: answer.numberOfInstallments,
    installment: answer.installmentsValue,
    finalInstallment: answer.finalInstallmentValue,
    financed: answer.totalInstallments,
    totalValue: answer.total,
    costRate: answer.costRate,
    dueDate: answer.payments[0]?.due ?? today(ctx),
    kind: kindOf(row),
    buyer: row.buyer,
    dealer:
      (dealer && {
        code: dealer.dealerCode,
        name: dealer.name,
        city: dealer.city,
        state: dealer.state,
        phone: dealer.phone,
      }) ??
      null,
    sentAt: row.created_at.toISOString(),
    isAtBank: row.bank_ref !== null,
    validUntil: row.valid_until,
    reason: row.reason,
    mostInstallment: row.most_installment_cents,
    papers: papersAsked(row, papers),
    events: events.map(({ status, at }) => ({ status, at: at.toISOString() })),
    orderId: row.order_id,
    contestedAt: row.contested_at?.toISOString() ?? null,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  }
}
