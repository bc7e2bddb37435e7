import type { OrderView } from '@volante/contract/order-shapes'
import { formatDay, parseDay } from '@volante/domain/date'
import { redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { COMPLETION_FORMS, completionOf } from '../forms/checkout-forms.ts'
import { loadOrder } from '../frame/load-order.ts'
import { billingAddress, statesOf } from '../pay/load-pay.ts'
import type { Completion } from './BuyerData.tsx'

/** Takes an order; returns what its buyer is still asked for, filled from what is known, null where nothing is. */
export async function completionOfOrder(page: Page, order: OrderView): Promise<Completion | null> {
  if (order.buyerMissing.length === 0) return null
  const { api, site } = page
  const [{ person }, self, address, states] = await Promise.all([
    api.reservation.lead({ query: { reservationId: order.id } }),
    api.users.self(),
    billingAddress(page, order.id),
    statesOf(page),
  ])
  const born = parseDay(person.birthdate ?? self.birthdate ?? '')
  const phone = person.phone ?? self.phone ?? ''
  const values = { ...address, phone, birthdate: born ? formatDay(born, site.language) : '' }
  return { type: person.personType === 'legalPerson' ? 'legalPerson' : 'physicalPerson', values, states }
}

/** Keeps it, and leads on to the papers. */
export async function completeBuyer(page: Page, request: Request, url: URL, id: string) {
  const order = await loadOrder(page, url, id)
  const { person } = await page.api.reservation.lead({ query: { reservationId: order.id } })
  const form = COMPLETION_FORMS[person.personType === 'legalPerson' ? 'legalPerson' : 'physicalPerson']
  return handleForm(page, form, await request.formData(), async (values) => {
    await page.api.orders.buyer({ params: { id: order.id }, body: completionOf(values) })
    return redirect(pathTo(page.site, 'orderDocuments', { order: order.id }), 303)
  })
}
