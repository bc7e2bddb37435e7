import { DAY_MS } from '@volante/domain/duration'
import { randomUUID } from 'node:crypto'
import { type HookNotice, type HookView, hooks } from '@volante/contract/hooks'
import { HOOK_EVENT_NAMES, HOOK_EVENTS, type HookEvent } from '@volante/domain/hooks/hook'
import { covers } from '@volante/domain/policy/granting'
import type { DealerReach, Held } from '@volante/domain/policy/held-scopes'
import { type Holder, rightsToGive } from '@volante/domain/policy/policy'
import { refuse, refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import { COUNTRIES } from '@volante/domain/vocabulary'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { type Handlers, implement, type IsWithin } from '../../platform/http/implement.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { mayBePublic } from '../../providers/hooks/public-address.ts'
import { hookSecret } from '../../providers/hooks/signature.ts'
import {
  beginAgain,
  changeHook,
  findHook,
  findNotice,
  type HookRow,
  insertHook,
  listHooks,
  listNotices,
  type NoticeRow,
  removeHook,
} from './queries.ts'
import { HOOKS, queueDelivery } from './tell.ts'

const handlers: Handlers<(typeof hooks)['calls']> = {
  async list({ ctx, reach }) {
    const rows = await listHooks(ctx.db, marketsOf(reach))
    return { items: rows.map((row) => viewOf(row, ctx.now)), events: eventsFor(ctx.user) }
  },

  async create({ ctx, body: { name, url, events, markets, dealerCodes }, reach }) {
    const givable = eventsFor(ctx.user)
    refuseFields(
      ctx,
      refusing({
        name: requiredRefusal(name),
        url: isReceiver(url) ? null : refuse('hooks.url'),
        events: events.length > 0 && events.every((one) => givable.includes(one)) ? null : refuse('hooks.events'),
        markets: markets.length > 0 && covers(marketsOf(reach), markets) ? null : refuse('clients.market'),
      }),
    )
    const id = await insertHook(ctx.db, {
      name: name.trim(),
      url,
      events,
      markets,
      dealer_codes: dealerCodes,
      owner_id: ctx.user.id,
      site: ctx.site.id,
      created_at: ctx.now,
    })
    await ctx.changed(HOOKS)
    return withSecret(ctx, await hookById(ctx, id))
  },

  get: async ({ ctx, params: { id } }) => viewOf(await hookById(ctx, id), ctx.now),

  async rotate({ ctx, params: { id } }) {
    const { secret_version } = await hookById(ctx, id)
    const old_until = new Date(ctx.now.getTime() + DAY_MS)
    await changeHook(ctx.db, id, { secret_version: secret_version + 1, old_until })
    return withSecret(ctx, await hookById(ctx, id))
  },

  async turn({ ctx, params: { id }, body: { isOn } }) {
    await hookById(ctx, id)
    await changeHook(ctx.db, id, { is_on: isOn, failing_since: null, warned_at: null, disabled_at: null })
    await ctx.changed(HOOKS)
    return viewOf(await hookById(ctx, id), ctx.now)
  },

  async remove({ ctx, params: { id } }) {
    await hookById(ctx, id)
    await removeHook(ctx.db, id)
    await ctx.changed(HOOKS)
    return undefined
  },

  async ping({ ctx, params: { id } }) {
    const hook = await hookById(ctx, id)
    const notice = { event: 'ping', cause: `ping ${randomUUID()}`, countries: [], dealerCode: null, data: {} }
    return { delivery: (await queueDelivery(ctx, hook, notice)) ?? '' }
  },

  async notices({ ctx, query: { page, size, ...wanted }, reach }) {
    const { items, total } = await listNotices(ctx.db, { ...wanted, markets: marketsOf(reach) }, { page, size })
    return { items: items.map((row) => noticeView(ctx, row)), page, size, total }
  },

  notice: async ({ ctx, params: { id } }) => noticeView(ctx, await noticeById(ctx, id)),

  async resend({ ctx, body: { id } }) {
    const { state, site } = await noticeById(ctx, id)
    if (state !== 'waiting') {
      await beginAgain(ctx.db, id)
      await ctx.enqueue('hooks.deliver', { site, id, tries: 0 })
    }
    return noticeView(ctx, await noticeById(ctx, id))
  },
}

/** What somebody may have told: what they see themselves, in whole markets. */
const eventsFor = ({ roles }: Holder): HookEvent[] =>
  HOOK_EVENT_NAMES.filter((event) => rightsToGive(roles).includes(HOOK_EVENTS[event]))

/** The shape of an address; whether what its name leads to is public is asked at each sending. */
function isReceiver(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, username, password, hash, hostname } = new URL(url)
  return protocol === 'https:' && username === '' && password === '' && hash === '' && mayBePublic(hostname)
}

const marketsOf = (reach: DealerReach | 'all'): Held => (reach === 'all' ? 'all' : reach.markets)

/** Receivers whose countries all lie within reach. */
const isHookWithin: IsWithin = async ({ db }, id, reach) => (await findHook(db, marketsOf(reach), id)) !== undefined

/** Notices to receivers whose countries all lie within reach. */
const isNoticeWithin: IsWithin = async ({ db }, id, reach) => (await findNotice(db, marketsOf(reach), id)) !== undefined

async function hookById(ctx: SignedInCtx, id: string): Promise<HookRow> {
  const row = await findHook(ctx.db, 'all', id)
  if (!row) throw ctx.fail('request.notFound')
  return row
}

async function noticeById(ctx: SignedInCtx, id: string): Promise<NoticeRow> {
  const row = await findNotice(ctx.db, 'all', id)
  if (!row) throw ctx.fail('request.notFound')
  return row
}

const withSecret = ({ settings, now }: SignedInCtx, row: HookRow) => ({
  hook: viewOf(row, now),
  secret: hookSecret(settings, row.id, row.secret_version),
})

function stateOf({ is_on, is_stopped, disabled_at, failing_since }: HookRow): HookView['state'] {
  if (is_stopped) return 'stopped'
  if (!is_on) return disabled_at ? 'disabled' : 'off'
  return failing_since ? 'failing' : 'on'
}

const viewOf = (row: HookRow, now: Date): HookView => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: HOOK_EVENT_NAMES.filter((event) => row.events.includes(event)),
  markets: COUNTRIES.filter((country) => row.markets.includes(country)),
  dealerCodes: row.dealer_codes,
  owner: row.owner_name,
  state: stateOf(row),
  createdAt: row.created_at.toISOString(),
  failingSince: row.failing_since?.toISOString() ?? null,
  oldUntil: row.old_until && row.old_until > now ? row.old_until.toISOString() : null,
})

const noticeView = ({ site: { language, timeZone } }: SignedInCtx, row: NoticeRow): HookNotice => ({
  id: row.id,
  name: `${row.hook_name} · ${row.at.toLocaleString(language, { timeZone })}`,
  hook: { code: row.hook_id, name: row.hook_name },
  event: HOOK_EVENT_NAMES.find((event) => event === row.event) ?? 'ping',
  state: row.state,
  at: row.at.toISOString(),
  tries: row.tries,
  lastAt: row.last_at?.toISOString() ?? null,
  nextAt: row.next_at?.toISOString() ?? null,
  request: row.body,
  status: row.status,
  answer: row.answer,
  problem: row.problem,
  ms: row.took_ms,
})

export const hooksHandlers = implement(hooks, handlers, { hook: isHookWithin, hookNotice: isNoticeWithin })
