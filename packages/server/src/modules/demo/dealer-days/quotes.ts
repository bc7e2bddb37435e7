import { car } from '@volante/contract/car'
import { mvs } from '@volante/contract/mvs'
import { quotation } from '@volante/contract/quotation'
import { pick } from '../chances.ts'
import { type AtDealer, unlessRefused } from './at-dealer.ts'
import { GIVEN } from './words.ts'

/** Whoever works here quotes a car to somebody, with a little off the price, sometimes more than they may give alone. */
export async function quote(at: AtDealer): Promise<void> {
  const [asks = 0, which = 0, paint = 0, off = 0, why = 0] = at.chances('quotation')
  if (asks > 0.5) return
  const version = pick(await at.visitor('15:30', mvs.calls.mvsList, { query: at.cars }), which)
  if (!version?.price) return
  const query = { mvsCode: version.code, year: version.year }
  const { catalogue } = await at.visitor('15:30', car.calls.web, { query })
  const { name, email } = at.somebody()
  const body = {
    ...query,
    dealerCode: at.is.dealer.dealerCode,
    opportunityName: name,
    customerEmail: email,
    colorCode: pick(catalogue.colors, paint)?.code ?? '',
    coating: catalogue.coatings[0]?.code ?? null,
    discount: Math.round((version.price * off * 0.04) / 10_000) * 10_000,
    optionals: [],
    accessories: [],
    initialPrice: version.price,
    approvalReason: pick(GIVEN[at.country], why) ?? '',
  }
  await unlessRefused(async () => {
    const { initialPrice } = await at.staff('16:00', quotation.calls.preview, { body })
    await at.staff('16:10', quotation.calls.create, { body: { ...body, initialPrice } })
  })
}
