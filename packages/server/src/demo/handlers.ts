import { demo } from '@volante/contract/demo'
import type { Ctx } from '../http/ctx.ts'
import { implement } from '../http/implement.ts'
import { SESSION_COOKIE, tokenHash } from '../http/request-info.ts'
import { demoPeople, demoSession } from './demo.ts'
import { findOutbox } from './queries.ts'

export const demoHandlers = implement(demo, {
  async people({ ctx }) {
    refuseOutsideDemo(ctx)
    return demoPeople(ctx.db)
  },

  async open({ ctx, body, cookies, fail }) {
    refuseOutsideDemo(ctx)
    const session = await demoSession(ctx.db, body.email, ctx.now)
    if (!session) throw fail('request.notFound')
    const { token, name, expiresAt } = session
    cookies.set(SESSION_COOKIE, token, { ...cookieOptions(ctx), httpOnly: true, expires: expiresAt })
    return { name, expiresAt: expiresAt.toISOString() }
  },

  async close({ ctx, headers, cookies }) {
    refuseOutsideDemo(ctx)
    const token = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]
    if (token) await ctx.db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute()
    cookies.clear(SESSION_COOKIE, cookieOptions(ctx))
    return undefined
  },

  async outbox({ ctx, query: { site, page, size } }) {
    refuseOutsideDemo(ctx)
    return { ...(await findOutbox(ctx.db, site, { page, size })), page, size }
  },
})

const cookieOptions = ({ settings }: Ctx) => ({
  path: '/',
  sameSite: 'lax' as const,
  secure: settings.PUBLIC_URL?.startsWith('https:') ?? false,
})

function refuseOutsideDemo(ctx: Ctx): void {
  if (!ctx.settings.VOLANTE_DEMO) throw ctx.refuse(404, 'request.notFound')
}
