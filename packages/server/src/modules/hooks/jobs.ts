import { DAY_MS } from '@volante/domain/duration'
import { pauseAfter, standingOf } from '@volante/domain/hooks/hook'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { maskPersonal } from '../../platform/log/mask.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { ClosedAddress } from '../../providers/hooks/public-address.ts'
import { hookSecret, hookSignature } from '../../providers/hooks/signature.ts'
import { sendLetter } from '../../providers/mail/send-letter.ts'
import { whyFailed } from '../../providers/tries/why-failed.ts'
import { changeDelivery, changeHook, type DeliveryRow, findDelivery, findHook, type HookRow } from './queries.ts'

export const hookJobs: ModuleJobs = {
  'hooks.deliver': async (ctx, { id, tries }) => {
    const delivery = await findDelivery(ctx.db, String(id))
    // A try that was made, or another that was asked for meanwhile, is not made again.
    if (delivery?.state !== 'waiting' || delivery.tries !== Number(tries)) return
    const hook = await findHook(ctx.db, 'all', delivery.hook_id)
    if (!hook?.is_on || hook.is_stopped)
      return void (await changeDelivery(ctx.db, delivery.id, { state: 'failed', problem: 'off' }))
    const outcome = await send(ctx, hook, delivery)
    await ctx.inTransaction((own) => keep(own, hook, delivery, outcome))
  },

  'hooks.mail': async (ctx, { id, what }) => {
    const hook = await findHook(ctx.db, 'all', String(id))
    if (!hook?.failing_since || (what !== 'warned' && what !== 'off')) return
    await sendLetter(ctx, {
      cause: [hook.id, what, hook.failing_since.toISOString()],
      to: hook.owner_email,
      text: `hooks.mail.${what}`,
      values: { name: hook.owner_name, hook: hook.name, link: `${publicOrigin(ctx.settings)}/admin/hooks/${hook.id}` },
    })
  },
}

interface Outcome {
  readonly isDelivered: boolean
  readonly status: number | null
  readonly answer: string | null
  readonly problem: string | null
  readonly took_ms: number
}

async function send(ctx: Ctx, hook: HookRow, { id, event, body }: DeliveryRow): Promise<Outcome> {
  const { settings, now, providers } = ctx
  const versions = [hook.secret_version, ...(hook.old_until && hook.old_until > now ? [hook.secret_version - 1] : [])]
  const secrets = versions.map((version) => hookSecret(settings, hook.id, version))
  const headers = {
    'user-agent': 'Volante',
    'volante-event': event,
    'volante-delivery': id,
    'volante-signature': hookSignature(secrets, body, now),
  }
  const from = performance.now()
  const took = () => Math.round(performance.now() - from)
  try {
    const { status, text } = await providers.hooks.send({ url: hook.url, headers, body })
    const isDelivered = status >= 200 && status < 300
    const answer = String(maskPersonal(text))
    return { isDelivered, status, answer, problem: isDelivered ? null : `status ${status}`, took_ms: took() }
  } catch (error) {
    const problem = error instanceof ClosedAddress ? 'closedAddress' : whyFailed(error).reason
    return { isDelivered: false, status: null, answer: null, problem, took_ms: took() }
  }
}

async function keep(ctx: Ctx, hook: HookRow, delivery: DeliveryRow, outcome: Outcome): Promise<void> {
  const { isDelivered, ...attempt } = outcome
  const tries = delivery.tries + 1
  const pause = isDelivered ? null : pauseAfter(tries)
  const next = pause === null ? null : new Date(ctx.now.getTime() + pause)
  const state = isDelivered ? 'delivered' : next ? 'waiting' : 'failed'
  // The receiver before its notice, as its removal locks them.
  if (isDelivered) await changeHook(ctx.db, hook.id, { failing_since: null, warned_at: null })
  else await judge(ctx, hook)
  await changeDelivery(ctx.db, delivery.id, { ...attempt, state, tries, last_at: ctx.now, next_at: next })
  if (next) await ctx.enqueue('hooks.deliver', { site: hook.site, id: delivery.id, tries }, { at: next })
}

/** Its owner is written to a day before it is switched off, never afterwards alone. */
async function judge(ctx: Ctx, hook: HookRow): Promise<void> {
  const { db, now } = ctx
  const failing_since = hook.failing_since ?? now
  const standing = standingOf(failing_since, now)
  const isOff = standing === 'off' && hook.warned_at !== null && now.getTime() - hook.warned_at.getTime() >= DAY_MS
  const isWarned = standing !== 'fine' && hook.warned_at === null
  await changeHook(db, hook.id, {
    failing_since,
    ...(isWarned ? { warned_at: now } : {}),
    ...(isOff ? { is_on: false, disabled_at: now } : {}),
  })
  if (isWarned || isOff)
    await ctx.enqueue('hooks.mail', { site: hook.site, id: hook.id, what: isOff ? 'off' : 'warned' })
}
