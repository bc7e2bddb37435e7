import type { PushState } from '@volante/domain/push/push'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { Ctx } from '../../platform/http/ctx.ts'
import { marketsOf } from './message.ts'
import { wantedMessages } from './message-queries.ts'

/** What other modules may use of push messages: those that the list with this filter has, to be counted. */
export const pushesFound = (
  ctx: Ctx,
  reach: DealerReach | 'all',
  { state }: { readonly state?: PushState | undefined },
) => wantedMessages(ctx.db, { state, markets: marketsOf(reach) })
