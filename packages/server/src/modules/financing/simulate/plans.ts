import type { FinancingPlan } from '@volante/contract/financing'
import type { PercentRange } from '@volante/domain/financing/simulate'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { findVersion } from '../../catalogue/api.ts'
import { conditionsToday, type ConditionRow } from '../queries.ts'

export interface PlanFilter {
  readonly country: Country
  readonly brand: string
  readonly mvs?: string | undefined
  readonly year?: number | undefined
  readonly type?: string | undefined
  readonly planId?: string | null | undefined
  readonly planType?: string | null | undefined
  readonly extraPlan?: string | undefined
}

/** Today's plans that a car has, the closest to it first; null where nobody knows its version. */
export async function plansOf(ctx: Ctx, filter: PlanFilter): Promise<readonly FinancingPlan[] | null> {
  const { country, mvs, year } = filter
  const version = mvs === undefined ? null : await findVersion(ctx, mvs, { country, year })
  if (mvs !== undefined && !version) return null
  const brand = (version?.brand ?? filter.brand).toLowerCase()
  const model = version?.modelCode ?? null
  return (await conditionsToday(ctx, country))
    .filter((row) => row.brand === null || row.brand === brand)
    .filter((row) => row.model_codes.length === 0 || model === null || row.model_codes.includes(model))
    .filter(({ type }) => filter.type === undefined || type === filter.type)
    .filter(({ plan_id }) => !filter.planId || plan_id === filter.planId)
    .filter(({ plan_type }) => !filter.planType || plan_type === filter.planType)
    .filter(({ extra_plan }) => filter.extraPlan === undefined || extra_plan === filter.extraPlan)
    .map((row) => planOf(ctx, row))
}

function planOf(ctx: Ctx, row: ConditionRow): FinancingPlan {
  const { least_final: least, standard_final: standard, most_final: most } = row
  const final: PercentRange | null =
    least === null || standard === null || most === null ? null : { least, standard, most }
  return {
    planId: row.plan_id,
    type: row.type,
    planType: row.plan_type,
    extraPlan: row.extra_plan,
    name: row.name[ctx.site.language],
    lender: row.lender,
    country: row.country,
    brand: row.brand,
    modelCodes: row.model_codes,
    counts: row.counts.map(Number).sort((a, b) => a - b),
    standardCount: row.standard_count,
    rateBasisPoints: row.rate_basis_points,
    entrance: { least: row.least_entrance, standard: row.standard_entrance, most: row.most_entrance },
    final,
    feesCents: row.fees_cents,
    legalText: ctx.text(row.country === 'BR' ? 'financing.legal.BR' : 'financing.legal.AR', { lender: row.lender }),
    validFrom: row.valid_from,
    validTo: row.last_day,
  }
}
