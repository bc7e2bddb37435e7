import type { changeSets } from '@volante/contract/change-sets'
import { momentsOf } from '@volante/domain/moments'
import type { ChangePart } from '../../platform/change-sets/change-part.ts'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { sitePath } from '../../platform/sites/sites.ts'
import { heldIn, shown, viewerOf } from './access.ts'
import { contentOf, heldParts } from './parts.ts'
import { revertOf } from './present.ts'
import { updateSet } from './queries.ts'
import { isShowable, openPreview } from './show.ts'

type Calls = (typeof changeSets)['calls']

/** When an approved set is published, and whether it stays so. */
export const decisionHandlers = (
  kinds: readonly ChangePart[],
): Handlers<Pick<Calls, 'schedule' | 'cancel' | 'publish' | 'preview' | 'revert' | 'keep'>> => ({
  async schedule({ ctx, params: { id }, body: { country, at, which }, fail }) {
    if (!(await heldIn(ctx, id, ['APPROVED', 'SCHEDULED']))) throw fail('changeSets.notNow')
    const timeZone = timeZoneOf(ctx, country)
    const [first, second] = momentsOf(timeZone, at)
    if (!first) throw fail('changeSets.noSuchTime')
    if (second && !which) throw fail('changeSets.twice')
    const moment = which === 'second' && second ? second : first
    if (moment <= ctx.now) throw fail('changeSets.past')
    await publishAt(ctx, kinds, id, moment, timeZone)
    return shown(ctx, kinds, id)
  },

  async cancel({ ctx, params: { id }, fail }) {
    const set = await heldIn(ctx, id, ['SCHEDULED'])
    if (!set || Number(set.publish_at) <= ctx.now.getTime()) throw fail('changeSets.notNow')
    const never = { publish_at: null, time_zone: null, scheduled_by: null }
    await updateSet(ctx.db, id, { state: 'APPROVED', ...never })
    return shown(ctx, kinds, id)
  },

  async publish({ ctx, params: { id }, fail }) {
    if (!(await heldIn(ctx, id, ['APPROVED', 'SCHEDULED']))) throw fail('changeSets.notNow')
    await publishAt(ctx, kinds, id, ctx.now, ctx.site.timeZone)
    return shown(ctx, kinds, id)
  },

  async preview({ ctx, params: { id }, body, cookies, fail }) {
    const site = ctx.sites.find((one) => one.id === body.site)
    if (!site) throw fail('request.invalid')
    const at = body.at === undefined ? null : momentsOf(site.timeZone, body.at)[0]
    if (at === undefined) throw fail('changeSets.noSuchTime')
    if (!(await isShowable(ctx.db, kinds, id))) throw fail('changeSets.tooLarge')
    const until = await openPreview(ctx, cookies, { id, country: site.country, at, as: body.as })
    return { path: sitePath(site), until: until.toISOString() }
  },

  async revert({ ctx, params: { id }, fail }) {
    const set = await heldIn(ctx, id, ['PUBLISHED'])
    if (!set) throw fail('changeSets.notNow')
    const revert = revertOf(set, await contentOf(ctx.db, kinds, id), await viewerOf(ctx))
    if (revert === 'waits') throw fail('sheets.needsAnother')
    if (revert === 'asked') await updateSet(ctx.db, id, { revert_asked_by: ctx.user.id })
    else {
      await updateSet(ctx.db, id, { state: 'REVERTING', reverted_by: ctx.user.id })
      await ctx.enqueue('changeSets.revert', { id })
    }
    return shown(ctx, kinds, id)
  },

  async keep({ ctx, params: { id }, fail }) {
    const set = await heldIn(ctx, id, ['PUBLISHED'])
    if (!set?.revert_asked_by) throw fail('changeSets.notNow')
    await updateSet(ctx.db, id, { revert_asked_by: null })
    return shown(ctx, kinds, id)
  },
})

/** The clocks of a country's sites. */
const timeZoneOf = ({ everySite, site }: SignedInCtx, country: string): string =>
  (everySite.find((one) => one.country === country) ?? site).timeZone

/** One way to be published, now or later: by a job, which the set's own state keeps from doing it twice. */
async function publishAt(
  ctx: SignedInCtx,
  kinds: readonly ChangePart[],
  id: string,
  at: Date,
  timeZone: string,
): Promise<void> {
  await updateSet(ctx.db, id, { state: 'SCHEDULED', publish_at: at, time_zone: timeZone, scheduled_by: ctx.user.id })
  for (const { part, id: one } of await heldParts(ctx.db, kinds, id)) await part.holdUntil(ctx.db, one, at)
  await ctx.enqueue('changeSets.publish', { id }, { at })
}
