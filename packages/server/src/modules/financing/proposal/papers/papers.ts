import { randomUUID } from 'node:crypto'
import type { CallError } from '@volante/contract/kit'
import { isOneOf } from '@volante/domain/choice'
import { type ProposalPaper, REVIEW_HOURS } from '@volante/domain/financing/proposal'
import type { StoredUpload } from '../../../../platform/files/with-upload.ts'
import type { Ctx, SignedInCtx } from '../../../../platform/http/ctx.ts'
import { notify } from '../../../notifications/api.ts'
import { announceLoan } from '../live.ts'
import { papersAsked } from '../present.ts'
import type { ProposalRow } from '../queries.ts'
import { keptPaper, papersOf } from './queries.ts'

type Fail = (code: 'documents.empty' | 'financing.paper.notAsked') => CallError

/** Keeps a paper that the bank waits for; it goes there at once, or after the dealer's people had time to look at it. Returns what the bank waits for now. */
export async function keepPaper(
  ctx: SignedInCtx,
  row: ProposalRow,
  kind: ProposalPaper,
  [file]: readonly StoredUpload[],
  fail: Fail,
) {
  if (!isOneOf(row.papers, kind)) throw fail('financing.paper.notAsked')
  if (!file) throw fail('documents.empty')
  const id = randomUUID()
  await keptPaper(ctx.db, {
    id,
    proposal_id: row.id,
    kind,
    name: file.name,
    type: file.type,
    file_key: file.keep(),
    sent_at: ctx.now,
    handed_at: null,
    reviewed_at: null,
    reviewed_by: null,
    refusal: null,
  })
  announceLoan(ctx, row.id)
  const job = { site: row.site, proposalId: row.id }
  if (row.dealer_code === null) await ctx.enqueue('financing.papers', job)
  else {
    const until = new Date(ctx.now.getTime() + REVIEW_HOURS * 3_600_000)
    await ctx.enqueue('financing.papers', job, { at: until })
    await notify(ctx, 'loanPaper', {
      subject: row.id,
      cause: `${row.id} ${id}`,
      told: { number: row.number, hours: REVIEW_HOURS },
      to: { countries: [ctx.site.country], dealerCode: row.dealer_code },
    })
  }
  return askedPapers(ctx, row)
}

export const askedPapers = async (ctx: Ctx, row: ProposalRow) => papersAsked(row, await papersOf(ctx.db, [row.id]))
