import { benefits } from '@volante/contract/benefits'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { today } from '../../platform/sites/today.ts'
import { versionRows } from '../catalogue/api.ts'
import { namedCar, ownCar } from '../garage/api.ts'
import { shownTerm, termsOf } from './terms.ts'
import { warrantyOf } from './warranty.ts'
import { termsPaper } from './terms-paper.ts'

export const benefitHandlers = implement(benefits, {
  async warranty({ ctx, query }) {
    const model = await modelOf(ctx, query.modelCode)
    return (await termsOf(ctx, model, today(ctx))).map((term) => shownTerm(ctx, term))
  },

  async warrantyTerms({ ctx, body: { modelCode, vin, planId } }) {
    const model = await modelOf(ctx, modelCode)
    const own = vin ? await warrantyOf(ctx, await namedCar(ctx, { chassis: vin })) : null
    const terms = own?.coverages ?? (await termsOf(ctx, model, today(ctx))).map((term) => shownTerm(ctx, term))
    const wanted = terms.filter((term) => !planId || term.planId === planId)
    if (wanted.length === 0) throw ctx.fail('request.notFound')
    return termsPaper(ctx, { name: model.name, terms: wanted, own })
  },

  owned: async ({ ctx, params }) => warrantyOf(ctx, await ownCar(ctx, ctx.user.id, params.car)),
})

/** A model of the site's country, by its code. */
async function modelOf(ctx: Ctx, code: string) {
  const { country } = ctx.site
  const [version] = await versionRows(ctx, { country, model: code, withPast: true })
  if (version?.modelCode !== code) throw ctx.fail('request.notFound')
  return { country, brand: version.brand, modelCode: code, name: version.modelName }
}
