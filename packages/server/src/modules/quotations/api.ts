import type { QuotationContent } from '@volante/contract/quotation-shapes'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { mayLeave } from '@volante/domain/quotation/approval'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { dealerCodesWithin } from '../dealers/api.ts'
import { atSite } from './at-site.ts'
import { findQuotation, findVersion, type QuotationFilter, wantedQuotations } from './queries.ts'
import { contentOf } from './version.ts'

export { quotationsOf } from './personal-data.ts'

/** What the latest version of a quotation says, with its site's own context; null where there is none, or its discount waits for approval. */
export async function quoted(ctx: Ctx, number: string): Promise<{ content: QuotationContent; at: Ctx } | null> {
  const row = await findQuotation(ctx.db, number)
  const version = row && (await findVersion(ctx.db, number, row.version))
  if (!row || !version) return null
  const at = atSite(ctx, row.site)
  return mayLeave(row.state, row.approved_until, today(at)) ? { content: contentOf(version), at } : null
}

/** The quotations that the list with these filters has, to be counted. */
export const quotationsFound = async (ctx: Ctx, reach: DealerReach | 'all', filter: QuotationFilter) =>
  wantedQuotations(ctx.db, await dealerCodesWithin(ctx, reach), filter).select('q.number')
