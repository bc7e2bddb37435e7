import { setup, type SetupState } from '@volante/contract/setup'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { SHOP } from '../../platform/process/shop.ts'
import { makeAdministrator, setSessionCookies } from '../identity/api.ts'
import { setupSteps } from './steps.ts'

export const setupHandlers = implement(setup, {
  async administrator({ ctx, body, cookies, fail }) {
    const session = await makeAdministrator(ctx, body, fail)
    setSessionCookies(cookies, ctx.settings, session)
    return { expiresAt: session.expiresAt.toISOString() }
  },

  state: ({ ctx }) => stateOf(ctx),

  async open({ ctx, fail }) {
    const { isOpen, steps } = await stateOf(ctx)
    if (steps.some(({ isNeeded, isDone }) => isNeeded && !isDone)) throw fail('setup.notReady')
    if (!isOpen) {
      await ctx.db.updateTable('shop').set({ opened_at: ctx.now, opened_by: ctx.user.id }).execute()
      await ctx.changed(SHOP)
    }
    return stateOf(ctx)
  },
})

async function stateOf(ctx: SignedInCtx): Promise<SetupState> {
  const [row, steps] = await Promise.all([
    ctx.db.selectFrom('shop').select('opened_at').executeTakeFirst(),
    setupSteps(ctx),
  ])
  const openedAt = row?.opened_at?.toISOString() ?? null
  return { isOpen: ctx.settings.VOLANTE_DEMO || openedAt !== null, openedAt, steps }
}
