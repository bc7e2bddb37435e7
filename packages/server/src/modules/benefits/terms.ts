import type { Day } from '@volante/domain/date'
import { COVERAGES, type WarrantyTerm } from '@volante/domain/warranty/warranty'
import type { Country } from '@volante/domain/vocabulary'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/http/ctx.ts'

export type Term = Awaited<ReturnType<typeof termsOf>>[number]

interface Car {
  readonly country: Country
  readonly brand: string
  readonly modelCode: string
}

/** The terms of a brand in a country, those of the latest deliveries first. */
const termsOfBrand = (ctx: Ctx, country: Country, brand: string) =>
  ctx.remember(['warranties'], ['warranty', country, brand], () =>
    ctx.db
      .selectFrom('warranty_terms')
      .select(['id', 'model_codes', 'coverage', 'months', 'km', 'late_km', 'late_days', 'covers', 'conditions'])
      .select(sql<string>`to_char(delivered_from, 'YYYY-MM-DD')`.as('deliveredFrom'))
      .where('country', '=', country)
      .where('brand', '=', brand)
      .orderBy('warranty_terms.delivered_from', 'desc')
      .orderBy('id')
      .execute(),
  )

/** What holds of a model delivered on a day: of each coverage what names the model, else what holds of the whole brand. */
export async function termsOf(ctx: Ctx, { country, brand, modelCode }: Car, day: Day) {
  const rows = (await termsOfBrand(ctx, country, brand)).filter(({ deliveredFrom }) => deliveredFrom <= day)
  return COVERAGES.flatMap((coverage) => {
    const own = rows.filter((row) => row.coverage === coverage)
    return (
      own.find((row) => row.model_codes.includes(modelCode)) ?? own.find((row) => row.model_codes.length === 0) ?? []
    )
  })
}

/** As the rule takes it. */
export const ruleOf = ({ coverage, months, km, late_km, late_days }: Term): WarrantyTerm => ({
  coverage,
  months,
  km,
  tolerance: late_km === null || late_days === null ? null : { km: late_km, days: late_days },
})

/** As calls answer it, in the words of the site. */
export const shownTerm = ({ site }: Ctx, term: Term) => ({
  planId: term.id,
  coverage: term.coverage,
  months: term.months,
  km: term.km,
  covers: term.covers[site.language],
  conditions: term.conditions[site.language],
  lateKm: term.late_km,
  lateDays: term.late_days,
})
