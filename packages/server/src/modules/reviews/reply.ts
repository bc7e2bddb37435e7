import type { Selectable } from 'kysely'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import type { Places } from '../dealers/api.ts'
import type { ReviewTables } from './tables.ts'

/** In a write that holds the review's lock: the answer of the brand, or of the dealer where that is all the caller reaches; the first is told to the author. */
export async function keepReply(
  ctx: SignedInCtx,
  { id, site, dealer_code: dealer, account_id: author }: Selectable<ReviewTables['reviews']>,
  text: string,
  { sites }: Places,
): Promise<void> {
  const isBrand = sites === 'all' || sites.includes(site)
  const row = {
    by_whom: isBrand ? ('BRAND' as const) : ('DEALER' as const),
    dealer_code: isBrand ? null : dealer,
    text,
    at: ctx.now,
    account_id: ctx.user.id,
  }
  const before = await ctx.db.selectFrom('review_replies').select('at').where('review_id', '=', id).executeTakeFirst()
  await ctx.db
    .insertInto('review_replies')
    .values({ review_id: id, ...row })
    .onConflict((conflict) => conflict.column('review_id').doUpdateSet(row))
    .execute()
  if (!before && author !== null) await ctx.enqueue('reviews.letter', { site, id, text: 'replied', cause: 'reply' })
  await ctx.changed('reviews')
}
