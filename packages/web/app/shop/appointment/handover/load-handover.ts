import { data, redirect } from 'react-router'
import { callRefusal } from '../../../shell/call-refusal.ts'
import type { Page } from '../../../shell/page-context.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { loadDays } from '../days/load-days.ts'
import { loadWho } from '../load-who.ts'

/** Appointments of one person, as many as are looked through for the order's. */
const LATEST = 100

/** The order whose car waits at the dealer, and the dealer's days. Who has arranged it is led to the appointment, an order that is not there yet to its own page. */
export async function loadHandover(shop: Page, url: URL, id: string) {
  const { api, site, visitor } = shop
  if (!visitor) throw redirect(pathTo(site, 'signIn', null, { returnTo: url.pathname + url.search }), 303)
  const order = await api.reservation.status({ params: { id }, query: {} }).catch((error: unknown) => {
    if ([400, 404].includes(callRefusal(error)?.status ?? 0)) throw data(null, { status: 404 })
    throw error
  })
  const home = shop.sites.find((one) => one.id === order.site) ?? site
  if (order.status !== 'AT_DEALER' || home.id !== site.id) throw redirect(pathTo(home, 'order', { order: id }), 303)
  const { items } = await api.scheduler.list({ query: { size: LATEST } })
  const open = items.find(({ orderId, status }) => orderId === id && (status === 'REQUESTED' || status === 'CONFIRMED'))
  if (open) throw redirect(pathTo(site, 'appointment', { token: open.token }), 303)
  const { dealer, number, car } = order
  const days = await loadDays(shop, { dealer, kind: 'HANDOVER', day: url.searchParams.get('day') })
  return {
    order: { id, number, dealer, model: car.modelName, version: car.versionName },
    days: days.days,
    day: days.day?.closed === null ? days.day : null,
    who: await loadWho(shop),
    formKey: crypto.randomUUID(),
  }
}
