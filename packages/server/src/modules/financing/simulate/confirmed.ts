import type { SimulationAnswer } from '@volante/contract/simulation-shapes'
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

/** So much may the month of a type's own service differ from ours, in parts of it: other due days, other rounding. */
const SAME_MONTH = 0.005

/**
 * Outside a transaction: asks the type's own service, where one is connected, whether it gives these terms too. Null where it does, or there is
 * none; else why nothing is promised: it refuses, it asks for another month than the conditions say, or it does not answer.
 */
export async function notGiven(ctx: Ctx, asked: Typed, answer: SimulationAnswer): Promise<NotGiven | null> {
  const lender = ctx.providers.lenders[answer.type]
  if (!lender) return null
  const { mvs, year, price, entrancePercent, numberOfInstallments, finalInstallmentPercentage } = asked
  const { country, brand } = ctx.site
  const wish = { price, entrancePercent, numberOfInstallments, finalInstallmentPercentage }
  const at = { country, brand: asked.brand ?? brand, mvs, year, planId: answer.planId }
  try {
    const told = await lender.simulate({ ...wish, ...at })
    if ('key' in told) return told
    const differs = Math.abs(told.installmentsValue - answer.installmentsValue) > answer.installmentsValue * SAME_MONTH
    return differs ? { key: 'financing.proposal.changed' } : null
  } catch (error) {
    ctx.log.warn({ err: error, type: answer.type }, 'the service of simulations did not answer')
    return { key: 'financing.proposal.instability' }
  }
}
