import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { failedOf } from './queries.ts'

/** What other modules may use of the work behind the pages. */
export { retryNamed } from './queries.ts'

/** The jobs that the list of what failed has, to be counted. */
export const jobsFound = (reach: DealerReach | 'all', { queue }: { readonly queue?: string | undefined }) =>
  failedOf({ markets: reach === 'all' ? 'all' : reach.markets, queue })
