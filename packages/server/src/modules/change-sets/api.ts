import type { SetState } from '@volante/contract/change-sets'
import { type DealerReach, reachesNothing } from '@volante/domain/policy/held-scopes'
import { sql } from 'kysely'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { marketsOf } from './access.ts'
import { wantedSets } from './queries.ts'

/** What other modules may use of change sets: those that the list with this filter has, to be counted. */
export const setsFound = ({ db, user }: SignedInCtx, reach: DealerReach | 'all', state: SetState | undefined) =>
  reachesNothing(reach)
    ? sql`(select where false)`
    : wantedSets(db, { viewer: user.id, markets: marketsOf(reach), state })
