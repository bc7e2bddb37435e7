import type { ChangeSetDetail, SetState } from '@volante/contract/change-sets'
import { type DealerReach, reachesNothing } from '@volante/domain/policy/held-scopes'
import { rolesWith } from '@volante/domain/policy/policy'
import type { ChangePart } from '../../platform/change-sets/change-part.ts'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import type { IsWithin } from '../../platform/http/implement.ts'
import { isAnotherWith } from '../identity/api.ts'
import { contentOf, type SetContent } from './parts.ts'
import { detailView, type Viewer } from './present.ts'
import { findSet, lockSet, namesOf, type StoredSet, updateSet } from './queries.ts'

/** A set of rows within reach, or the caller's own. */
export const isSetWithin: IsWithin = async ({ db, user }, id, reach) => {
  const row = await findSet(db, id)
  if (!row || reachesNothing(reach)) return false
  return reach === 'all' || row.made_by === user.id || row.markets.every((market) => reach.markets.includes(market))
}

export const marketsOf = (reach: DealerReach | 'all') => (reach === 'all' ? 'all' : reach.markets)

export const viewerOf = async (ctx: SignedInCtx): Promise<Viewer> => ({
  id: ctx.user.id,
  isAlone: !(await isAnotherWith(ctx.db, ctx.user.id, rolesWith('data.manage'))),
})

/** The set, held, where it is in one of these states; else undefined. */
export async function heldIn(
  ctx: SignedInCtx,
  id: string,
  states: readonly SetState[],
): Promise<StoredSet | undefined> {
  const set = await lockSet(ctx.db, id)
  return set && states.includes(set.state) ? set : undefined
}

/** The set as its page shows it. */
export async function shown(ctx: SignedInCtx, kinds: readonly ChangePart[], id: string): Promise<ChangeSetDetail> {
  const row = await findSet(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  const content = await contentOf(ctx.db, kinds, id)
  return detailView(ctx, row, content, await namesOf(ctx.db, makersOf(content)), await viewerOf(ctx))
}

const makersOf = (content: readonly SetContent[]): readonly string[] => [
  ...new Set(content.flatMap(({ state }) => state.madeBy ?? [])),
]

/** Keeps with the set which countries its parts change: who reaches less does not see it. */
export async function keepMarkets(ctx: SignedInCtx, kinds: readonly ChangePart[], id: string): Promise<void> {
  const content = await contentOf(ctx.db, kinds, id)
  await updateSet(ctx.db, id, { markets: [...new Set(content.flatMap(({ state }) => state.markets))] })
}
