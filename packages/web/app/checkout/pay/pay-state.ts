import type { ChargeView, OrderView, PaymentKind } from '@volante/contract/order-shapes'
import { LEAST_SHARE_CENTS } from '@volante/domain/order/ledger'
import { settlementOf } from '@volante/domain/order/payment-kind'

/** What the payment page shows of an order. */
export type PayState =
  | { readonly view: 'timeUp' | 'cancelled' | 'nothingDue' }
  /** A charge is under way: a bank answers, a code or a slip is to be paid. */
  | { readonly view: 'processing' | 'pix' | 'boleto'; readonly charge: ChargeView; readonly purpose: Purpose }
  /** A boleto was chosen and waits for the documents (CK7). */
  | { readonly view: 'documentsFirst'; readonly purpose: Purpose }
  | {
      readonly view: 'choice'
      readonly purpose: Purpose
      readonly kinds: readonly PaymentKind[]
      readonly kind: PaymentKind
      /** The last card that was refused. */
      readonly refused: ChargeView | null
      /** The last code or slip, where its time ran out. */
      readonly lapsed: 'pix' | 'boleto' | null
    }

export type Choice = Extract<PayState, { view: 'choice' }>

export type Purpose = 'deposit' | 'remaining'

const OPEN: readonly string[] = ['created', 'pending']

export interface Asked {
  /** The way to pay the address names. */
  readonly kind: string | null
  /** Whether the rest of the price is to be paid, though nobody asks for it yet. */
  readonly rest: boolean
  /** What is to be paid in another way than was chosen: a part of the ledger. */
  readonly change: string | null
  /** Cents: a part of the balance, where it is to be split. */
  readonly amount: number | null
}

export const NOTHING_ASKED: Asked = { kind: null, rest: false, change: null, amount: null }

/** Takes an order and what the address asks for; returns what its payment page shows. */
export function payStateOf(order: OrderView, asked: Asked): PayState {
  if (order.status === 'EXPIRED') return { view: 'timeUp' }
  if (order.status === 'CANCELLED') return { view: 'cancelled' }
  const purpose: Purpose = order.payable.deposit.length > 0 ? 'deposit' : 'remaining'
  const kinds = order.payable[purpose]
  const isTimeOver = order.countdown !== null && order.countdown.endsAt <= order.countdown.now
  if (purpose === 'deposit' && isTimeOver && !hasWait(order)) return { view: 'timeUp' }
  const [first] = kinds
  const named = kinds.find((kind) => kind === asked.kind)
  const open = order.charges.filter((one) => one.purpose === purpose && OPEN.includes(one.state))
  const charge = newestOf(open.filter(({ type }) => named === undefined || named === type))
  if (charge && asked.change === null) return { ...openView(charge), purpose }
  if (first === undefined || !isAskedFor(order, purpose, named, asked)) return { view: 'nothingDue' }
  if (isBlocked(order, purpose, named)) return { view: 'documentsFirst', purpose }
  const last = newestOf(order.charges.filter((one) => one.purpose === purpose))
  const refused = last?.type === 'card' && last.state === 'refused' ? last : null
  const lapsed = last && last.type !== 'card' && last.state === 'expired' ? last.type : null
  return { view: 'choice', purpose, kinds, kind: named ?? chosenKind(order, kinds) ?? first, refused, lapsed }
}

/** What a bank, a consortium or a dealer is to bring needs nothing more from the buyer; the rest is paid in its turn, or on wish. */
function isAskedFor(
  order: OrderView,
  purpose: Purpose,
  named: PaymentKind | undefined,
  { rest, change }: Asked,
): boolean {
  const { paymentKind, ledger, pendingActions } = order
  if (change !== null) return true
  if (purpose === 'remaining')
    return rest || pendingActions.some((action) => action === 'pay' || action === 'chooseBalancePayment')
  const isPromised =
    paymentKind !== null &&
    settlementOf(paymentKind) === 'external' &&
    ledger.parts.some((part) => !part.isPaid && part.paymentKind === paymentKind)
  return !isPromised || (named !== undefined && named !== paymentKind)
}

function openView(charge: ChargeView) {
  if (charge.type === 'pix' && charge.pix) return { view: 'pix', charge } as const
  if (charge.type === 'boleto' && charge.boleto) return { view: 'boleto', charge } as const
  return { view: 'processing', charge } as const
}

/** A boleto's time is days: its order expires by the bank's calendar, not by the minutes of the page. */
const hasWait = ({ paymentKind }: OrderView): boolean => paymentKind !== null && settlementOf(paymentKind) !== 'instant'

const chosenKind = ({ paymentKind }: OrderView, kinds: readonly PaymentKind[]) =>
  kinds.find((kind) => kind === paymentKind)

/** The papers that the buyer is to send, for the first time or again. */
export const openPapers = ({ documents }: Pick<OrderView, 'documents'>): OrderView['documents'] =>
  documents.filter(({ state }) => state === 'missing' || state === 'refused')

function isBlocked(order: OrderView, purpose: Purpose, named: PaymentKind | undefined): boolean {
  if (openPapers(order).length === 0) return false
  if (purpose === 'remaining') return named === 'boleto'
  return order.paymentKind === 'boleto' && (named === undefined || named === 'boleto')
}

const newestOf = (charges: readonly ChargeView[]): ChargeView | undefined =>
  charges.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1)

type LedgerPart = OrderView['ledger']['parts'][number]

const sumOf = (parts: readonly LedgerPart[]): number => parts.reduce((sum, { amount }) => sum + amount, 0)

/** What of the balance somebody is to bring, each in its way; it can be changed until it is paid. */
export const sharesOf = ({ ledger }: Pick<OrderView, 'ledger'>): LedgerPart[] =>
  ledger.parts.filter(({ isPaid, kind, paymentKind }) => !isPaid && kind !== 'deposit' && paymentKind !== null)

/**
 * Cents that may be paid in one way: the reservation value; of the balance what nobody brings yet and what this one takes the place of.
 * Where all of it is promised, a charge may take the place of every other.
 */
export function mostOf(order: OrderView, purpose: Purpose, kind: PaymentKind, change: string | null = null): number {
  if (purpose === 'deposit') return order.reservationValue
  const shares = sharesOf(order)
  const room = order.ledger.remaining + sumOf(shares.filter((one) => one.paymentKind === kind || one.id === change))
  const isCharged = ({ paymentKind }: LedgerPart) => paymentKind !== null && settlementOf(paymentKind) !== 'external'
  return room > 0 || !isCharge(kind) ? room : sumOf(shares.filter(isCharged))
}

const isCharge = (kind: PaymentKind): boolean => settlementOf(kind) !== 'external'

/** Why a part of the balance cannot be paid by itself; null where it can, or where none is asked for. */
export function splitRefusal(
  { currency }: Pick<OrderView, 'currency'>,
  most: number,
  amount: number | null,
): 'aboveRemaining' | 'leastShare' | null {
  if (amount === null || amount === most) return null
  if (amount > most) return 'aboveRemaining'
  return amount < LEAST_SHARE_CENTS[currency] ? 'leastShare' : null
}

/** Takes what may be paid and what the address asks for; returns what is paid now. */
export const dueOf = (order: OrderView, most: number, amount: number | null): number =>
  amount !== null && splitRefusal(order, most, amount) === null ? amount : most

/** The way to pay whose form is on the page; a card's stays there while the bank is asked. */
export function formKind(state: PayState): PaymentKind | null {
  if (state.view === 'processing' && state.charge.type === 'card') return 'card'
  return state.view === 'choice' ? state.kind : null
}
