import { awaitsCar } from './assignment.ts'
import { bankConsequence, isBankStatus } from './bank-status.ts'
import type { DocumentStatus } from './documents.ts'
import { isDepositAwaited, type OrderFacts, positionOf } from './line.ts'
import { type PaymentKind, settlementOf } from './payment-kind.ts'
import { type Assignee, type Queue, QUEUES } from './queues.ts'
import { isRefundOpen, type RefundState } from './refund.ts'
import type { SelfieState } from './selfie.ts'
import { BANK_ROWS, type CustomerAction, STATUS_ROWS } from './stages.ts'
import { isOrderEnd, type OrderStatus, orderStatusOf } from './transitions.ts'

/** A part of the total, as far as somebody must act for it. */
export type StatePart = {
  readonly purpose: 'deposit' | 'remaining' | null
  /** Null for discounts. */
  readonly paymentKind: PaymentKind | null
  readonly amountCents: number
  readonly isPaid: boolean
  /** A used car was appraised at another value, and the buyer has not answered. */
  readonly isOffered: boolean
}

/** All that decides what happens with an order now. */
export type TaskFacts = OrderFacts & {
  /** Its newest status, and where it stands on its line (`reachedOf`). */
  readonly status: string
  readonly reached: string
  /** The newest code reported: the status, a bank's word while the bank decides, or one nobody knows. */
  readonly code: string
  /** How each paper it needs stands. */
  readonly documents: readonly DocumentStatus[]
  readonly photo: SelfieState
  readonly contract: 'OPEN' | 'SIGNED' | null
  readonly parts: readonly StatePart[]
  /** What no part covers. */
  readonly remainingCents: number
  readonly refunds: readonly { readonly state: RefundState; readonly amountCents: number }[]
  readonly isRated: boolean
}

/** What is open: who does it, by which action of the buyer or in which queue of the desk. */
export type Task = {
  readonly assignee: Assignee
  readonly action: CustomerAction | null
  readonly queue: Queue | null
  /** Nothing waits for it, as an opinion about a delivered car. */
  readonly isOptional: boolean
}

/**
 * Takes what is known of an order; returns what is open for the purchase itself, the buyer's first. Nobody has anything to do
 * with one that is over, but for a car on its way back.
 */
export function ownTasks(facts: TaskFacts): readonly Task[] {
  if (facts.status === 'WITHDRAWN') return [forBuyer('returnCar'), inQueue('withdrawals')]
  if (facts.status === 'DELIVERED' || facts.status === 'RETURNED')
    return facts.isRated ? [] : [{ ...forBuyer('giveFeedback'), isOptional: true }]
  if (isOrderEnd(facts.status)) return []
  if (facts.status === 'REQUESTED_CANCELLATION') return [inQueue('cancellations')]
  const asked = [...payAgainTasks(facts), ...uploadTasks(facts)]
  const step = stepTasks(facts).filter(
    ({ action }) => !asked.some((task) => task.action !== null && task.action === action),
  )
  const open = [...asked, ...step, ...reviewTasks(facts), ...valueTasks(facts), ...carTasks(facts)]
  const isBuyers = ({ assignee }: Task) => Number(assignee === 'customer')
  return open.length === 0 ? [forOther('platform')] : open.sort((one, other) => isBuyers(other) - isBuyers(one))
}

/** A deposit that went back is awaited once more. */
const payAgainTasks = (facts: TaskFacts): readonly Task[] =>
  facts.isDepositReturned && !isDepositPaid(facts) && isDepositAwaited(facts, facts.reached) ? [forBuyer('pay')] : []

const isDepositPaid = ({ parts }: TaskFacts): boolean =>
  parts.some(({ purpose, isPaid, amountCents }) => purpose === 'deposit' && isPaid && amountCents > 0)

const isBefore = (reached: string, status: string): boolean => positionOf(reached) < positionOf(status)

/** Papers are asked for once the car is reserved, until they are approved; a refused one at any time. */
function uploadTasks({ reached, documents }: TaskFacts): readonly Task[] {
  const isAsked = positionOf(reached) >= positionOf('RESERVE') && isBefore(reached, 'SIGN_CONTRACT')
  const isMissing = isAsked && documents.includes('missing')
  return isMissing || documents.includes('refused') ? [forBuyer('uploadDocuments')] : []
}

function reviewTasks({ reached, documents, photo }: TaskFacts): readonly Task[] {
  const isForPerson = photo === 'human review' || photo === 'maximum attempts exceeded'
  return [
    ...(documents.includes('sent') ? [inQueue('papers')] : []),
    ...(reached === 'ANTI_FRAUD' && isForPerson ? [inQueue('photos')] : []),
  ]
}

/** The value of a used car is confirmed whenever the dealer has seen it, and another one by the buyer first; other money when the order waits for it. */
function valueTasks(facts: TaskFacts): readonly Task[] {
  if (isBefore(facts.reached, 'RESERVE')) return []
  const cars = openParts(facts).filter(({ paymentKind }) => paymentKind === 'trade')
  if (cars.some(({ isOffered }) => isOffered)) return [forBuyer('answerAppraisal')]
  return cars.length > 0 ? [inQueue('appraisals')] : []
}

/** Which car it became is said by the dealer; nothing goes on before. */
const carTasks = (facts: TaskFacts): readonly Task[] => (awaitsCar(facts) ? [inQueue('assignments')] : [])

const openParts = ({ parts }: TaskFacts): readonly StatePart[] =>
  parts.filter(({ isPaid, paymentKind, amountCents }) => !isPaid && paymentKind !== null && amountCents > 0)

/** Statuses at which more than the status decides what is waited for; every other one waits as its row says. */
const AT: Readonly<Partial<Record<OrderStatus, (facts: TaskFacts) => readonly Task[]>>> = {
  RESERVE: () => [],
  UPLOADED_DOCS: (facts) => (facts.deposit === 'boleto' && !hasDeposit(facts) ? [forBuyer('pay')] : []),
  BILLET_PAYMENT: (facts) => (isDepositPaid(facts) ? [] : [forBuyer('pay')]),
  FINANCING_PAYMENT: ({ hasBank }) => [hasBank ? forOther('bank') : inQueue('settlements')],
  EXT_CONSORTIUM_PAYMENT: () => [inQueue('settlements')],
  DEALER_PAYMENT: (facts) => [
    openParts(facts).some(({ paymentKind }) => paymentKind === 'dealer') ? inQueue('settlements') : forOther('dealer'),
  ],
  ANTI_FRAUD: ({ photo }) => (PHOTO_OPEN.includes(photo) ? [forBuyer('takeSelfie')] : []),
  SIGN_CONTRACT: ({ contract }) => (contract === 'OPEN' ? [forBuyer('signContract')] : []),
  VEHICLE_PRODUCED: (facts) => (awaitsCar(facts) ? [] : [forOther('factory')]),
  AT_DEALER: () => [{ ...forBuyer('arrangeHandover'), isOptional: true }, forOther('dealer')],
  BILLET_AVAILABLE: balanceTasks,
  REMAINING_PAYMENT: balanceTasks,
}

/** What the step the order stands at waits for. */
function stepTasks(facts: TaskFacts): readonly Task[] {
  const { code } = facts
  if (isBankStatus(code)) return rowTasks(BANK_ROWS[bankConsequence(code)].waitsOn, bankAction(code))
  const status = orderStatusOf(code)
  if (status === null) return [forOther('platform')]
  const { waitsOn, action } = STATUS_ROWS[status]
  return AT[status]?.(facts) ?? rowTasks(waitsOn, action ?? null)
}

/** The buyer may still take a photo. */
const PHOTO_OPEN: readonly SelfieState[] = ['ready', 'failed face detection', 'retry']

const hasDeposit = ({ parts }: TaskFacts): boolean => parts.some(({ purpose }) => purpose === 'deposit')

/** The rest: chosen and paid by the buyer, or awaited from whoever brings it. */
function balanceTasks(facts: TaskFacts): readonly Task[] {
  const open = openParts(facts)
  if (open.some(({ paymentKind }) => paymentKind && settlementOf(paymentKind) !== 'external')) return [forBuyer('pay')]
  if (facts.remainingCents > 0) return [forBuyer('chooseBalancePayment')]
  const awaited = open.filter(({ paymentKind }) => paymentKind !== 'trade')
  const isAtBank = ({ paymentKind }: StatePart): boolean => paymentKind === 'financing' && facts.hasBank
  return [
    ...(awaited.some(isAtBank) ? [forOther('bank')] : []),
    ...(awaited.some((part) => !isAtBank(part)) ? [inQueue('settlements')] : []),
  ]
}

const bankAction = (code: string): CustomerAction | null =>
  code === 'PENDING_CONTRACT_SIGN'
    ? 'signContract'
    : isBankStatus(code)
      ? (BANK_ROWS[bankConsequence(code)].action ?? null)
      : null

const rowTasks = (waitsOn: Assignee | null, action: CustomerAction | null): readonly Task[] =>
  action ? [forBuyer(action)] : waitsOn ? [forOther(waitsOn)] : []

/** Takes the same; returns what is open for money on its way back, whatever became of the order. */
export function refundTasks({ refunds }: TaskFacts): readonly Task[] {
  const open = refunds.filter(({ state }) => isRefundOpen(state)).map(({ state }) => state)
  return [
    ...(open.includes('needsAccount') ? [forBuyer('giveAccount')] : []),
    ...(open.includes('needsApproval') ? [inQueue('refundApprovals')] : []),
    ...(open.some((state) => state !== 'needsApproval') ? [inQueue('refunds')] : []),
  ]
}

const forBuyer = (action: CustomerAction): Task => ({ assignee: 'customer', action, queue: null, isOptional: false })
const inQueue = (queue: Queue): Task => ({ assignee: QUEUES[queue].assignee, action: null, queue, isOptional: false })
const forOther = (assignee: Assignee): Task => ({ assignee, action: null, queue: null, isOptional: false })
