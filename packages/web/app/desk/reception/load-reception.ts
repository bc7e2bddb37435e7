import type { Page } from '../../shell/page-context.ts'
import { ownDealers } from '../own-dealers.ts'

/** The line of the dealer that the address names, of the first one within reach unless it names one. */
export async function loadReception(page: Page, search: URLSearchParams) {
  const { dealers, dealer, site, at } = await ownDealers(page, search, 'reception.work')
  const queue = dealer && (await at.dealerSales.deskQueue({ query: { dealerCode: dealer.code } }))
  return { dealers, dealer, site, queue }
}

export type Reception = Awaited<ReturnType<typeof loadReception>>
