import { TEST_CARDS } from '@volante/contract/box'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import type { AddressValues } from '../forms/checkout-forms.ts'
import { loadShownOrder } from '../frame/load-order.ts'
import { type Asked, dueOf, formKind, type PayState, payStateOf } from './pay-state.ts'

export const askedAt = ({ searchParams }: URL): Asked => ({
  kind: searchParams.get('kind'),
  rest: searchParams.has('rest'),
})

/** The order, what its payment page shows, and what the form in it needs. */
export async function loadPay(page: Page, url: URL, id: string) {
  const shown = await loadShownOrder(page, url, id)
  const state = payStateOf(shown.order, askedAt(url))
  return {
    ...shown,
    state,
    due: 'purpose' in state ? dueOf(shown.order, state.purpose) : null,
    now: page.now.toISOString(),
    isDemo: page.demo,
    idempotencyKey: crypto.randomUUID(),
    ...(await formNeeds(page, id, state)),
  }
}

export type Pay = Awaited<ReturnType<typeof loadPay>>

async function formNeeds(page: Page, id: string, state: PayState) {
  const kind = formKind(state)
  const isBoleto = kind === 'boleto' || state.view === 'documentsFirst'
  return {
    cards: kind === 'card' ? await page.api.paymentInstruments.cardList() : [],
    testCards:
      kind === 'card' && page.demo
        ? TEST_CARDS.map(({ number, conduct, reason }) => ({ number, conduct, reason }))
        : [],
    states: isBoleto ? await statesOf(page) : [],
    address: isBoleto ? await billingAddress(page, id) : {},
  }
}

export async function statesOf({ api }: Page) {
  const states = await api.geography.stateList()
  return states.map(({ code, name }) => ({ value: code, label: name }))
}

/** The address this order was given, else that of the newest order, else the account's. */
export async function billingAddress({ api }: Page, id: string): Promise<Partial<AddressValues>> {
  const addressOf = async (query: { readonly reservationId?: string }) => {
    try {
      return (await api.reservation.lead({ query })).billingAddress
    } catch (error) {
      if (!callRefusal(error)) throw error
      return null
    }
  }
  const ordered = (await addressOf({ reservationId: id })) ?? (await addressOf({}))
  if (ordered) return { ...ordered, complement: ordered.complement ?? '' }
  const { address } = await api.users.self()
  if (!address) return {}
  const { postalCode, street, number, complement, neighbourhood, city, stateCode: uf } = address
  return { postalCode, street, number, complement, neighbourhood, city, uf }
}
