import type order from '../../../../texts/pt-BR/order.json'
import { bankConsequence, type BankConsequence, type BankStatus, isBankStatus, type LAPSED } from './bank-status.ts'
import type { Actor } from './line.ts'
import { type OrderStatus, orderStatusOf } from './transitions.ts'

/** A text of texts/<lang>/order.json. The import is type-only: no dictionary reaches a bundle through a rule. */
export type OrderTextKey = keyof typeof order

/** What a buyer sees of an order, at most seven (OT1). */
export const STAGES = ['reservation', 'approval', 'contract', 'production', 'shipping', 'payment', 'delivery'] as const
export type Stage = (typeof STAGES)[number]

/** What a buyer may be asked to do, each a button in the list (OT4). */
export const CUSTOMER_ACTIONS = [
  'uploadDocuments',
  'takeSelfie',
  'signContract',
  'pay',
  'chooseBalancePayment',
  'giveFeedback',
  'returnCar',
  'giveAccount',
  'answerAppraisal',
  'arrangeHandover',
] as const
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number]

export type StatusRow = {
  /** Null for what may happen at any stage: the order keeps the one it stands at. */
  readonly stage: Stage | null
  /** Who must act; null when nobody has to. */
  readonly waitsOn: Actor | null
  /** What the buyer does meanwhile. */
  readonly action?: CustomerAction
}

export const STATUS_ROWS: Readonly<Record<OrderStatus, StatusRow>> = {
  PRE_RESERVE: { stage: 'reservation', waitsOn: 'customer', action: 'pay' },
  RESERVE: { stage: 'reservation', waitsOn: 'customer', action: 'uploadDocuments' },
  UPLOADED_DOCS: { stage: 'approval', waitsOn: 'platform' },
  BILLET_PAYMENT: { stage: 'approval', waitsOn: 'customer', action: 'pay' },
  FINANCING_PAYMENT: { stage: 'approval', waitsOn: 'bank' },
  EXT_CONSORTIUM_PAYMENT: { stage: 'approval', waitsOn: 'dealer' },
  FIAT_CONSORTIUM_PAYMENT: { stage: 'approval', waitsOn: 'bank' },
  DEALER_PAYMENT: { stage: 'approval', waitsOn: 'dealer' },
  ANTI_FRAUD: { stage: 'approval', waitsOn: 'customer', action: 'takeSelfie' },
  APPROVAL_DIRECT_SALE: { stage: 'approval', waitsOn: 'factory' },
  WAITING_LIST: { stage: 'approval', waitsOn: 'factory' },
  APPROVAL_EMPLOYEE: { stage: 'approval', waitsOn: 'administrator' },
  SIGN_CONTRACT: { stage: 'contract', waitsOn: 'customer', action: 'signContract' },
  PLACED: { stage: 'contract', waitsOn: 'platform' },
  CREATED_ORDER: { stage: 'contract', waitsOn: 'factory' },
  PROGRESS_ORDER: { stage: 'production', waitsOn: 'factory' },
  MOUNTED_VEHICLE: { stage: 'production', waitsOn: 'factory' },
  VEHICLE_PRODUCED: { stage: 'production', waitsOn: 'factory' },
  INVOICED: { stage: 'shipping', waitsOn: 'factory' },
  INVOICE_DELIVERY: { stage: 'shipping', waitsOn: 'factory' },
  BILLET_AVAILABLE: { stage: 'shipping', waitsOn: 'customer', action: 'pay' },
  EXPEDITE: { stage: 'shipping', waitsOn: 'factory' },
  DELIVER_TO_CCSS: { stage: 'shipping', waitsOn: 'factory' },
  CUSTOMER_DELIVERY: { stage: 'shipping', waitsOn: 'dealer' },
  BILLING: { stage: 'shipping', waitsOn: 'platform' },
  REGISTERED: { stage: 'shipping', waitsOn: 'factory' },
  TRANSPORTING: { stage: 'shipping', waitsOn: 'factory' },
  REMAINING_PAYMENT: { stage: 'payment', waitsOn: 'customer', action: 'pay' },
  PAID: { stage: 'payment', waitsOn: 'factory' },
  IN_TRANSIT: { stage: 'delivery', waitsOn: 'dealer' },
  AT_DEALER: { stage: 'delivery', waitsOn: 'dealer' },
  DELIVERED: { stage: 'delivery', waitsOn: null, action: 'giveFeedback' },
  REQUESTED_CANCELLATION: { stage: null, waitsOn: 'platform' },
  CANCELLED: { stage: null, waitsOn: null },
  REACTIVATED_ORDER: { stage: null, waitsOn: 'platform' },
  EXPIRED: { stage: 'reservation', waitsOn: null },
  WITHDRAWN: { stage: null, waitsOn: 'customer', action: 'returnCar' },
  RETURNED: { stage: null, waitsOn: null },
}

export const BANK_ROWS: Readonly<Record<BankConsequence, StatusRow>> = {
  open: { stage: 'approval', waitsOn: 'bank' },
  customer: { stage: 'approval', waitsOn: 'customer', action: 'uploadDocuments' },
  approved: { stage: 'approval', waitsOn: 'bank' },
  paid: { stage: 'approval', waitsOn: null },
  refused: { stage: 'approval', waitsOn: 'customer', action: 'chooseBalancePayment' },
}

export type StatusInfo = {
  /** As it came. */
  readonly code: string
  /** Null for a bank's status and an unknown one. */
  readonly status: OrderStatus | null
  readonly isKnown: boolean
  readonly stage: Stage | null
  readonly title: OrderTextKey
  readonly sentence: OrderTextKey
}

/**
 * Takes any code of the timeline, the older list or a bank; returns its stage and texts, as history tells it. An unknown code
 * reads "being processed", never an error (OT8). What happens now and who acts is `orderState`'s.
 */
export function statusInfo(code: string): StatusInfo {
  const status = orderStatusOf(code)
  const known = status ?? (isBankStatus(code) ? code : null)
  return { code, status, isKnown: known !== null, stage: stageOf(status, code), ...textsOf(known ?? 'unknown') }
}

/** Takes a status; returns the keys of its title and its sentence, `order.status.<STATUS>.title` and `order.status.<STATUS>`. */
export const textsOf = (
  status: OrderStatus | BankStatus | typeof LAPSED | 'unknown',
): { title: OrderTextKey; sentence: OrderTextKey } => ({
  title: `order.status.${status}.title`,
  sentence: `order.status.${status}`,
})

function stageOf(status: OrderStatus | null, code: string): Stage | null {
  if (status) return STATUS_ROWS[status].stage
  return isBankStatus(code) ? BANK_ROWS[bankConsequence(code)].stage : null
}
