import type { OrderSummary, OrderView } from '@volante/contract/order-shapes'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { drawOrder } from '../../car-photo/draw-car.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'

/** Null where the orders cannot be read: the page says so and everything else stays. */
export async function loadOrders(facts: Page) {
  const orders = await facts.api.reservation.userReserves().catch((error: unknown) => {
    facts.report(error)
    return null
  })
  return { orders: orders && (await Promise.all(orders.map(withDrawing))) }

  async function withDrawing(order: OrderSummary) {
    const home = facts.sites.find(({ id }) => id === order.site) ?? facts.site
    const { report } = facts
    return {
      order,
      drawn: await drawn({ api: facts.apiAt(home), report }, order),
      href: pathTo(home, 'order', { order: order.id }),
      isElsewhere: home.id !== facts.site.id,
    }
  }
}

/** An order stays readable without its drawing. */
export function drawn(facts: Pick<Page, 'api' | 'report'>, order: Pick<OrderSummary, 'car'>) {
  return drawOrder(facts, order).catch((error: unknown) => {
    facts.report(error)
    return null
  })
}

export type ListedOrder = NonNullable<Awaited<ReturnType<typeof loadOrders>>['orders']>[number]

/**
 * Takes the id of one of the visitor's orders and whether somebody looks at it now; returns it with its drawing, null where
 * it cannot be read. An unknown one is missing, one of another site is shown there.
 */
export async function loadOrder(facts: Page, url: URL, id: string, seen: boolean) {
  const order = await orderOf(facts, id, seen)
  if (!order) return null
  const home = facts.sites.find((site) => site.id === order.site)
  if (home && home.id !== facts.site.id) throw redirect(pathTo(home, 'order', { order: id }) + url.search, 303)
  return { order, drawn: await drawn(facts, order) }
}

/** The order alone; pages beside it need nothing else. */
export async function orderOf(
  { api, report }: Pick<Page, 'api' | 'report'>,
  id: string,
  seen = false,
): Promise<OrderView | null> {
  try {
    return await api.reservation.status({ params: { id }, query: seen ? { seen } : {} })
  } catch (error) {
    // An address that holds no id is no order either.
    if (callRefusal(error)?.status === 400) throw data(null, { status: 404 })
    if (callRefusal(error)?.status === 404) missing(error)
    report(error)
    return null
  }
}

/** Takes what a call about an order threw: an order that is not there is a page that is not there. */
export function missing(error: unknown): never {
  throw callRefusal(error)?.status === 404 ? data(null, { status: 404 }) : error
}
