import { dealerSales } from '@volante/contract/dealer-sales'
import { events } from '@volante/contract/events'
import { qrCodes } from '@volante/contract/qr-codes'
import { sitePath } from '../../../platform/sites/sites.ts'
import { type AtDealer, unlessRefused } from './at-dealer.ts'
import { POSTER } from './words.ts'

/** Who is at the dealer now: somebody with an appointment where there is one, and two who came by. */
export async function receive(at: AtDealer): Promise<void> {
  const { dealerCode } = at.is.dealer
  const { expected } = await at.staff('14:00', dealerSales.calls.deskQueue, { query: { dealerCode } })
  for (const { appointmentId } of expected.slice(0, 1))
    await unlessRefused(() => at.staff('14:05', dealerSales.calls.deskArrive, { body: { dealerCode, appointmentId } }))
  for (const subject of ['SALES', 'SERVICE'] as const) {
    const { name, phone } = at.somebody()
    const body = { dealerCode, name, phone, subject }
    await at.staff('14:20', dealerSales.calls.deskArrive, { body })
  }
}

/** The poster at the door leads to what the dealer has in stock. */
export async function putUpPoster(at: AtDealer): Promise<void> {
  const body = { dealerCode: at.is.dealer.dealerCode, name: POSTER[at.country], path: sitePath(at.is.site) }
  await unlessRefused(() => at.staff('09:50', qrCodes.calls.create, { body }))
}

/** People enrol for the events of the brand that nobody has enrolled for. */
export async function enrol(at: AtDealer): Promise<void> {
  const { items } = await at.visitor('18:00', events.calls.agenda, { query: { size: 20 } })
  for (const { id, participants, mostCompanions } of items.filter((one) => one.participants === 0)) {
    const [many = 0, along = 0] = at.chances(id)
    for (let n = participants; n < 4 + Math.floor(many * 9); n++) {
      const { name, email, phone } = at.somebody()
      const companions = n % 3 === 0 && mostCompanions > 0 && along < 0.7 ? [at.somebody().name] : []
      await unlessRefused(() =>
        at.visitor('18:10', events.calls.guestEnroll, { params: { id }, body: { name, email, phone, companions } }),
      )
    }
  }
}
