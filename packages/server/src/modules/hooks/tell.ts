import { randomUUID } from 'node:crypto'
import { HOOK_EVENTS, hears, type HookFact } from '@volante/domain/hooks/hook'
import { covers } from '@volante/domain/policy/granting'
import { heldIn } from '@volante/domain/policy/held-scopes'
import { rightsToGive, rolesIn } from '@volante/domain/policy/policy'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { FACTS } from './facts.ts'
import { type HookRow, insertDelivery, listeningHooks } from './queries.ts'

/** The cache tag of who is told. */
export const HOOKS = 'hooks'

/** Takes the jobs of all modules; returns them so that those which say what has happened tell it to other systems too. */
export function tellingOutside(all: readonly ModuleJobs[]): ModuleJobs {
  const jobs: ModuleJobs = Object.assign({}, ...all)
  const telling = Object.keys(FACTS).map((queue): [string, ModuleJobs[string]] => [
    queue,
    async (ctx, data) => {
      // First, and once by its cause: what else the job does may fail and come again.
      await tell(ctx, queue, data)
      await jobs[queue]?.(ctx, data)
    },
  ])
  return { ...jobs, ...Object.fromEntries(telling) }
}

async function tell(ctx: Ctx, queue: string, data: Readonly<Record<string, unknown>>): Promise<void> {
  const hasListeners = await ctx.remember(
    [HOOKS],
    [HOOKS, 'any'],
    async () => (await listeningHooks(ctx.db)).length > 0,
  )
  const fact = hasListeners ? await FACTS[queue]?.(ctx, data) : null
  if (!fact) return
  await ctx.inTransaction(async (own) => {
    for (const hook of await listeningHooks(own.db)) if (isFor(hook, fact)) await queueDelivery(own, hook, fact)
  })
}

/** What its filter lets through, and its owner may still see. */
function isFor(hook: HookRow, fact: HookFact): boolean {
  const mayHear = rightsToGive(rolesIn(hook.owner_roles)).includes(HOOK_EVENTS[fact.event])
  const markets = hook.markets.filter((market) => covers(heldIn(hook.owner_markets), [market]))
  return mayHear && hears({ events: hook.events, markets, dealerCodes: hook.dealer_codes }, fact)
}

type Notice = Pick<HookFact, 'cause' | 'countries' | 'dealerCode' | 'data'> & { readonly event: string }

/** Writes one notice down and queues its sending; the same cause is one notice. */
export async function queueDelivery(
  ctx: Ctx,
  hook: Pick<HookRow, 'id' | 'site'>,
  notice: Notice,
): Promise<string | null> {
  const { event, cause, countries, dealerCode, data } = notice
  const id = randomUUID()
  const body = JSON.stringify({ id, event, at: ctx.now.toISOString(), countries, dealerCode, data })
  const made = await insertDelivery(ctx.db, { id, hook_id: hook.id, event, cause, body, at: ctx.now })
  if (!made) return null
  await ctx.enqueue('hooks.deliver', { site: hook.site, id, tries: 0 })
  return id
}
