import { timingSafeEqual } from 'node:crypto'
import { actingFor } from '@volante/domain/policy/clients'
import { heldIn } from '@volante/domain/policy/held-scopes'
import { PERMISSIONS, rolesIn } from '@volante/domain/policy/policy'
import type { Db } from '../../platform/db/database.ts'
import type { KnownClient } from '../../platform/http/ctx.ts'
import { tokenHash } from '../../platform/http/session-token.ts'
import { type ClientStanding, clientNamed, noteUse } from './queries.ts'

/** Last use is written at most this often. */
const USED_MS = 60_000

/** Which client this id and secret are of; null where they are none's, or of one that is over. */
export async function clientOf(db: Db, name: string, secret: string, now: Date): Promise<KnownClient | null> {
  const row = await clientNamed(db, { name, now })
  if (!row) return null
  const hash = tokenHash(secret)
  const old = row.old_until && row.old_until > now ? row.old_secret_hash : null
  if (![row.secret_hash, old].some((kept) => kept && timingSafeEqual(kept, hash))) return null
  const { id, last_used_at: usedAt } = row
  const isNoted = usedAt !== null && now.getTime() - usedAt.getTime() < USED_MS
  return { id, caller: callerOf(row), use: async () => void (isNoted || (await noteUse(db, id, now))) }
}

function callerOf(row: ClientStanding): KnownClient['caller'] {
  if (row.owner_id === null) return null
  const owner = {
    roles: rolesIn(row.roles ?? []),
    scopes: { markets: heldIn(row.owner_markets ?? []), brands: [], regions: [], dealerGroups: [], dealerCodes: [] },
  }
  const rights = PERMISSIONS.filter((right) => row.rights.includes(right))
  return { id: row.id, name: row.name, ...actingFor({ rights, markets: row.markets, dealers: row.dealers }, owner) }
}
