import type { Page } from '../../shell/page-context.ts'
import { dealerOf, nearbyDealers } from '../proposal/dealers/nearby-dealers.ts'
import { loadDays } from './load-days.ts'

/** What the form begins with: everything that the address, or who is signed in, already says. */
export async function loadTestDrive(shop: Page, asked: URLSearchParams) {
  const { api, site } = shop
  const [models, found] = await Promise.all([
    api.mvs.modelList({ query: {} }),
    asked.get('dealer') ? dealerOf(shop, asked.get('dealer') ?? '') : null,
  ])
  const onSale = models.filter(({ onSale: isOn }) => isOn)
  const model = onSale.find(({ slug }) => slug === asked.get('model'))
  const near = asked.get('near')?.trim() ?? ''
  const [search, calendar, known] = await Promise.all([
    found || near === '' ? null : nearbyDealers(shop, near),
    found ? loadDays(shop, found.code, asked.get('day')) : { days: [], day: null },
    found ? api.dealerSearch.findDealersBy({ query: { dealerCode: found.code, brand: site.brand } }) : [],
  ])
  return {
    ...calendar,
    near,
    search,
    dealer: found ? { ...found, phone: known[0]?.phone ?? '' } : null,
    model: model ? { slug: model.slug, name: model.modelName, licence: model.licence } : null,
    models: onSale.map(({ modelName }) => ({ name: modelName })),
    formKey: crypto.randomUUID(),
  }
}

export type TestDriveData = Awaited<ReturnType<typeof loadTestDrive>>
