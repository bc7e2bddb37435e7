import { randomUUID } from 'node:crypto'
import type { CallError } from '@volante/contract/kit'
import { isOneOf } from '@volante/domain/choice'
import type { ProposalPaper } from '@volante/domain/financing/proposal'
import type { StoredUpload } from '../../../platform/files/with-upload.ts'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { papersAsked } from './present.ts'
import { keptPaper, papersOf, type ProposalRow } from './queries.ts'

type Fail = (code: 'documents.empty' | 'financing.paper.notAsked') => CallError

/** Keeps a paper that the bank waits for and queues its way there; returns what it waits for now. */
export async function keepPaper(
  ctx: SignedInCtx,
  row: ProposalRow,
  kind: ProposalPaper,
  [file]: readonly StoredUpload[],
  fail: Fail,
) {
  if (!isOneOf(row.papers, kind)) throw fail('financing.paper.notAsked')
  if (!file) throw fail('documents.empty')
  await keptPaper(ctx.db, {
    id: randomUUID(),
    proposal_id: row.id,
    kind,
    name: file.name,
    type: file.type,
    file_key: file.keep(),
    sent_at: ctx.now,
    handed_at: null,
  })
  await ctx.enqueue('financing.papers', { site: row.site, proposalId: row.id })
  return askedPapers(ctx, row)
}

export const askedPapers = async (ctx: Ctx, row: ProposalRow) => papersAsked(row, await papersOf(ctx.db, [row.id]))
