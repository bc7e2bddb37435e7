import type { Asked, FinancingPlan } from '@volante/contract/financing'
import type { SimulationAnswer } from '@volante/contract/simulation-shapes'
import { isOneOf } from '@volante/domain/choice'
import { isRefusal, type Simulation, type SimulationRefusal, simulateAny } from '@volante/domain/financing/simulate'
import { currencyOf } from '@volante/domain/money/price'
import type { Refusal } from '@volante/domain/refusal'
import { SIMULATION_TYPES } from '@volante/domain/vocabulary'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { plansOf } from './plans.ts'

/** Also a type without an adapter, and a car nobody knows. */
interface NoSuch extends Refusal {
  readonly key: SimulationRefusal['key'] | 'financing.noAdapter' | 'request.notFound'
}

export type Typed = Asked & { readonly type: string }

/** What a car costs by a plan of the type today, or why no plan gives it. */
export async function simulated(ctx: Ctx, asked: Typed): Promise<SimulationAnswer | NoSuch> {
  const { type, mvs, year, planId, planType, borrower, state } = asked
  if (!isOneOf(SIMULATION_TYPES, type)) return { key: 'financing.noAdapter', values: { type } }
  const { country, brand } = ctx.site
  const plans = await plansOf(ctx, {
    country,
    brand: asked.brand ?? brand,
    mvs,
    year,
    type,
    planId,
    planType,
    borrower,
    state: state ?? undefined,
  })
  if (!plans) return { key: 'request.notFound' }
  const answer = simulateAny(plans, {
    priceCents: asked.price,
    contract: today(ctx),
    entrancePercent: asked.entrancePercent,
    count: asked.numberOfInstallments,
    finalPercent: asked.finalInstallmentPercentage ?? undefined,
    borrower: borrower ?? undefined,
  })
  if (isRefusal(answer)) return answer
  const plan = plans.find((one) => one.planId === answer.planId)
  if (!plan) throw new Error('a simulation is of one of its plans')
  return presented(plan, answer)
}

function presented(plan: FinancingPlan, answer: Simulation): SimulationAnswer {
  return {
    planId: plan.planId,
    planName: plan.name,
    type: plan.type,
    lender: plan.lender,
    status: 'SUCCESS',
    currency: currencyOf(plan.country),
    price: answer.priceCents,
    entranceValue: answer.entranceCents,
    installmentsAvailable: [...plan.counts],
    numberOfInstallments: answer.count,
    installmentsValue: answer.instalmentCents,
    totalInstallments: answer.financedCents,
    maxFinalInstallmentPercent: plan.final?.most ?? 0,
    minFinalInstallmentPercent: plan.final?.least ?? 0,
    finalInstallmentValue: answer.finalCents,
    forwardPrice: answer.forwardCents,
    legalText: plan.legalText,
    hasOffers: true,
    iof: answer.iofCents,
    fees: answer.feesCents,
    total: answer.totalCents,
    monthlyRate: answer.monthlyRate,
    nominalRate: answer.nominalRate,
    yearlyRate: answer.yearlyRate,
    costRate: answer.costRate,
    payments: [...answer.rows],
  }
}
