import { orders as calls } from '@volante/contract/orders'
import * as z from 'zod/mini'
import type { Page } from '../../shell/page-context.ts'
import { readList } from '../../work/list/read-list.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { zonesOf } from '../leads/load-leads.ts'
import { ORDERS } from './order-list.ts'

const SIZE = 20

/** The list and the dealers it may be filtered by. */
export async function loadOrders({ api, now, sites }: Page, search: URLSearchParams) {
  const { shape } = calls.calls.deskList.query
  const days = { from: z.iso.date(), to: z.iso.date() }
  const { chosen, asked } = readList(ORDERS, search, { ...shape, dealer: shape.dealerCode, ...days })
  const { dealer: dealerCode, ...filters } = asked
  const [orders, dealers] = await Promise.all([
    api.orders.deskList({ query: { ...filters, dealerCode, size: SIZE } }),
    api.orders.deskDealers({ query: { site: asked.site } }),
  ]).catch(refuseForbidden('orders.read'))
  return {
    orders,
    dealers,
    chosen,
    sort: asked.sort ?? ('waiting' as const),
    zones: zonesOf(sites),
    now: now.toISOString(),
  }
}

export type OrderListData = Awaited<ReturnType<typeof loadOrders>>
