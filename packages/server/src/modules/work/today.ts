import type { Today } from '@volante/contract/work'
import { addDays } from '@volante/domain/date'
import { type FigureName, figureOf, figuresFor, SUMMED_LIST } from '@volante/domain/work/figures'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { countsUpTo } from '../../platform/words/count-up-to.ts'
import { ownWaitingRights } from '../identity/api.ts'
import { foundBy, sumsBy } from './counted-lists.ts'

const DAYS = 30

const isSum = (name: FigureName): boolean => figureOf(name).list === SUMMED_LIST

/** What the caller's rights let them know of the day: each figure is the count of a list they may open, all in one statement, or its sum. */
export async function todayFor(ctx: SignedInCtx): Promise<Today> {
  const to = today(ctx)
  const days = { from: addDays(to, 1 - DAYS), to }
  const names = figuresFor(ctx.user)
  const summed = names.filter(isSum)
  const counted = names.filter((name) => !isSum(name))
  const [found, views, rightsWait] = await Promise.all([
    Promise.all(counted.map(async (name) => [name, await foundBy(ctx, figureOf(name), days)] as const)),
    summed.length > 0 ? sumsBy(ctx, summed.map(figureOf), days) : null,
    ownWaitingRights(ctx),
  ])
  const sums = Object.fromEntries(summed.map((name, at) => [name, views?.sums[at] ?? 0]))
  const counts = { ...(await countsUpTo<string>(ctx.db, Object.fromEntries(found))), ...sums }
  // A platform that has not counted a whole month says so.
  const since = views?.since ?? to
  const viewsFrom = views && since > days.from ? since : null
  return { ...days, figures: names.map((name) => ({ name, count: counts[name] ?? 0 })), viewsFrom, rightsWait }
}
