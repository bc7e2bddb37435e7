import type { RouteHandle } from '@volante/contract/page'

/** Every page of an order under way: a person's own. */
export const CHECKOUT_PAGE = { texts: ['checkout', 'order', 'errors', 'ui'], cache: false } satisfies RouteHandle
