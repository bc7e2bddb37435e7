import { MINUTE_MS } from '@volante/domain/duration'
import { demo } from '@volante/contract/demo'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { clearSessionCookies, endSessionOfToken, setSessionCookies, tokenCookie } from '../identity/api.ts'
import { SESSION_COOKIE } from '../../platform/http/session-token.ts'
import { demoSession, knownDemoPeople } from './demo.ts'
import { moveClock } from '../../platform/process/clock.ts'
import { findOutbox, movedBy } from './queries.ts'

export const demoHandlers = implement(demo, {
  async people({ ctx }) {
    refuseOutsideDemo(ctx)
    return knownDemoPeople(ctx)
  },

  async open({ ctx, body, cookies, fail }) {
    refuseOutsideDemo(ctx)
    const session = await demoSession(ctx, body.email)
    if (!session) throw fail('request.notFound')
    setSessionCookies(cookies, ctx.settings, session)
    return { name: session.name, expiresAt: session.expiresAt.toISOString() }
  },

  async close({ ctx, headers, cookies }) {
    refuseOutsideDemo(ctx)
    const token = tokenCookie(headers.cookie, SESSION_COOKIE)
    if (token) await endSessionOfToken(ctx.db, token)
    clearSessionCookies(cookies, ctx.settings)
    return undefined
  },

  async clock({ ctx }) {
    refuseOutsideDemo(ctx)
    return clockOf(ctx, await movedBy(ctx.db))
  },

  async moveClock({ ctx, body }) {
    refuseOutsideDemo(ctx)
    const before = await movedBy(ctx.db)
    await moveClock(ctx.db, body.minutes * MINUTE_MS)
    await ctx.changed('clock')
    await ctx.enqueue('events.demo', {})
    return clockOf({ now: new Date(ctx.now.getTime() + body.minutes * MINUTE_MS) }, before + body.minutes * MINUTE_MS)
  },

  async outbox({ ctx, query: { site, page, size } }) {
    refuseOutsideDemo(ctx)
    return { ...(await findOutbox(ctx.db, site, { page, size })), page, size }
  },
})

const clockOf = ({ now }: { readonly now: Date }, movedMs: number) => ({
  now: now.toISOString(),
  movedByMinutes: Math.round(movedMs / MINUTE_MS),
})

function refuseOutsideDemo(ctx: Ctx): void {
  if (!ctx.settings.VOLANTE_DEMO) throw ctx.fail('request.notFound')
}
