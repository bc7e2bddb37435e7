import { changeSets } from '@volante/contract/change-sets'
import { reachesNothing } from '@volante/domain/policy/held-scopes'
import type { ChangePart } from '../../platform/change-sets/change-part.ts'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { type Handlers, type Implementation, implement } from '../../platform/http/implement.ts'
import { notify } from '../notifications/api.ts'
import { heldIn, isSetWithin, keepMarkets, marketsOf, shown, viewerOf } from './access.ts'
import { decisionHandlers } from './decision-handlers.ts'
import { contentOf } from './parts.ts'
import { needsAnother, setView } from './present.ts'
import { deletePart, deleteParts, insertPart, insertSet, listSets, updateSet } from './queries.ts'

type Calls = (typeof changeSets)['calls']

/** Takes the kinds of changes that can join a set; returns the calls over sets. */
export const changeSetHandlers = (kinds: readonly ChangePart[]): Implementation =>
  implement(
    changeSets,
    { ...listHandlers(kinds), ...contentHandlers(kinds), ...decisionHandlers(kinds) },
    { changeSet: isSetWithin },
  )

const listHandlers = (kinds: readonly ChangePart[]): Handlers<Pick<Calls, 'list' | 'create' | 'get' | 'drop'>> => ({
  async list({ ctx, query: { state, text, after, size }, reach }) {
    if (reachesNothing(reach)) return { items: [], next: null }
    const filter = { viewer: ctx.user.id, markets: marketsOf(reach), state, text, after, size: size + 1 }
    const rows = await listSets(ctx.db, filter)
    const items = rows.slice(0, size).map((row) => setView(ctx, row))
    return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null }
  },

  create: async ({ ctx, body }) => shown(ctx, kinds, await insertSet(ctx.db, body.name, ctx.user.id, ctx.now)),

  get: ({ ctx, params }) => shown(ctx, kinds, params.id),

  async drop({ ctx, params: { id }, fail }) {
    if (!(await heldIn(ctx, id, ['OPEN', 'APPROVED', 'STOPPED']))) throw fail('changeSets.notNow')
    await deleteParts(ctx.db, id)
    await updateSet(ctx.db, id, { state: 'DROPPED' })
    return shown(ctx, kinds, id)
  },
})

/** What a set holds, and whether that may be published. */
const contentHandlers = (
  kinds: readonly ChangePart[],
): Handlers<Pick<Calls, 'add' | 'remove' | 'approve' | 'reopen'>> => ({
  async add({ ctx, params: { id }, body, reach, fail }) {
    if (!(await heldIn(ctx, id, ['OPEN']))) throw fail('changeSets.notNow')
    const part = kinds.find(({ kind }) => kind === body.kind)
    if (!part || !(await part.isWithin(ctx, body.id, reach))) throw fail('request.notFound')
    const [state] = await part.find(ctx.db, [body.id])
    if (!state?.isReady || !(await insertPart(ctx.db, id, part.kind, body.id))) throw fail('changeSets.taken')
    await keepMarkets(ctx, kinds, id)
    await tellOthers(ctx, kinds, id)
    return shown(ctx, kinds, id)
  },

  async remove({ ctx, params: { id, kind, part }, fail }) {
    if (!(await heldIn(ctx, id, ['OPEN']))) throw fail('changeSets.notNow')
    await deletePart(ctx.db, id, kind, part)
    await keepMarkets(ctx, kinds, id)
    return shown(ctx, kinds, id)
  },

  async approve({ ctx, params: { id }, fail }) {
    const set = await heldIn(ctx, id, ['OPEN'])
    if (!set) throw fail('changeSets.notNow')
    const content = await contentOf(ctx.db, kinds, id)
    const isComplete = content.length > 0 && content.every(({ state }) => state.isReady && state.rows > 0)
    if (!isComplete) throw fail('changeSets.empty')
    if (needsAnother(set, content, await viewerOf(ctx))) throw fail('sheets.needsAnother')
    await updateSet(ctx.db, id, { state: 'APPROVED', approved_by: ctx.user.id, approved_at: ctx.now })
    return shown(ctx, kinds, id)
  },

  async reopen({ ctx, params: { id }, fail }) {
    if (!(await heldIn(ctx, id, ['APPROVED', 'STOPPED']))) throw fail('changeSets.notNow')
    const nobody = { approved_by: null, approved_at: null, scheduled_by: null, publish_at: null, time_zone: null }
    await updateSet(ctx.db, id, { state: 'OPEN', problem: null, ...nobody })
    for (const { part, id: one } of await contentOf(ctx.db, kinds, id)) await part.renew(ctx, one)
    return shown(ctx, kinds, id)
  },
})

/** Whoever may approve a set that its maker may not is told of it once. */
async function tellOthers(ctx: SignedInCtx, kinds: readonly ChangePart[], id: string): Promise<void> {
  const { waitsForAnother, name, content } = await shown(ctx, kinds, id)
  if (!waitsForAnother) return
  const markets = await Promise.all(
    kinds.map((part) =>
      part.find(
        ctx.db,
        content.map((one) => one.id),
      ),
    ),
  )
  await notify(ctx, 'setWaiting', {
    subject: id,
    told: { set: name, by: ctx.user.name },
    to: { countries: [...new Set(markets.flat().flatMap((state) => state.markets))] },
    but: [ctx.user.id],
  })
}
