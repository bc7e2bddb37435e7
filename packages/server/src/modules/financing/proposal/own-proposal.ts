import { dayIn } from '@volante/domain/local-time'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { findProposal, standingOf } from './queries.ts'

/** The terms of a proposal of the caller's own at this site, as they were sent; null where there is none, or it came to nothing. */
export async function ownProposal(ctx: SignedInCtx, id: string) {
  const row = await findProposal(ctx.db, id)
  if (row?.account_id !== ctx.user.id || row.site !== ctx.site.id) return null
  if (['refused', 'lapsed', 'withdrawn'].includes(standingOf(row, today(ctx)))) return null
  const { asked, answer, created_at, valid_until: end } = row
  return { asked, answer, day: dayIn(ctx.site.timeZone, created_at), end }
}
