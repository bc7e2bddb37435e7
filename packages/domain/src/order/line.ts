import type { OrderTimelineStep } from '../status.ts'
import type { PaymentKind } from './payment-kind.ts'

// The line every order travels, from the list of spec platform §4 in its order (O-12), with two exceptions:
// the five codes that were appended to the list stand where they belong, and documents come before a payment that takes
// time, because no boleto is issued without them (CK7) and banks, consortia and dealers ask for the same papers.

/** Who writes a status. `platform` is ourselves: clocks, settlements, checks. */
export const ACTORS = ['customer', 'platform', 'bank', 'dealer', 'factory', 'administrator'] as const
export type Actor = (typeof ACTORS)[number]

/** What decides an order's path. */
export type OrderFacts = {
  /** How the deposit is paid; null until chosen. */
  readonly deposit: PaymentKind | null
  /** How the rest is paid; empty until chosen. */
  readonly balance: readonly PaymentKind[]
  /** Sold by the factory itself. */
  readonly directSale: boolean
  /** Bought with the employee benefit. */
  readonly employee: boolean
  /** A bank's proposal was sent from here; otherwise the dealer arranges the financing and confirms it. */
  readonly hasBank: boolean
  /** The letter of credit is of the brand's own consortium. */
  readonly ownConsortium: boolean
  /** The deposit was paid and has gone back. */
  readonly isDepositReturned?: boolean
  /** The car is still to be built, and none was assigned. */
  readonly isCarMissing?: boolean
}

const pays = (kind: PaymentKind, { deposit, balance }: OrderFacts): boolean =>
  deposit === kind || balance.includes(kind)

/** When a status belongs to an order's path. */
export const CONDITIONS = {
  always: () => true,
  boletoDeposit: ({ deposit }) => deposit === 'boleto',
  boletoBalance: ({ balance }) => balance.includes('boleto'),
  financing: (facts) => pays('financing', facts),
  externalConsortium: (facts) => pays('consortium', facts) && !facts.ownConsortium,
  ownConsortium: (facts) => pays('consortium', facts) && facts.ownConsortium,
  dealerCounter: (facts) => facts.deposit === 'dealer' || pays('trade', facts),
  directSale: ({ directSale }) => directSale,
  employee: ({ employee }) => employee,
} as const satisfies Readonly<Record<string, (facts: OrderFacts) => boolean>>
export type Condition = keyof typeof CONDITIONS

export type LineStep = {
  readonly status: OrderTimelineStep
  readonly when: Condition
  /** Must be reached before anything behind it; the others may be passed over, as factories do not report each. */
  readonly isRequired: boolean
  /** Who may write it. */
  readonly by: readonly Actor[]
  /** A status that waits: only they may write what follows. */
  readonly endedBy?: readonly Actor[]
}

export const LINE: readonly LineStep[] = [
  must('PRE_RESERVE', 'always', ['customer']),
  must('RESERVE', 'always', ['platform']),
  must('UPLOADED_DOCS', 'always', ['customer']),
  must('BILLET_PAYMENT', 'boletoDeposit', ['customer', 'platform'], ['platform']),
  must('FINANCING_PAYMENT', 'financing', ['platform'], ['bank']),
  must('EXT_CONSORTIUM_PAYMENT', 'externalConsortium', ['platform'], ['dealer']),
  must('FIAT_CONSORTIUM_PAYMENT', 'ownConsortium', ['platform'], ['bank']),
  must('DEALER_PAYMENT', 'dealerCounter', ['platform'], ['dealer']),
  must('ANTI_FRAUD', 'always', ['platform'], ['platform']),
  must('APPROVAL_DIRECT_SALE', 'directSale', ['platform'], ['factory']),
  may('WAITING_LIST', 'always', ['platform', 'factory'], ['platform', 'factory']),
  must('APPROVAL_EMPLOYEE', 'employee', ['platform'], ['administrator']),
  must('SIGN_CONTRACT', 'always', ['platform'], ['customer']),
  must('PLACED', 'always', ['customer']),
  must('CREATED_ORDER', 'always', ['platform', 'factory']),
  may('PROGRESS_ORDER', 'always', ['factory']),
  may('MOUNTED_VEHICLE', 'always', ['factory']),
  may('VEHICLE_PRODUCED', 'always', ['factory']),
  must('INVOICED', 'always', ['factory', 'dealer']),
  may('INVOICE_DELIVERY', 'always', ['factory', 'dealer']),
  may('BILLET_AVAILABLE', 'boletoBalance', ['platform']),
  may('EXPEDITE', 'always', ['factory']),
  may('DELIVER_TO_CCSS', 'always', ['factory']),
  may('CUSTOMER_DELIVERY', 'always', ['factory', 'dealer']),
  may('BILLING', 'always', ['platform', 'dealer']),
  may('REGISTERED', 'always', ['dealer']),
  may('TRANSPORTING', 'always', ['factory']),
  may('REMAINING_PAYMENT', 'always', ['platform']),
  must('PAID', 'always', ['platform']),
  may('IN_TRANSIT', 'always', ['factory', 'dealer']),
  may('AT_DEALER', 'always', ['dealer']),
  must('DELIVERED', 'always', ['dealer']),
]

const POSITIONS: ReadonlyMap<string, number> = new Map(LINE.map(({ status }, at) => [status, at]))

/** Takes any text; returns its place on the line, or -1 for a status that does not move an order. */
export const positionOf = (status: string | null): number => POSITIONS.get(status ?? '') ?? -1

/** Takes an order's facts; returns the steps of its path from the reservation to the delivery. */
export const pathOf = (facts: OrderFacts): readonly LineStep[] => LINE.filter(({ when }) => CONDITIONS[when](facts))

const DEPOSIT_STEP: Readonly<Record<PaymentKind, readonly OrderTimelineStep[]>> = {
  card: [],
  pix: [],
  boleto: ['BILLET_PAYMENT'],
  financing: ['FINANCING_PAYMENT'],
  consortium: ['EXT_CONSORTIUM_PAYMENT', 'FIAT_CONSORTIUM_PAYMENT'],
  trade: ['DEALER_PAYMENT'],
  dealer: ['DEALER_PAYMENT'],
}

/**
 * Takes an order's facts and its place on the line; returns whether the deposit is still awaited there, so that the order
 * may expire: before RESERVE for instant payments, up to their own step for the others, and once it went back until the
 * papers are approved.
 */
export function isDepositAwaited(facts: OrderFacts, status: string): boolean {
  const steps = facts.deposit ? DEPOSIT_STEP[facts.deposit] : []
  const own = pathOf(facts).findLast((step) => steps.includes(step.status))?.status ?? 'PRE_RESERVE'
  const last = facts.isDepositReturned ? LAST_UNPROVEN : own
  const position = positionOf(status)
  return position >= 0 && position <= positionOf(last)
}

/** The last step before papers and photo are approved. */
const LAST_UNPROVEN = 'ANTI_FRAUD'

/** Takes a place on the line; returns whether papers and photo were approved before it, so that the buyer's number is theirs. */
export const isProvenAt = (status: string): boolean => positionOf(status) > positionOf(LAST_UNPROVEN)

function must(status: OrderTimelineStep, when: Condition, by: readonly Actor[], endedBy?: readonly Actor[]): LineStep {
  return { ...may(status, when, by, endedBy), isRequired: true }
}

function may(status: OrderTimelineStep, when: Condition, by: readonly Actor[], endedBy?: readonly Actor[]): LineStep {
  return { status, when, isRequired: false, by, ...(endedBy && { endedBy }) }
}
