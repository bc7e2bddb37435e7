import type { Setup } from '@volante/contract/upgrade'

/** Takes an upgrade; returns what may be decided of what waits there: whoever saved it cannot approve it, unless nobody else could. */
export const upgradeDecisions = ({ isWaiting, waiting }: Pick<Setup, 'isWaiting' | 'waiting'>) =>
  waiting?.waitsForAnother ? { decision: ['drop'] } : isWaiting
