import { TEST_CARDS } from '@volante/contract/box'
import type { OrderView } from '@volante/contract/order-shapes'
import { parsePrice } from '@volante/domain/money/price'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import type { AddressValues } from '../forms/checkout-forms.ts'
import { loadShownOrder } from '../frame/load-order.ts'
import { type Asked, dueOf, formKind, mostOf, type PayState, payStateOf, splitRefusal } from './pay-state.ts'

export function askedAt({ searchParams }: URL, { currency }: Page['site']): Asked {
  const typed = searchParams.get('amount')
  return {
    kind: searchParams.get('kind'),
    rest: searchParams.has('rest'),
    change: searchParams.get('change'),
    amount: typed ? (parsePrice(typed, currency) ?? 0) : null,
  }
}

/** What is paid in the way the page shows, and how much of the balance could be. */
function amounts(order: OrderView, state: PayState, { amount, change }: Asked) {
  if (!('purpose' in state)) return { due: null, most: null, split: null }
  if ('charge' in state) return { due: state.charge.value, most: null, split: null }
  const most = mostOf(order, state.purpose, 'kind' in state ? state.kind : 'boleto', change)
  const isSplit = state.purpose === 'remaining'
  return {
    due: isSplit ? dueOf(order, most, amount) : most,
    most,
    split: isSplit ? splitRefusal(order, most, amount) : null,
  }
}

/** The order, what its payment page shows, and what the form in it needs. */
export async function loadPay(page: Page, url: URL, id: string) {
  const shown = await loadShownOrder(page, url, id)
  const asked = askedAt(url, page.site)
  const state = payStateOf(shown.order, asked)
  return {
    ...shown,
    state,
    asked,
    ...amounts(shown.order, state, asked),
    now: page.now.toISOString(),
    isDemo: page.demo,
    idempotencyKey: crypto.randomUUID(),
    ...(await formNeeds(page, shown.order, state)),
  }
}

export type Pay = Awaited<ReturnType<typeof loadPay>>

async function formNeeds(page: Page, order: OrderView, state: PayState) {
  const kind = formKind(state)
  const isBoleto = kind === 'boleto' || state.view === 'documentsFirst'
  return {
    cards: kind === 'card' ? await page.api.paymentInstruments.cardList() : [],
    testCards:
      kind === 'card' && page.demo
        ? TEST_CARDS.map(({ number, conduct, reason }) => ({ number, conduct, reason }))
        : [],
    states: isBoleto ? await statesOf(page) : [],
    address: isBoleto ? await billingAddress(page, order.id) : {},
    loan: kind === 'financing' ? await loanFor(page, order) : null,
    usedCar: kind === 'trade' ? await usedCarFor(page, order) : null,
  }
}

/** The buyer's approved proposal for the order's car, unless it pays another order. */
async function loanFor({ api }: Page, { id, car, ledger }: OrderView) {
  const { items } = await api.financing.proposals({ query: { size: 50 } })
  const isFree = (orderId: string | null) => orderId === null || orderId === id
  const found = items.find((one) => one.state === 'approved' && one.mvs === car.mvsCode && isFree(one.orderId))
  return found
    ? { number: found.proposalNumber, amount: Math.min(found.price - found.entrance, ledger.remaining) }
    : null
}

/** The buyer's used car for which the order's dealer made an offer that was accepted and still binds. */
async function usedCarFor({ api }: Page, { dealer, ledger }: OrderView) {
  const offers = await api.evaluation.offers()
  const found = offers.find(
    ({ state, dealerCode, isUsed, offer }) =>
      state === 'ACCEPTED' && dealerCode === dealer.code && !isUsed && offer <= ledger.remaining,
  )
  return found ? { plate: found.plate, car: `${found.vehicle} ${found.year}`, amount: found.offer } : null
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
