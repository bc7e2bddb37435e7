import { dealerReach, reachesNothing } from '@volante/domain/policy/held-scopes'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { countUpTo } from '../../platform/words/count-up-to.ts'
import { marketsOf } from './access.ts'
import { scheduledSets } from './queries.ts'

/** What other modules may use of change sets: how many within the caller's reach wait for their time. */
export async function countScheduledSets({ db, user }: SignedInCtx): Promise<number> {
  const reach = dealerReach(user, 'data.manage')
  return reachesNothing(reach) ? 0 : countUpTo(db, scheduledSets(db, { viewer: user.id, markets: marketsOf(reach) }))
}
