import type { DeskProposal, proposalCalls } from '@volante/contract/financing-proposals'
import { statusesMeaning } from '@volante/domain/order/bank-status'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { today } from '../../../platform/sites/today.ts'
import { isDealerWithin, knownDealer, placesWithin } from '../../dealers/api.ts'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { papersAsked } from './present.ts'
import {
  addNote,
  deskProposals,
  eventsOf,
  findProposal,
  notesOf,
  papersOf,
  type ProposalRow,
  standingOf,
} from './queries.ts'

type DeskCalls = Pick<typeof proposalCalls, 'deskList' | 'deskGet' | 'deskNote' | 'deskAsk'>

/** Proposals as a dealer's people follow them. */
export const deskProposalHandlers: Handlers<DeskCalls> = {
  async deskList({ ctx, query: { page, size, state, since: from, ...more }, reach }) {
    const statuses = state && statusesMeaning(state)
    const places = await placesWithin(ctx, reach)
    const { rows, total } = await deskProposals(
      ctx.db,
      places,
      { ...more, statuses, from, timeZone: ctx.site.timeZone },
      { page, size },
    )
    return { items: await forDesk(ctx, rows), page, size, total }
  },

  deskGet: async ({ ctx, params }) => one(ctx, params.id),

  async deskNote({ ctx, params, body }) {
    await addNote(ctx.db, { proposal_id: params.id, at: ctx.now, account_id: ctx.user.id, text: body.note.trim() })
    return one(ctx, params.id)
  },

  async deskAsk({ ctx, body }) {
    const row = await findProposal(ctx.db, body.id)
    if (!row) throw ctx.fail('request.notFound')
    const job = row.bank_ref === null ? 'financing.submit' : 'financing.ask'
    await ctx.enqueue(job, { site: row.site, proposalId: row.id })
    return one(ctx, row.id)
  },
}

/** Whether a proposal belongs to a dealer within a reach; one without a dealer to who reaches its whole site. */
export async function isProposalWithin(ctx: Ctx, id: string, reach: DealerReach | 'all'): Promise<boolean> {
  const row = await findProposal(ctx.db, id)
  if (!row) return false
  if (row.dealer_code !== null) return isDealerWithin(ctx, row.dealer_code, reach)
  const { sites } = await placesWithin(ctx, reach)
  return sites === 'all' || sites.includes(row.site)
}

async function one(ctx: Ctx, id: string): Promise<DeskProposal> {
  const row = await findProposal(ctx.db, id)
  const [shown] = row ? await forDesk(ctx, [row]) : []
  if (!shown) throw ctx.fail('request.notFound')
  return shown
}

async function forDesk(ctx: Ctx, rows: readonly ProposalRow[]): Promise<DeskProposal[]> {
  const ids = rows.map(({ id }) => id)
  const [events, papers, notes] = [await eventsOf(ctx.db, ids), await papersOf(ctx.db, ids), await notesOf(ctx.db, ids)]
  const own = <Row extends { proposal_id: string }>(all: readonly Row[], id: string) =>
    all.filter(({ proposal_id }) => proposal_id === id)
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      proposalNumber: row.number,
      buyer: row.buyer,
      phone: row.applicant.phone ?? '',
      email: row.applicant.email ?? '',
      car: row.car,
      dealerCode: row.dealer_code,
      dealerName: row.dealer_code ? ((await knownDealer(ctx, row.dealer_code))?.name ?? null) : null,
      lender: row.answer.lender,
      status: row.status,
      state: standingOf(row, today(ctx)),
      reason: row.reason,
      installment: row.answer.installmentsValue,
      numberOfInstallments: row.answer.numberOfInstallments,
      financed: row.answer.totalInstallments,
      sentAt: row.created_at.toISOString(),
      validUntil: row.valid_until,
      papers: papersAsked(row, own(papers, row.id)),
      events: own(events, row.id).map(({ status, at }) => ({ status, at: at.toISOString() })),
      notes: own(notes, row.id).map(({ at, name, text }) => ({ at: at.toISOString(), by: name, text })),
      orderId: row.order_id,
      contestedAt: row.contested_at?.toISOString() ?? null,
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    })),
  )
}
