import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { ownDealers } from '../dealers/own-dealers.ts'

const RIGHT = 'reception.work'

/** The line of the dealer that the address names, of the first one within reach unless it names one. */
export async function loadReception(page: Page, search: URLSearchParams) {
  const { dealers, from, dealer, site, at } = await ownDealers(page, search, RIGHT)
  const queue =
    dealer && (await at.dealerSales.deskQueue({ query: { dealerCode: dealer.code } }).catch(refuseForbidden(RIGHT)))
  return { dealers, from, dealer, site, queue }
}

export type Reception = Awaited<ReturnType<typeof loadReception>>
