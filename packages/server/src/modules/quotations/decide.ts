import type { CallError } from '@volante/contract/kit'
import { approvedUntil, stateAfter } from '@volante/domain/quotation/approval'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { notify } from '../notifications/api.ts'
import { atSite } from './at-site.ts'
import { roomFor } from './limits.ts'
import { changeQuotation, findVersion, lockQuotation } from './queries.ts'
import { contentOf } from './version.ts'

interface Decision {
  readonly version: number
  readonly approved: boolean
  readonly note: string
}

/** In a write: somebody who may give so much lets what is above the seller's limit go, or does not. */
export async function decideQuotation(
  ctx: SignedInCtx,
  number: string,
  { version, approved, note }: Decision,
  fail: (code: 'quotation.decided' | 'quotation.approve.above', values?: Readonly<Record<string, number>>) => CallError,
): Promise<void> {
  const row = await lockQuotation(ctx.db, number)
  const kept = row && (await findVersion(ctx.db, number, row.version))
  if (!row || !kept) throw ctx.fail('request.notFound')
  const state = stateAfter(row.state, approved ? 'approve' : 'decline')
  if (!state || row.version !== version) throw fail('quotation.decided')
  const at = atSite(ctx, row.site)
  const { isAbove, percent } = roomFor(at, contentOf(kept))
  if (approved && isAbove) throw fail('quotation.approve.above', { percent })
  await changeQuotation(ctx.db, number, {
    state,
    decided_by: ctx.user.name,
    decided_at: ctx.now,
    decision_note: note.trim(),
    approved_until: approved ? approvedUntil(today(at), row.valid_until) : null,
    ...(approved ? { crm: 'SENDING' } : {}),
    changed_at: ctx.now,
  })
  if (approved) await ctx.enqueue('quotations.send', { site: row.site, number, version })
  await notify(ctx, 'quotationDecided', {
    subject: number,
    cause: `${number} ${version} ${state}`,
    told: { number, isApproved: String(approved) },
    to: [row.seller_id],
    but: [ctx.user.id],
  })
}
