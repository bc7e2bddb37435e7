import { orders as calls } from '@volante/contract/orders'
import * as z from 'zod/mini'
import type { Page } from '../../shell/page-context.ts'
import { readList } from '../../work/list/read-list.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { zonesOf } from '../leads/load-leads.ts'
import { ORDERS } from './order-list.ts'

const SIZE = 20

const { shape } = calls.calls.deskList.query
const SHAPE = { ...shape, dealer: shape.dealerCode, from: z.iso.date(), to: z.iso.date() }

/** Takes an address; returns what is chosen in the list, and the same as its call asks for it. */
export const readOrders = (search: URLSearchParams) => readList(ORDERS, search, SHAPE)

/** The list, the dealers it may be filtered by and the views kept of it. */
export async function loadOrders({ api, now, sites }: Page, search: URLSearchParams) {
  const { chosen, asked } = readOrders(search)
  const { dealer: dealerCode, ...filters } = asked
  const [orders, dealers, views] = await Promise.all([
    api.orders.deskList({ query: { ...filters, dealerCode, size: SIZE } }),
    api.orders.deskDealers({ query: { site: asked.site } }),
    api.views.list({ query: { list: ORDERS.path } }),
  ]).catch(refuseForbidden('orders.read'))
  return {
    orders,
    dealers,
    views,
    chosen,
    sort: asked.sort ?? ('waiting' as const),
    zones: zonesOf(sites),
    now: now.toISOString(),
  }
}

export type OrderListData = Awaited<ReturnType<typeof loadOrders>>
