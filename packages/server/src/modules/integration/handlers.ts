import { dataDictionary } from '@volante/contract/data-dictionary'
import { dictionary } from '@volante/contract/dictionary'
import { pageSettings } from '@volante/contract/page-settings'
import type { Site } from '@volante/contract/site'
import { implement } from '../../platform/http/implement.ts'
import { siteClient } from '../../platform/settings/site-client.ts'
import { findValue, insertValue, replaceValue } from './queries.ts'

export const pageSettingsHandlers = implement(pageSettings, {
  get: ({ ctx, query }) => ({
    ...publicSettings(ctx.site),
    page: query.page ?? null,
    client: siteClient(ctx.settings, ctx.site.id),
  }),
})

export const dictionaryHandlers = implement(dictionary, {
  get: ({ ctx, params }) =>
    ctx.texts.dictionary(params.language, params.language === ctx.site.language ? ctx.site.texts : {}),
})

export const dataDictionaryHandlers = implement(dataDictionary, {
  async create({ ctx, body, fail }) {
    if (!body.value?.trim()) throw fail('dataDictionary.valueRequired')
    return { id: await insertValue(ctx, body.value) }
  },

  async decode({ ctx, params, body, fail }) {
    if (body?.value) await replaceValue(ctx, params.id, body.value)
    const value = await findValue(ctx, params.id)
    if (value === null) throw fail('decode.valueRequired')
    return { id: params.id, value }
  },

  async save({ ctx, body, fail }) {
    if (!body.value?.trim()) throw fail('dataDictionary.valueRequired')
    return { id: await insertValue(ctx, body.value) }
  },
})

function publicSettings(site: Site) {
  const { id, brand, brandName, brandId, country, language, currency, market } = site
  const { baseAddresses, features, fuelLabels, lead, anchors, cacheTtlMs, locationTtlMs } = site
  const about = { site: id, brand, brandName, brandId, country, language, currency, market }
  return { ...about, baseAddresses, features, fuelLabels, lead, anchors, cacheTtlMs, locationTtlMs }
}
