import { parts } from '@volante/contract/parts'
import { findVersion } from '../find-version.ts'
import { scopeOf } from '../scope.ts'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { implement } from '../../../platform/http/implement.ts'
import { createPart } from './create-part.ts'
import { dropAllFromIndex, dropFromIndex, indexAccessories } from './index-queries.ts'
import { accessories, offeredParts } from './queries.ts'
import type { PartType } from './tables.ts'

interface OfVersion {
  readonly mvsCode: string
  readonly year?: number | undefined
  readonly country?: Country | undefined
}

async function partsOfType(ctx: Ctx, query: OfVersion, type: PartType) {
  const { country, year } = scopeOf(ctx, query)
  const found = await offeredParts(ctx, query.mvsCode, country, type)
  const isEmpty = Object.values(found).every((list) => list.length === 0)
  if ((isEmpty || year !== undefined) && !(await findVersion(ctx, query.mvsCode, { country, year })))
    throw ctx.fail('request.notFound')
  return found
}

export const partsHandlers = implement(parts, {
  coatings: async ({ ctx, query }) => (await partsOfType(ctx, query, 'COATING')).coatings,

  colors: async ({ ctx, query }) => (await partsOfType(ctx, query, 'COLOR')).colors,

  items: async ({ ctx, query }) => (await partsOfType(ctx, query, 'ITEM')).items,

  async accessories({ ctx, query }) {
    const { country, brand } = scopeOf(ctx, query)
    const { model, minPrice, maxPrice } = query
    const version = query.mvsCode ?? query.version
    const { items } = await accessories(ctx, { country, brand, model, version, minPrice, maxPrice })
    return items
  },

  async accessory({ ctx, params, fail }) {
    const { items } = await accessories(ctx, { country: ctx.site.country, codes: [params.code] })
    const [found] = items
    if (!found) throw fail('item.infoFailed')
    return found
  },

  async accessoriesByCodes({ ctx, query }) {
    const { items } = await accessories(ctx, { country: ctx.site.country, codes: query.codes })
    return query.codes.flatMap((code) => items.find((item) => item.code === code) ?? [])
  },

  async searchAccessories({ ctx, query }) {
    const { country, brand } = scopeOf(ctx, query)
    const { text, page, size, model, version } = query
    const found = await accessories(ctx, { country, brand, model, version, search: { text, page, size } })
    return { ...found, page, size }
  },

  indexAccessories: async ({ ctx, body }) => ({ count: await indexAccessories(ctx, body.codes) }),

  async reindexAccessories({ ctx }) {
    await dropAllFromIndex(ctx)
    return { count: await indexAccessories(ctx) }
  },

  async deleteAccessoryIndex({ ctx, query, fail }) {
    if (query.codes?.length) await dropFromIndex(ctx, query.codes)
    else if (query.all) await dropAllFromIndex(ctx)
    else throw fail('request.invalid')
    return undefined
  },

  createPart: ({ ctx, body, fail }) => createPart(ctx, body, fail),
})
