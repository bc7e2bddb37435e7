import { privacy, type SessionRow } from '@volante/contract/privacy'
import type { Handlers } from '../../../platform/http/implement.ts'
import { maskIp } from '../../../platform/words/masking.ts'
import { noteChange } from './accounts.ts'
import { consentHistory, saveConsents } from './consents.ts'
import { ownAccount } from './self.ts'
import { endSession, endSessions, sessionsOf } from '../sign-in/sessions.ts'

type Own = Omit<Handlers<typeof privacy.calls>, 'export' | 'erase' | 'records'>

/** What a person sees and takes back of their consents and sessions. */
export const ownPrivacyHandlers: Own = {
  async consents({ ctx }) {
    const rows = await consentHistory(ctx.db, ctx.user.id)
    return rows.map(({ channel, purpose, is_granted: granted, text_version: textVersion, at, site }) => ({
      channel,
      purpose,
      granted,
      textVersion,
      at: at.toISOString(),
      site,
    }))
  },

  async revokeConsent({ ctx, body }) {
    const { id } = await ownAccount(ctx)
    await saveConsents(ctx, id, [{ ...body, granted: false }], true)
    await noteChange(ctx, { accountId: id, kind: 'UPDATE', fields: ['contactPermissions'], actorId: id })
    await ctx.changed(`account ${id}`)
    return undefined
  },

  async sessions({ ctx }) {
    const rows = await sessionsOf(ctx.db, ctx.user.id, ctx.now)
    return rows.map(
      (row): SessionRow => ({
        id: row.id,
        isCurrent: row.id === ctx.user.sessionId,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: (row.last_seen_at ?? row.created_at).toISOString(),
        expiresAt: row.expires_at.toISOString(),
        device: row.user_agent,
        ip: maskIp(row.ip),
        provider: row.provider,
      }),
    )
  },

  async revokeSession({ ctx, params, fail }) {
    if (!(await endSession(ctx.db, ctx.user.id, params.id))) throw fail('request.notFound')
    return undefined
  },

  revokeSessions: async ({ ctx }) => ({ ended: await endSessions(ctx.db, ctx.user.id, ctx.user.sessionId) }),
}
