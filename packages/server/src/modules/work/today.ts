import type { Today } from '@volante/contract/work'
import { addDays } from '@volante/domain/date'
import { figureOf, figuresFor } from '@volante/domain/work/figures'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { countsUpTo } from '../../platform/words/count-up-to.ts'
import { ownWaitingRights } from '../identity/api.ts'
import { foundBy } from './counted-lists.ts'

const DAYS = 30

/** What the caller's rights let them know of the day: each figure is the count of a list they may open, all in one statement. */
export async function todayFor(ctx: SignedInCtx): Promise<Today> {
  const to = today(ctx)
  const days = { from: addDays(to, 1 - DAYS), to }
  const names = figuresFor(ctx.user)
  const [found, rightsWait] = await Promise.all([
    Promise.all(names.map(async (name) => [name, await foundBy(ctx, figureOf(name), days)] as const)),
    ownWaitingRights(ctx),
  ])
  const counts = await countsUpTo<string>(ctx.db, Object.fromEntries(found))
  return { ...days, figures: names.map((name) => ({ name, count: counts[name] ?? 0 })), rightsWait }
}
