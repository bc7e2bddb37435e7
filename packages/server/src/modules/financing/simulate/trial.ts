import { isRefusal, simulate, termsNear } from '@volante/domain/financing/simulate'
import { COUNTRIES, type SimulationType } from '@volante/domain/vocabulary'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import type { LenderTrial } from '../../../providers/lender/provider.ts'
import { versionRows } from '../../catalogue/api.ts'
import { marketPlans } from './plans.ts'

/** A loan that the conditions of a type give today on a car that is sold: to try its service with. Null where there is none. */
export async function trialOf(ctx: Ctx, type: SimulationType): Promise<LenderTrial | null> {
  for (const country of COUNTRIES) {
    const plans = (await marketPlans(ctx, country)).filter((plan) => plan.type === type)
    for (const plan of plans)
      for (const row of await versionRows(ctx, { country, ...(plan.brand ? { brand: plan.brand } : {}) })) {
        const isOfPlan = plan.modelCodes.length === 0 || plan.modelCodes.includes(row.modelCode)
        if (!isOfPlan || row.price === null) continue
        const terms = termsNear(plan, null)
        const loan = simulate(plan, { ...terms, priceCents: row.price, contract: today(ctx) })
        if (isRefusal(loan)) continue
        const { code: mvs, year, brand, price } = row
        const wish = { country, brand, mvs, year, planId: plan.planId, price, entrancePercent: terms.entrancePercent }
        const of = { numberOfInstallments: terms.count, finalInstallmentPercentage: plan.final?.standard ?? null }
        return { wish: { ...wish, ...of }, monthCents: loan.instalmentCents }
      }
  }
  return null
}
