import { tokenHash } from '../http/session-token.ts'
import type { Platform } from './platform.ts'

/** Registers the API client named in the settings (lead creation over HTTP, calls §7); without one only our own pages create leads. */
export async function ensureClients(platform: Platform): Promise<void> {
  const { LEAD_CLIENT_ID: id, LEAD_CLIENT_SECRET: secret } = platform.settings
  if (!id || !secret) return
  const secret_hash = tokenHash(secret)
  await platform.db
    .insertInto('api_clients')
    .values({ client_id: id, secret_hash, name: 'settings' })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet({ secret_hash }))
    .execute()
}
