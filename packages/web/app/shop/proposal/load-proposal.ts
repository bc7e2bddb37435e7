import { randomUUID } from 'node:crypto'
import { leadRules } from '@volante/contract/lead-rules'
import type { Page } from '../../shell/page-context.ts'
import { dealerOf } from './dealers/nearby-dealers.ts'
import { requestedCar } from './requested-car.ts'

/** Everything the form shows of one address: the car or the choice of one, the dealer it names, what the site asks. */
export async function loadProposal(page: Page, query: URLSearchParams) {
  const { api, site } = page
  const asksState = site.country === 'AR' || site.lead.address
  const [car, dealer, states] = await Promise.all([
    requestedCar(page, query),
    dealerOf(page, query.get('dealer') ?? ''),
    asksState ? api.geography.stateList({ query: { country: site.country } }) : [],
  ])
  return {
    car,
    isGone: query.has('version') && !car,
    models: car ? [] : await modelsOnSale(page),
    dealer,
    states: states.map(({ code, name }) => ({ value: code, label: name })),
    rules: leadRules(site, { dealerIds: [] }, { surname: true }),
    /** Two sends of one page are one lead. */
    key: randomUUID(),
  }
}

export type ProposalData = Awaited<ReturnType<typeof loadProposal>>

async function modelsOnSale({ api }: Page) {
  const [models, versions] = await Promise.all([api.mvs.modelList(), api.mvs.mvsList()])
  return models
    .filter(({ onSale }) => onSale)
    .map(({ modelCode, modelName }) => ({
      name: modelName,
      versions: versions
        .filter((version) => version.modelCode === modelCode)
        .map(({ code, versionName, year }) => ({ code, name: `${versionName} ${year}` })),
    }))
}
