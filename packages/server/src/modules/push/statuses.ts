import type { PushOutcome } from '@volante/contract/push'

/** What a push service says of a message to a device (RFC 8030 §5, §7.3). */
export const isTaken = (status: number): boolean => status >= 200 && status < 300

/** It knows the device no more. */
export const isGone = (status: number): boolean => status === 404 || status === 410

/** What a status says to who tries a message. */
export function outcomeOf(status: number): PushOutcome {
  if (isTaken(status)) return 'taken'
  if (isGone(status)) return 'gone'
  if (status === 0) return 'unreachable'
  return isWorthAnotherTry(status) ? 'busy' : 'refused'
}

/** It cannot be reached, is asked too often, or is in trouble. */
export const isWorthAnotherTry = (status: number): boolean => status === 0 || status === 429 || status >= 500
