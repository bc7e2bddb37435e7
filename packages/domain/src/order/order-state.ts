import { isBankStatus } from './bank-status.ts'
import type { CancellationBasis } from './cancellation.ts'
import { ownTasks, refundTasks, type Task, type TaskFacts } from './open-tasks.ts'
import type { Assignee, Queue } from './queues.ts'
import { isRefundOpen } from './refund.ts'
import { type CustomerAction, type OrderTextKey, textsOf } from './stages.ts'
import { isOrderEnd, orderStatusOf } from './transitions.ts'

/** What is known of an order besides its history: path, papers, photo, contract, money, how it ended. */
export type StateFacts = TaskFacts & {
  /** On what ground it was ended, or is to be; null where nobody asked for that. */
  readonly basis: CancellationBasis | null
}

export type OrderMoney = {
  /** What the buyer still has to pay: nothing once the order ended. */
  readonly owedCents: number
  /** Received and neither back nor on its way. */
  readonly keptCents: number
  /** On its way back, and back. */
  readonly returningCents: number
  readonly returnedCents: number
}

/** The one truth about an order: every page, list, letter, filter and count says it in these words. */
export type OrderState = {
  /** What happens now. */
  readonly title: OrderTextKey
  readonly sentence: OrderTextKey
  /** Who acts, the buyer first; empty when nobody has to. */
  readonly assignees: readonly Assignee[]
  /** What the buyer may do, each a button. */
  readonly actions: readonly CustomerAction[]
  /** Where the desk finds it. */
  readonly queues: readonly Queue[]
  /** The purchase is over, whatever still goes back. */
  readonly isEnded: boolean
  /** A legal right is being exercised: before everything else. */
  readonly isUrgent: boolean
  readonly money: OrderMoney
}

/**
 * Takes all that is known of an order; returns what happens now, who acts, what is open with its action and its queue, and
 * what is owed or given back. Pure: two readers of the same facts never read two things.
 */
export function orderState(facts: StateFacts): OrderState {
  const own = ownTasks(facts)
  const tasks = [...own, ...refundTasks(facts)]
  const money = moneyOf(facts)
  const assignees = new Set(tasks.flatMap(({ assignee, isOptional }) => (isOptional ? [] : assignee)))
  return {
    ...headline(facts, own, money),
    assignees: [...assignees].sort((one, other) => Number(other === 'customer') - Number(one === 'customer')),
    actions: tasks.flatMap(({ action }) => action ?? []),
    queues: tasks.flatMap(({ queue }) => queue ?? []),
    isEnded: isOrderEnd(facts.status),
    isUrgent: facts.status === 'WITHDRAWN',
    money,
  }
}

function moneyOf({ status, parts, remainingCents, refunds }: StateFacts): OrderMoney {
  const returningCents = sum(refunds.filter(({ state }) => isRefundOpen(state) && state !== 'needsApproval'))
  const paidCents = sum(parts.filter(({ isPaid }) => isPaid))
  const promisedCents = sum(parts.filter(({ isPaid, paymentKind }) => !isPaid && paymentKind !== null))
  return {
    owedCents: isOrderEnd(status) ? 0 : remainingCents + promisedCents,
    keptCents: Math.max(0, paidCents - returningCents),
    returningCents,
    returnedCents: sum(refunds.filter(({ state }) => state === 'done')),
  }
}

const sum = (amounts: readonly { readonly amountCents: number }[]): number =>
  amounts.reduce((total, { amountCents }) => total + amountCents, 0)

type Headline = Pick<OrderState, 'title' | 'sentence'>

/** Situations that no status names. */
export const SITUATIONS = [
  'papersMissing',
  'papersRefused',
  'papersInReview',
  'photoInReview',
  'finalCheck',
  'payAgain',
  'ordered',
  'orderedPapers',
  'issueBoleto',
  'contractPrinting',
  'balanceAwaited',
  'appraisal',
  'cancelled.nothing',
  'cancelled.kept',
  'cancelled.returning',
  'cancelled.returned',
  'withdrawn.nothing',
  'withdrawn.returning',
  'withdrawn.returned',
  'expired.returning',
  'carBack.returning',
  'carBack.returned',
] as const
type Situation = (typeof SITUATIONS)[number]

const say = (situation: Situation): Headline => ({
  title: `order.now.${situation}.title`,
  sentence: `order.now.${situation}`,
})

function headline(facts: StateFacts, own: readonly Task[], money: OrderMoney): Headline {
  const situation = isOrderEnd(facts.status) ? endSituation(facts, money) : openSituation(facts, own)
  if (situation) return say(situation)
  const status = orderStatusOf(facts.code)
  return textsOf(status ?? (isBankStatus(facts.code) ? facts.code : 'unknown'))
}

/** How an order ended says what becomes of the money. */
function endSituation({ status, basis }: StateFacts, money: OrderMoney): Situation | null {
  const { keptCents, returningCents, returnedCents } = money
  const stage = returningCents > 0 ? 'returning' : 'returned'
  if (status === 'EXPIRED') return returningCents > 0 ? 'expired.returning' : null
  if (status === 'RETURNED') return `carBack.${stage}`
  if (status !== 'CANCELLED') return null
  const isNothing = returningCents + returnedCents === 0
  if (basis === 'withdrawal') return isNothing ? 'withdrawn.nothing' : `withdrawn.${stage}`
  if (isNothing) return keptCents > 0 ? 'cancelled.kept' : 'cancelled.nothing'
  return `cancelled.${stage}`
}

/** The first open task says more than the status where they differ. */
function openSituation(
  { status, code, documents, isDepositReturned, isCarMissing }: StateFacts,
  own: readonly Task[],
): Situation | null {
  const isKnown = orderStatusOf(code) !== null || isBankStatus(code)
  // What nobody knows reads as being processed (OT8), whatever else is open.
  if (status === 'REQUESTED_CANCELLATION' || !isKnown) return null
  const first = own[0]
  const isAt = (...codes: readonly string[]): boolean => codes.includes(orderStatusOf(code) ?? '')
  if (first?.action === 'answerAppraisal') return 'appraisal'
  if (first?.action === 'uploadDocuments') {
    if (documents.includes('refused')) return 'papersRefused'
    if (isAt('RESERVE') && isCarMissing) return 'orderedPapers'
    return isAt('RESERVE') || isBankStatus(code) ? null : 'papersMissing'
  }
  if (first?.action === 'pay' && isDepositReturned && !isAt('REMAINING_PAYMENT', 'BILLET_AVAILABLE')) return 'payAgain'
  if (isAt('PRE_RESERVE') && isCarMissing) return 'ordered'
  if (isAt('UPLOADED_DOCS')) return first?.action === 'pay' ? 'issueBoleto' : null
  if (isAt('RESERVE', 'BILLET_PAYMENT', 'ANTI_FRAUD') && first?.assignee !== 'customer') {
    if (own.some(({ queue }) => queue === 'photos')) return 'photoInReview'
    return own.some(({ queue }) => queue === 'papers') ? 'papersInReview' : 'finalCheck'
  }
  if (isAt('SIGN_CONTRACT') && first?.action !== 'signContract') return 'contractPrinting'
  if (isAt('REMAINING_PAYMENT', 'BILLET_AVAILABLE') && first?.assignee !== 'customer') return 'balanceAwaited'
  return null
}
