import { price, Products } from '@volante/contract/price'
import * as z from 'zod/mini'
import { currencyOf, findPrice, findVersion, lastDay, pricesOfVersions, priceTypes, scopeOf } from '../catalogue/api.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { isDealerWithin } from '../dealers/api.ts'
import { type Handlers, implement, type IsWithin } from '../../platform/http/implement.ts'
import { carPrice } from './car-price.ts'
import { visualizerCsv } from './csv.ts'
import { createWorkingPrice, readWorkingPrice, updateWorkingPrice } from './working-price.ts'
import { dealerOfWorkingPrice, findTodaysWorkingPrice, listWorkingPrices } from './working-price-queries.ts'
import { columnsOf, pricedCars, visualize } from './visualizer.ts'

/** A version's year: the one asked for, or the newest there is. */
async function yearOf(
  ctx: Ctx,
  mvsCode: string,
  asked: { year?: number | undefined; country?: 'BR' | 'AR' | undefined },
) {
  const { country, year } = scopeOf(ctx, asked)
  return { country, year: year ?? (await findVersion(ctx, mvsCode, { country, year }))?.year ?? 0 }
}

function parseProducts(text: string): z.output<typeof Products> | null {
  try {
    return z.safeParse(Products, JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

const handlers: Handlers<typeof price.calls> = {
  async get({ ctx, query, fail }) {
    const { mvsCode, year, country, type, market = country } = query
    const cents = await findPrice(ctx, { mvsCode, year, country, market }, type)
    if (cents === null) throw fail('price.unavailable')
    return { mvsCode, year, country, market, type, price: cents, currency: currencyOf(country) }
  },

  async reservation({ ctx, query, fail }) {
    const priced = await carPrice(ctx, query)
    if (typeof priced === 'string') throw fail(priced)
    return priced
  },

  async specialDiscount({ ctx, query, fail }) {
    const { mvsCode, type } = query
    const { country, year } = await yearOf(ctx, mvsCode, query)
    const key = { mvsCode, year, country, market: country }
    const [listPrice, special] = await Promise.all([findPrice(ctx, key, 'LIST'), findPrice(ctx, key, type)])
    if (listPrice === null || special === null || special >= listPrice) throw fail('price.unavailable')
    const validTo = await lastDay(ctx, key, type)
    const currency = currencyOf(country)
    return { mvsCode, year, type, listPrice, discount: listPrice - special, price: special, currency, validTo }
  },

  types: ({ ctx, query }) => priceTypes(ctx, scopeOf(ctx, query).country),

  async batchPrices({ ctx, query }) {
    const { country, year: asked } = scopeOf(ctx, query)
    const { type, mvsCode } = query
    const rows = await pricesOfVersions(ctx, mvsCode, country, type)
    return mvsCode.map((code) => {
      const found = rows.find((row) => row.mvs_code === code && (asked === undefined || row.year === asked))
      const year = found?.year ?? asked ?? ctx.now.getUTCFullYear()
      const cents = found?.price_cents ?? null
      return { mvsCode: code, year, country, market: country, type, price: cents, currency: currencyOf(country) }
    })
  },

  async batchCustomPrice({ ctx, query, fail }) {
    const products = parseProducts(query.products)
    if (!products) throw fail('request.invalid')
    const priced = products.map((product) =>
      carPrice(ctx, { ...product, country: product.country ?? ctx.site.country }),
    )
    return (await Promise.all(priced)).map((answer) => (typeof answer === 'string' ? null : answer))
  },

  async dealerPrice({ ctx, query, fail }) {
    const { mvsCode, dealerCode } = query
    const { country, year } = await yearOf(ctx, mvsCode, query)
    const car = { mvsCode, year, country, market: country }
    const [listPrice, working] = await Promise.all([
      findPrice(ctx, car, 'LIST'),
      findTodaysWorkingPrice(ctx, dealerCode, car),
    ])
    const cents = working ?? listPrice
    if (cents === null) throw fail('price.unavailable')
    const source = working === null ? ('LIST' as const) : ('WORKING' as const)
    return { dealerCode, mvsCode, year, price: cents, listPrice, source, currency: currencyOf(country) }
  },

  async workingPrices({ ctx, query, reach }) {
    const { page, size } = query
    return { ...(await listWorkingPrices(ctx, reach, query, { limit: size, offset: page * size })), page, size }
  },

  workingPrice: ({ ctx, params, fail }) => readWorkingPrice(ctx, params.id, fail),

  createWorkingPrice: ({ ctx, body, fail }) => createWorkingPrice(ctx, body, fail),

  updateWorkingPrice: ({ ctx, body, fail }) => updateWorkingPrice(ctx, body, fail),

  async visualizer({ ctx, query, reach }) {
    const { page, size } = query
    const { cars, dealers, choices } = await visualize(ctx, reach, query)
    const shown = cars.slice(page * size, (page + 1) * size)
    const { columns, dealersTotal } = await columnsOf(ctx, shown, dealers)
    const codes = columns.map(({ code }) => code)
    const items = await pricedCars(ctx, shown, codes)
    return { items, page, size, total: cars.length, choices, columns, dealersTotal }
  },

  visualizerCsv: async ({ ctx, query, reach }) => visualizerCsv(ctx, await visualize(ctx, reach, query)),
}

const isWorkingPriceWithin: IsWithin = async (ctx, id, reach) => {
  const dealerCode = await dealerOfWorkingPrice(ctx, id)
  return dealerCode !== undefined && isDealerWithin(ctx, dealerCode, reach)
}

export const priceHandlers = implement(price, handlers, { workingPrice: isWorkingPriceWithin })
