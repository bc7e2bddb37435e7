import type { FinancingPlan } from '@volante/contract/financing'
import type { IndexedPlan } from '@volante/contract/financing-indexed'
import type { Borrower, CreditTaxes } from '@volante/domain/financing/iof'
import type { PercentRange } from '@volante/domain/financing/simulate'
import { findState } from '@volante/domain/places/places'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { findVersion } from '../../catalogue/api.ts'
import type { KeptWish } from '../tables.ts'
import { conditionsToday, type ConditionRow, indexedToday, type IndexedRow, taxesToday, uvaToday } from '../queries.ts'

interface AboutCar {
  readonly country: Country
  readonly brand: string
  readonly mvs?: string | undefined
  readonly year?: number | undefined
}

interface PlanFilter extends AboutCar {
  readonly type?: string | undefined
  readonly planId?: string | null | undefined
  readonly planType?: string | null | undefined
  readonly extraPlan?: string | undefined
  /** A person unless stated. */
  readonly borrower?: Borrower | null | undefined
  /** Where who asks lives, as far as that is known: a plan of some states is offered there, or to who names it. */
  readonly state?: string | undefined
}

/** Today's plans that a car has, the closest to it first; null where nobody knows its version. */
export async function plansOf(ctx: Ctx, filter: PlanFilter): Promise<readonly FinancingPlan[] | null> {
  const isOfCar = await ofCar(ctx, filter)
  if (!isOfCar) return null
  const taxes = await taxesToday(ctx, filter.country)
  const state = filter.state === undefined ? undefined : findState(filter.country, filter.state)?.code
  return (await conditionsToday(ctx, filter.country))
    .filter(isOfCar)
    .filter(({ borrowers }) => borrowers.length === 0 || borrowers.includes(filter.borrower ?? 'person'))
    .filter(({ regions }) => filter.planId || regions.length === 0 || (state && regions.includes(state)))
    .filter(({ type }) => filter.type === undefined || type === filter.type)
    .filter(({ plan_id }) => !filter.planId || plan_id === filter.planId)
    .filter(({ plan_type }) => !filter.planType || plan_type === filter.planType)
    .filter(({ extra_plan }) => filter.extraPlan === undefined || extra_plan === filter.extraPlan)
    .map((row) => planOf(ctx, row, taxes))
}

/** Today's conditions of a plan that a wish names; null where the car has it no more. */
export const planOfWish = async (ctx: Ctx, { mvs, year, brand, borrower }: KeptWish, planId: string) =>
  (
    await plansOf(ctx, { country: ctx.site.country, brand: brand ?? ctx.site.brand, mvs, year, borrower, planId })
  )?.[0] ?? null

/** The same of those that follow an index; a loan in units whose worth nobody knows is not offered. */
export async function indexedPlansOf(ctx: Ctx, filter: AboutCar): Promise<readonly IndexedPlan[] | null> {
  const isOfCar = await ofCar(ctx, filter)
  if (!isOfCar) return null
  const uva = await uvaToday(ctx)
  return (await indexedToday(ctx, filter.country))
    .filter(isOfCar)
    .filter(({ kind }) => kind !== 'UVA' || uva !== null)
    .map((row) => indexedOf(ctx, row, uva))
}

/** Whether a plan is for a car of this brand, and this version where one is named; null where nobody knows it. */
async function ofCar(ctx: Ctx, { country, brand: asked, mvs, year }: AboutCar) {
  const version = mvs === undefined ? null : await findVersion(ctx, mvs, { country, year })
  if (mvs !== undefined && !version) return null
  const brand = (version?.brand ?? asked).toLowerCase()
  const model = version?.modelCode ?? null
  return (row: Pick<ConditionRow, 'brand' | 'model_codes'>): boolean =>
    (row.brand === null || row.brand === brand) &&
    (row.model_codes.length === 0 || model === null || row.model_codes.includes(model))
}

/** Today's plans of all brands of a country for persons wherever they live, in the order of conditions. */
export async function marketPlans(ctx: Ctx, country: Country): Promise<readonly FinancingPlan[]> {
  const taxes = await taxesToday(ctx, country)
  return (await conditionsToday(ctx, country))
    .filter(({ regions }) => regions.length === 0)
    .filter(({ borrowers }) => borrowers.length === 0 || borrowers.includes('person'))
    .map((row) => planOf(ctx, row, taxes))
}

function planOf(ctx: Ctx, row: ConditionRow, taxes: CreditTaxes): FinancingPlan {
  const { least_final: least, standard_final: standard, most_final: most } = row
  const final: PercentRange | null =
    least === null || standard === null || most === null ? null : { least, standard, most }
  return {
    ...limitsOf(ctx, row),
    type: row.type,
    planType: row.plan_type,
    extraPlan: row.extra_plan,
    country: row.country,
    rateBasisPoints: row.rate_basis_points,
    final,
    forwardPercent: row.forward_percent,
    subsidyBasisPoints: row.subsidy_basis_points,
    regions: row.regions,
    taxes,
    hasService: ctx.providers.lenders[row.type] !== null,
    legalText:
      row.legal_text?.[ctx.site.language] ??
      ctx.text(row.country === 'BR' ? 'financing.legal.BR' : 'financing.legal.AR', { lender: row.lender }),
  }
}

function indexedOf(ctx: Ctx, row: IndexedRow, uva: IndexedPlan['unit']): IndexedPlan {
  return {
    ...limitsOf(ctx, row),
    kind: row.kind,
    country: row.country,
    rateBasisPoints: row.rate_basis_points,
    administrationBasisPoints: row.administration_basis_points,
    reserveBasisPoints: row.reserve_basis_points,
    insuranceBasisPoints: row.insurance_basis_points,
    taxBasisPoints: row.tax_basis_points,
    coveragePercent: row.coverage_percent,
    scenarios: row.scenarios.map(Number).sort((a, b) => a - b),
    unit: row.kind === 'UVA' ? uva : null,
    legalText: ctx.text(`financing.legal.${row.kind}`, { lender: row.lender }),
  }
}

const limitsOf = (ctx: Ctx, row: ConditionRow | IndexedRow) => ({
  planId: row.plan_id,
  name: row.name[ctx.site.language],
  lender: row.lender,
  brand: row.brand,
  modelCodes: row.model_codes,
  counts: row.counts.map(Number).sort((a, b) => a - b),
  standardCount: row.standard_count,
  entrance: { least: row.least_entrance, standard: row.standard_entrance, most: row.most_entrance },
  feesCents: row.fees_cents,
  validFrom: row.valid_from,
  validTo: row.last_day,
})
