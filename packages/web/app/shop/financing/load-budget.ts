import type { Mvs } from '@volante/contract/car-shapes'
import type { FinancingPlan } from '@volante/contract/financing'
import { isRefusal, simulate } from '@volante/domain/financing/simulate'
import { pricesOf, type ShownPrice } from '../../car-price/argentine-taxes.ts'
import { basePlan, type Monthly, monthOn, plansFor } from '../../car-price/monthly.ts'
import type { Page } from '../../shell/page-context.ts'
import { numberIn, readTarget } from './wish.ts'

export interface FittingCar {
  readonly code: string
  readonly name: string
  readonly facts: string
  readonly price: ShownPrice
  readonly monthly: Monthly
  /** In percent of the price, as the calculator takes it. */
  readonly entrance: number
}

export interface Budget {
  /** As typed; blank where nothing was. */
  readonly monthly: string
  readonly down: string
  readonly count: number
  readonly counts: readonly number[]
  readonly isUnreadable: { readonly monthly: boolean; readonly down: boolean }
  /** The dearest first; null until a month is named. */
  readonly cars: readonly FittingCar[] | null
  /** Where none fits: the lowest month there is. */
  readonly nearest: FittingCar | null
}

/** Takes the address and every version on sale; returns those that cost no more a month on the entrance and term it names. */
export async function loadBudget(
  { api, site, now }: Page,
  search: URLSearchParams,
  versions: readonly Mvs[],
  day: string,
): Promise<Budget | null> {
  const plans = await api.financing.conditions({ query: {} })
  const plan = basePlan(plans)
  if (!plan) return null
  const [monthly, down] = ['monthly', 'down'].map((name) => search.get(name)?.slice(0, 20) ?? '') as [string, string]
  const [target, downCents] = [readTarget(monthly, site.currency), readTarget(down, site.currency)]
  const count = numberIn(search.get('count'), 1, 120) ?? plan.standardCount
  const shown = pricesOf(site, now)
  const cars = versions.flatMap((version): FittingCar[] => {
    const found = monthOf(basePlan(plansFor(plans, version)), version.price, downCents, count, day)
    if (!found) return []
    const { code, modelName, versionName, engine, gear } = version
    const named = { code, name: `${modelName} ${versionName}`, facts: `${engine} · ${gear}` }
    return [{ ...named, price: shown.ofVersion(version), ...found }]
  })
  const byMonth = cars.toSorted((a, b) => a.monthly.instalmentCents - b.monthly.instalmentCents)
  const fitting =
    target === null ? null : byMonth.filter(({ monthly: { instalmentCents } }) => instalmentCents <= target)
  return {
    monthly,
    down,
    count,
    counts: plan.counts,
    isUnreadable: { monthly: isWords(monthly, target), down: isWords(down, downCents) },
    cars: fitting?.toReversed() ?? null,
    nearest: byMonth[0] ?? null,
  }
}

const isWords = (typed: string, cents: number | null): boolean => typed.trim() !== '' && cents === null

/** What a month costs with so much down, or with the plan's own entrance; null where the plan does not give that. */
function monthOf(
  plan: FinancingPlan | null,
  price: number | null,
  down: number | null,
  count: number,
  contract: string,
) {
  if (!plan || price === null) return null
  const { least, most, standard } = plan.entrance
  // As much down as the plan takes: what is over is the buyer's.
  const percent = down === null ? standard : Math.min((down / price) * 100, most)
  if (percent < least) return null
  const answer = simulate(plan, { priceCents: price, contract, entrancePercent: percent, count })
  if (isRefusal(answer)) return null
  return { monthly: monthOn(plan, answer), entrance: Number(percent.toFixed(6)) }
}
