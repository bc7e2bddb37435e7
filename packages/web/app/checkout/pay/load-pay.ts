import { TEST_CARDS } from '@volante/contract/box'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import type { FormValues } from '../forms/checkout-forms.ts'
import { loadShownOrder } from '../frame/load-order.ts'
import { type Asked, dueOf, type PayState, payStateOf } from './pay-state.ts'

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
    ...(await formNeeds(page, state)),
  }
}

export type Pay = Awaited<ReturnType<typeof loadPay>>

async function formNeeds(page: Page, state: PayState) {
  const kind = state.view === 'choice' ? state.kind : null
  const isBoleto = kind === 'boleto' || state.view === 'documentsFirst'
  return {
    cards: kind === 'card' ? await page.api.paymentInstruments.cardList() : [],
    testCards:
      kind === 'card' && page.demo
        ? TEST_CARDS.map(({ number, conduct, reason }) => ({ number, conduct, reason }))
        : [],
    states: isBoleto ? await statesOf(page) : [],
    address: isBoleto ? await billingAddress(page) : {},
  }
}

export async function statesOf({ api }: Page) {
  const states = await api.geography.stateList()
  return states.map(({ code, name }) => ({ value: code, label: name }))
}

/** The address of the newest order, else the account's. */
export async function billingAddress({ api }: Page): Promise<Partial<FormValues>> {
  const [last, self] = await Promise.all([
    api.reservation.lead({ query: {} }).catch((error: unknown) => {
      if (!callRefusal(error)) throw error
      return null
    }),
    api.users.self(),
  ])
  const { address } = self
  if (last?.billingAddress) return { ...last.billingAddress, complement: last.billingAddress.complement ?? '' }
  if (!address) return {}
  const { postalCode, street, number, complement, neighbourhood, city, stateCode: uf } = address
  return { postalCode, street, number, complement, neighbourhood, city, uf }
}
