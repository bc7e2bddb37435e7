import type { SimulationAnswer } from '@volante/contract/simulation-shapes'
import { isSameMonth } from '@volante/domain/financing/same-month'
import type { Refusal } from '@volante/domain/refusal'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Typed } from './simulated.ts'

interface NotGiven extends Refusal {
  readonly key:
    | 'financing.noInstallments'
    | 'financing.noResidual'
    | 'financing.noResults'
    | 'financing.proposal.changed'
    | 'financing.proposal.instability'
}

/**
 * Outside a transaction: asks the type's own service, where one is connected, whether it gives these terms too. Returns the answer with what it
 * said; else why nothing is promised: it refuses, it asks for another month than the conditions say, or it does not answer.
 */
export async function confirmed(
  ctx: Ctx,
  asked: Typed,
  answer: SimulationAnswer,
): Promise<SimulationAnswer | NotGiven> {
  const lender = ctx.providers.lenders[answer.type]
  if (!lender) return answer
  const { mvs, year, price, entrancePercent, numberOfInstallments, finalInstallmentPercentage } = asked
  const { country, brand } = ctx.site
  const wish = { price, entrancePercent, numberOfInstallments, finalInstallmentPercentage }
  const at = { country, brand: asked.brand ?? brand, mvs, year, planId: answer.planId }
  try {
    const offer = await lender.simulate({ ...wish, ...at })
    if ('key' in offer) return offer
    if (!isSameMonth(offer.installmentsValue, answer.installmentsValue)) return { key: 'financing.proposal.changed' }
    return { ...answer, confirmed: { installmentsValue: offer.installmentsValue, at: ctx.now.toISOString() } }
  } catch (error) {
    ctx.log.warn({ err: error, type: answer.type }, 'the service of simulations did not answer')
    return { key: 'financing.proposal.instability' }
  }
}
