import type { FinancingPlan } from '@volante/contract/financing'
import { isRefusal, simulate, type Simulation, standardWish } from '@volante/domain/financing/simulate'

/** What a month costs and on which terms: everything that must stand beside it. */
export type Monthly = Pick<
  Simulation,
  'planId' | 'instalmentCents' | 'count' | 'entranceCents' | 'finalCents' | 'monthlyRate' | 'nominalRate' | 'costRate'
>

/** Takes the plans of a car; returns the one that every page begins with: equal instalments that everybody gets, else the first. */
export const basePlan = (plans: readonly FinancingPlan[]): FinancingPlan | null =>
  plans.find(({ type, planType }) => type === 'CDC' && planType === 'MSC') ?? plans[0] ?? null

/** Takes all plans of a site and a version; returns those that lend on it. */
export const plansFor = (plans: readonly FinancingPlan[], { modelCode }: { readonly modelCode: string }) =>
  plans.filter(({ modelCodes }) => modelCodes.length === 0 || modelCodes.includes(modelCode))

/** Takes plans, a price in cents and the site's day; returns what a month costs as the calculator begins; null without a plan. */
export function monthlyOf(plans: readonly FinancingPlan[], price: number | null, day: string): Monthly | null {
  const plan = basePlan(plans)
  if (!plan || price === null) return null
  const answer = simulate(plan, standardWish(plan, price, day))
  if (isRefusal(answer)) return null
  const { rows: _rows, ...terms } = answer
  return terms
}
