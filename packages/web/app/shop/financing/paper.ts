import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import type { Route } from './+types/paper'
import { FINANCING_QUERY, loadFinancing } from './load-financing.ts'
import { finalOf } from './wish.ts'

export const handle = { cache: false, query: FINANCING_QUERY } satisfies RouteHandle

/** The payments of the address on paper, with the conditions and the law they follow. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  const { chosen, car } = await loadFinancing(shop, url.searchParams)
  if (!chosen || !car) throw data(null, { status: 404 })
  const { wish, planId, plan, followed } = chosen
  const query = {
    mvs: car.code,
    price: wish.priceCents,
    planId,
    entrance: wish.entrance,
    count: wish.count,
    borrower: wish.who,
    ...(followed
      ? { award: wish.award, ...(wish.rise === null ? {} : { rise: wish.rise }) }
      : plan.final
        ? { final: finalOf(plan.final, wish.final) }
        : {}),
  }
  try {
    const { name, type, body } = await shop.api.financing.paymentTable({ query })
    if (!(body instanceof Uint8Array)) throw new Error('a table is printed whole')
    return new Response(new Uint8Array(body), {
      headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    })
  } catch (error) {
    if (callRefusal(error)) throw data(null, { status: 404 })
    throw error
  }
}
