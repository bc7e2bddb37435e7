import { setup, type SetupState } from '@volante/contract/setup'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { SHOP } from '../../platform/process/shop.ts'
import { readGroup } from '../../platform/sites/group.ts'
import { makeAdministrator, setSessionCookies } from '../identity/api.ts'
import { chooseGroup, decideGroup, groupView } from './group.ts'
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

  async group({ ctx, body, reach, fail }) {
    const isOpened = (await openedAt(ctx.db)) !== null
    const isServing = !ctx.settings.VOLANTE_DEMO && isOpened
    const isOpen = ctx.settings.VOLANTE_DEMO || isOpened
    await chooseGroup(ctx, body, { reach, isServing, isOpen, fail })
    await ctx.changed(SHOP)
    return stateOf(ctx)
  },

  async decideGroup({ ctx, body: { decision }, reach, fail }) {
    const isServing = !ctx.settings.VOLANTE_DEMO && (await openedAt(ctx.db)) !== null
    await decideGroup(ctx, decision, { reach, isServing, fail }, fail)
    await ctx.changed(SHOP)
    return stateOf(ctx)
  },

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
  const [at, group] = await Promise.all([openedAt(ctx.db), readGroup(ctx.db)])
  const isOpen = ctx.settings.VOLANTE_DEMO || at !== null
  const steps = await setupSteps(ctx, group, isOpen)
  return { isOpen, openedAt: at?.toISOString() ?? null, group: await groupView(ctx, group), steps }
}
