import { privacy, type SessionRow } from '@volante/contract/privacy'
import { isStaff } from '@volante/domain/access'
import { type Handlers, implement } from '../../../platform/http/implement.ts'
import type { PersonalData } from '../../../platform/process/personal-data.ts'
import { maskIp } from '../../../platform/words/masking.ts'
import { noteChange } from './accounts.ts'
import { consentHistory, saveConsents } from './consents.ts'
import { clearSessionCookies } from '../sign-in/cookies.ts'
import { proveOwner } from '../password/passwords.ts'
import { ownAccount } from './self.ts'
import { endSession, endSessions, sessionsOf } from '../sign-in/sessions.ts'

type Personal = Pick<Handlers<typeof privacy.calls>, 'export' | 'erase'>

/** A person's right to a copy and to erasure (LGPD art. 18, II and VI). */
const copyAndErasure = (personalData: readonly PersonalData[]): Personal => ({
  async export({ ctx }) {
    const { id } = await ownAccount(ctx)
    const parts = await Promise.all(personalData.map(async (one) => [one.module, await one.export(ctx.db, id)]))
    const said = { exportedAt: ctx.now.toISOString(), ...Object.fromEntries(parts) }
    const body = Buffer.from(JSON.stringify(said, null, 2))
    return { type: 'application/json; charset=utf-8', name: 'volante.json', body }
  },

  async erase({ ctx, body, cookies, fail }) {
    const account = await ownAccount(ctx)
    // Their accounts are tied to what they did for others: an administrator ends them.
    if (isStaff(ctx.user.roles)) throw fail('privacy.staffAccount')
    if (account.password_hash)
      await proveOwner(ctx, body.password, (key, values) =>
        fail(key === 'auth.noPassword' ? 'auth.wrongCurrentPassword' : key, values),
      )
    const kept = await ctx.inTransaction(async (inside) => {
      const stays = []
      for (const one of personalData) stays.push(...(await one.erase(inside.db, account.id, ctx.now)))
      await inside.changed(`account ${account.id}`)
      return stays
    })
    clearSessionCookies(cookies, ctx.settings)
    const said = kept.map(({ what, why, rows }) => ({ what: ctx.text(what), why: ctx.text(why), rows }))
    return { erasedAt: ctx.now.toISOString(), kept: said }
  },
})

/** Takes what each module holds about a person; identity's comes last, since the others still ask it whose address is whose. */
export const privacyHandlers = (personalData: readonly PersonalData[]) =>
  implement(privacy, {
    ...copyAndErasure(personalData),

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
      await saveConsents(ctx, id, [{ ...body, granted: false }])
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
  })
