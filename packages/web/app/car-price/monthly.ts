import type { FinancingPlan } from '@volante/contract/financing'
import { type BuyersTerms, isRefusal, simulate, type Simulation, termsNear } from '@volante/domain/financing/simulate'
import type { Texts } from '../texts/texts.tsx'

/** What a month costs and on which terms: everything that must stand beside it. */
export type Monthly = Pick<
  Simulation,
  | 'planId'
  | 'priceCents'
  | 'instalmentCents'
  | 'count'
  | 'entranceCents'
  | 'finalCents'
  | 'monthlyRate'
  | 'nominalRate'
  | 'costRate'
> & {
  /** The bank's own service confirms it before anything is promised: until then it is counted from the conditions. */
  readonly hasService: boolean
}

/** Takes the plans of a car; returns the one that every page begins with: equal instalments that everybody gets wherever they live, else the first. */
export const basePlan = (plans: readonly FinancingPlan[]): FinancingPlan | null =>
  plans.find(({ type, planType, regions }) => type === 'CDC' && planType === 'MSC' && regions.length === 0) ??
  plans[0] ??
  null

/** Takes all plans of a site and a version; returns those that lend on it. */
export const plansFor = (plans: readonly FinancingPlan[], { modelCode }: { readonly modelCode: string }) =>
  plans.filter(({ modelCodes }) => modelCodes.length === 0 || modelCodes.includes(modelCode))

/**
 * Takes plans, a price in cents, the site's day and the terms that the buyer wants, if any; returns what a month costs as
 * the calculator begins; null without a plan.
 */
export function monthlyOf(
  plans: readonly FinancingPlan[],
  price: number | null,
  day: string,
  terms: BuyersTerms | null = null,
): Monthly | null {
  const plan = basePlan(plans)
  if (!plan || price === null) return null
  const answer = simulate(plan, { ...termsNear(plan, terms), priceCents: price, contract: day })
  if (isRefusal(answer)) return null
  return monthOn(plan, answer)
}

/** Takes a plan and a loan on it; returns what stands beside its month. */
export function monthOn({ hasService }: Pick<FinancingPlan, 'hasService'>, loan: Omit<Simulation, 'rows'>): Monthly {
  const { planId, priceCents, instalmentCents, count, entranceCents, finalCents, monthlyRate, nominalRate, costRate } =
    loan
  const amounts = { planId, priceCents, instalmentCents, count, entranceCents, finalCents }
  return { ...amounts, monthlyRate, nominalRate, costRate, hasService }
}

/** A month in words: what it costs, at which rate, and all that it costs. */
export interface MonthlyWords {
  readonly line: string
  readonly rate: string
  readonly cost: string
}

/** Takes the site's words and a month; returns it with entrance, term, rate and cost, never without them (CDC art. 52; BCRA on CFT). */
export function monthlyWords(
  { t, money, number }: Pick<Texts, 't' | 'money' | 'number'>,
  monthly: Monthly,
): MonthlyWords {
  const { instalmentCents, count, entranceCents, finalCents, monthlyRate, nominalRate, costRate, hasService } = monthly
  const percent = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const isBrazilian = nominalRate === null
  const terms = { count, instalment: money(instalmentCents), entrance: money(entranceCents, true) }
  const rate = isBrazilian
    ? t('ui.monthly.rate', { rate: percent(monthlyRate) })
    : t('ui.monthly.nominal', { rate: percent(nominalRate) })
  return {
    line: finalCents > 0 ? t('ui.monthly.final', { ...terms, final: money(finalCents, true) }) : t('ui.monthly', terms),
    rate: hasService ? t('ui.monthly.toConfirm', { rate }) : rate,
    cost: costRate === null ? '' : t(isBrazilian ? 'ui.monthly.cet' : 'ui.monthly.cft', { rate: percent(costRate) }),
  }
}
