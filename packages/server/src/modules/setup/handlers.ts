import { setup, type SetupState } from '@volante/contract/setup'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { SHOP } from '../../platform/process/shop.ts'
import { makeAdministrator, setSessionCookies } from '../identity/api.ts'
import { openedAt, openShop } from './queries.ts'
import { setupSteps } from './steps.ts'
import { listTries, tryNow } from './tries.ts'

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
      await openShop(ctx.db, ctx.now, ctx.user.id)
      await ctx.changed(SHOP)
    }
    return stateOf(ctx)
  },

  tries: ({ ctx }) => listTries(ctx),

  try: ({ ctx, body: { kind } }) => tryNow(ctx, kind),
})

async function stateOf(ctx: SignedInCtx): Promise<SetupState> {
  const [at, steps] = await Promise.all([openedAt(ctx.db), setupSteps(ctx)])
  return { isOpen: ctx.settings.VOLANTE_DEMO || at !== null, openedAt: at?.toISOString() ?? null, steps }
}
