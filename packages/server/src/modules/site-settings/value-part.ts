import { textIdOf } from '@volante/domain/settings/settings'
import type { ChangePart } from '../../platform/change-sets/change-part.ts'
import type { Db } from '../../platform/db/database.ts'
import { SITE_VALUES, type SiteValue } from '../../platform/sites/live-sites.ts'
import { isAnothersToDecide } from './present.ts'
import {
  decideChange,
  findChange,
  findStates,
  holdValue,
  markReverted,
  setBefore,
  setValue,
  SITE_VALUE_PART,
  type Stored,
  valueAt,
} from './queries.ts'

/** Settings and texts of the sites as parts of a change set. */
export const valuePart: ChangePart = {
  kind: SITE_VALUE_PART,
  async find(db, ids) {
    const rows = await findStates(db, ids)
    return rows.map(({ id, key, scope, state, markets, made_by: madeBy }) => ({
      id,
      name: textIdOf(key) === null ? `settings.name.${key}` : 'settings.texts.part',
      path: `/admin/settings/values/${encodeURIComponent(key)}?scope=${scope}`,
      rows: 1,
      madeBy,
      markets,
      isReady: state === 'DRAFT',
      needsTwo: isAnothersToDecide(key),
    }))
  },
  async isWithin({ db }, id, reach) {
    const [row] = await findStates(db, [id])
    if (!row) return false
    return reach === 'all' || reach.markets === 'all' || row.markets.every((one) => reach.markets.includes(one))
  },
  async publish(ctx, id, actor) {
    const { row, now } = await held(ctx.db, id)
    if (row.state !== 'DRAFT' || !isEqual(now, row.before)) return false
    const value = row.after as Stored
    await decideChange(ctx.db, { id, state: 'IN_FORCE', before: now, by: actor, at: ctx.now })
    await setValue(ctx.db, { scope: row.scope, key: row.key, value, by: actor, at: ctx.now })
    await ctx.changed(SITE_VALUES)
    return true
  },
  async show(db, id) {
    const row = await findChange(db, id)
    if (row?.state !== 'DRAFT') return
    await setValue(db, { scope: row.scope, key: row.key, value: row.after as Stored, by: null, at: row.made_at })
  },
  async revert(ctx, id, actor) {
    const { row, now } = await held(ctx.db, id)
    if (row.state !== 'IN_FORCE') return 0
    if (!isEqual(now, row.after)) return 1
    await setValue(ctx.db, { scope: row.scope, key: row.key, value: row.before as Stored, by: actor, at: ctx.now })
    await markReverted(ctx.db, id)
    await ctx.changed(SITE_VALUES)
    return 0
  },
  async renew(ctx, id) {
    const { row, now } = await held(ctx.db, id)
    if (row.state === 'DRAFT') await setBefore(ctx.db, id, now)
  },
  // A draft waits as long as it takes.
  holdUntil: async () => {},
}

/** Puts a value in force that is kept nowhere, in a transaction that is rolled back. */
export const showValue = (db: Db, { scope, key, value }: SiteValue) =>
  setValue(db, { scope, key, value: value as Stored, by: null, at: new Date(0) })

/** A change and what is in force now, which nobody else decides on meanwhile. */
async function held(db: Db, id: string) {
  const found = await findChange(db, id)
  if (!found) throw new Error(`No change ${id}`)
  await holdValue(db, found.scope, found.key)
  const row = await findChange(db, id)
  if (!row) throw new Error(`No change ${id}`)
  return { row, now: await valueAt(db, row.scope, row.key) }
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
