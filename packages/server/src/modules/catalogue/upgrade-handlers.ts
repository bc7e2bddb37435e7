import { brandsReached, reaches } from '@volante/domain/policy/held-scopes'
import { type NewSetup, upgrade } from '@volante/contract/upgrade'
import type { Ctx } from '../../platform/http/ctx.ts'
import { type Handlers, implement, type IsWithin } from '../../platform/http/implement.ts'
import { findVersion } from './find-version.ts'
import { mvsOf } from './present.ts'
import { currencyOf, scopeOf } from './scope.ts'
import {
  countSetups,
  countVersionsOfBrand,
  deleteSetup,
  findSetup,
  hasSetup,
  insertSetup,
  listSetups,
  suggestedCode,
  updateSetup,
} from './upgrade-queries.ts'

const joinsTwoVersions = async (ctx: Ctx, { fromMvsCode, toMvsCode, brand }: NewSetup): Promise<boolean> =>
  fromMvsCode !== toMvsCode && (await countVersionsOfBrand(ctx, [fromMvsCode, toMvsCode], brand)) === 2

const handlers: Handlers<typeof upgrade.calls> = {
  setupList: ({ ctx, query: { brand }, reach }) =>
    listSetups(ctx, { brand, among: brandsReached(reach, ctx.site.country) }),

  async setupPage({ ctx, query: { brand, page, size }, reach }) {
    const wanted = { brand, among: brandsReached(reach, ctx.site.country) }
    const [items, total] = await Promise.all([listSetups(ctx, wanted, { page, size }), countSetups(ctx, wanted)])
    return { items, page, size, total }
  },

  async setupGet({ ctx, params, fail }) {
    const setup = await findSetup(ctx, params.id)
    if (!setup) throw fail('request.notFound')
    return setup
  },

  async setupCreate({ ctx, body, fail }) {
    if (!(await joinsTwoVersions(ctx, body))) throw fail('catalogue.unknownCodes')
    const setup = await insertSetup(ctx, body)
    if (!setup) throw fail('catalogue.upgradeExists')
    await ctx.changed('catalogue')
    return setup
  },

  async setupUpdate({ ctx, params, body, fail }) {
    if (!(await joinsTwoVersions(ctx, body))) throw fail('catalogue.unknownCodes')
    if (await hasSetup(ctx, body, params.id)) throw fail('catalogue.upgradeExists')
    const setup = await updateSetup(ctx, params.id, body)
    if (!setup) throw fail('request.notFound')
    await ctx.changed('catalogue')
    return setup
  },

  async setupDelete({ ctx, params, fail }) {
    if (!(await deleteSetup(ctx, params.id))) throw fail('request.notFound')
    await ctx.changed('catalogue')
    return undefined
  },

  async suggestion({ ctx, query, fail }) {
    const scope = scopeOf(ctx, query)
    const from = await findVersion(ctx, query.mvsCode, scope)
    if (!from) throw fail('request.notFound')
    const code = await suggestedCode(ctx, from.code, from.year, scope.country)
    const to = code ? await findVersion(ctx, code, { country: scope.country, year: from.year }) : null
    if (!to || to.price === null || from.price === null) return null
    const { country } = scope
    return { mvs: mvsOf(to, country), difference: to.price - from.price, currency: currencyOf(country) }
  },
}

const isSetupWithin: IsWithin = async (ctx, id, reach) => {
  const setup = await findSetup(ctx, id)
  return setup !== null && reaches(reach, { country: ctx.site.country, brands: [setup.brand] })
}

export const upgradeHandlers = implement(upgrade, handlers, { upgradeSetup: isSetupWithin })
