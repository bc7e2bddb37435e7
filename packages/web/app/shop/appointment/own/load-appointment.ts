import type { Appointment } from '@volante/contract/scheduler'
import { callRefusal } from '../../../shell/call-refusal.ts'
import type { Page } from '../../../shell/page-context.ts'
import type { DealerChoice } from '../../proposal/dealers/nearby-dealers.ts'
import { loadDays } from '../days/load-days.ts'
import { othersThan } from '../load-place.ts'

/** The appointment of a link and, where it moves or came to nothing by the dealer, its days and the nearest other dealers. */
export async function loadAppointment(shop: Page, token: string, asked: URLSearchParams) {
  const appointment = await shop.api.scheduler.byLink({ params: { token } }).catch((error: unknown) => {
    if (callRefusal(error)?.status === 404) throw new Response(null, { status: 404 })
    throw error
  })
  const { status, reason } = appointment
  const isMoving = asked.has('move') || status === 'EXPIRED' || (status === 'CANCELLED' && reason !== null)
  return {
    appointment,
    token,
    way: isMoving && status !== 'DONE' ? await loadWay(shop, appointment, token, asked) : null,
  }
}

async function loadWay(
  shop: Page,
  { dealer: own, serviceId, kind }: Appointment,
  token: string,
  asked: URLSearchParams,
) {
  // A car is collected where it stands.
  const others = kind === 'HANDOVER' ? [] : await whoDo(shop, await othersThan(shop, own.code), serviceId)
  const other = others.find(({ code }) => code === asked.get('dealer'))
  const dealer = other ?? own
  const calendar = await loadDays(shop, { dealer, token, day: asked.get('day') }).catch((error: unknown) => {
    // A dealer that takes appointments no longer.
    if (callRefusal(error)?.status === 404) return { days: [], day: null }
    throw error
  })
  return {
    dealer: { code: dealer.code, name: dealer.name },
    isOther: other !== undefined,
    days: calendar.days,
    day: calendar.day,
    others: others.filter(({ code }) => code !== dealer.code),
  }
}

/** Those of them whose workshop does the service; all where none is asked for. */
async function whoDo({ api }: Page, dealers: readonly DealerChoice[], service: string | null) {
  if (!service) return dealers
  const does = await Promise.all(dealers.map(({ code }) => api.scheduler.services({ params: { id: code } })))
  return dealers.filter((_, at) => does[at]?.some(({ id }) => id === service))
}
