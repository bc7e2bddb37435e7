import type { ClientView } from '@volante/contract/clients'

export interface StateRow {
  readonly revoked_at: Date | null
  readonly expires_at: Date | null
  /** Its owner is blocked or gone. */
  readonly is_stopped: boolean | null
}

/** How an external application's key stands. */
export function stateOf({ revoked_at, expires_at, is_stopped }: StateRow, now: Date): ClientView['state'] {
  if (revoked_at) return 'revoked'
  if (expires_at && expires_at <= now) return 'ended'
  return is_stopped ? 'stopped' : 'active'
}
