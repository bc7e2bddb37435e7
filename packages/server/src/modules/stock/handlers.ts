import { stock } from '@volante/contract/stock'
import { scopeOf } from '../catalogue/api.ts'
import { implement } from '../../platform/http/implement.ts'
import { availableCars } from './queries.ts'
import { standingUnits } from './standing.ts'

export const stockHandlers = implement(stock, {
  async available({ ctx, query }) {
    const { country, brand = query.brand } = scopeOf(ctx, query)
    const cars = await availableCars(ctx, { ...query, brand, country })
    return { total: cars.reduce((sum, car) => sum + car.quantity, 0), cars }
  },

  async units({ ctx, query: { page, size, ...filter }, reach }) {
    return { ...(await standingUnits(ctx, reach, filter, { page, size })), page, size }
  },
})
