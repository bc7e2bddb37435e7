import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'

export interface ListedOrder {
  readonly id: string
  readonly number: string
  readonly car: string
  /** End of its text's key, `order.stage.<id>`. */
  readonly stage: string
  /** At the site it was made at. */
  readonly path: string
}

/** The person's orders, newest first; null where they cannot be read, which hides nothing else of the account. */
export async function ordersOf({ api, site, sites, report }: Page): Promise<readonly ListedOrder[] | null> {
  try {
    const orders = await api.reservation.userReserves()
    return orders.map(({ id, number, car, stage, site: madeAt }) => ({
      id,
      number,
      car: `${car.modelName} ${car.versionName}`,
      stage,
      path: pathTo(sites.find((one) => one.id === madeAt) ?? site, 'order', { order: id }),
    }))
  } catch (error) {
    report(error)
    return null
  }
}
