import { readFileSync, writeFileSync } from 'node:fs'
import { BANK_1, BANK_2, bankConsequence } from '@volante/domain/order/bank-status'
import { type Condition, LINE, type LineStep, type OrderFacts, pathOf } from '@volante/domain/order/line'
import { OLDER_STATUSES } from '@volante/domain/order/older-status'
import { PAYMENT_KINDS, paymentKindsOf, settlementOf } from '@volante/domain/order/payment-kind'
import { STATUS_ROWS } from '@volante/domain/order/stages'
import { actorsOf, nextStatuses, type OrderStatus } from '@volante/domain/order/transitions'

// Writes the tables of docs/orders.md from the rules: `node scripts/orders-doc.ts`. A test keeps them true.

export const ORDERS_DOC = new URL('../docs/orders.md', import.meta.url)

const WHEN: Readonly<Record<Condition, string>> = {
  always: 'always',
  boletoDeposit: 'deposit by boleto',
  boletoBalance: 'balance by boleto',
  financing: 'financing',
  externalConsortium: 'consortium of another house',
  ownConsortium: "the brand's consortium",
  dealerCounter: 'deposit at the dealer, or a used car',
  directSale: 'direct sale',
  employee: 'employee benefit',
}

const PLAIN: OrderFacts = {
  deposit: 'card',
  balance: [],
  directSale: false,
  employee: false,
  hasBank: true,
  ownConsortium: false,
}

const FULL: OrderFacts = { ...PLAIN, deposit: 'boleto', balance: [...PAYMENT_KINDS], directSale: true, employee: true }

const FORKS: readonly (readonly [string, OrderFacts])[] = [
  ...PAYMENT_KINDS.map((kind) => [`deposit: ${kind}`, { ...PLAIN, deposit: kind }] as const),
  ...PAYMENT_KINDS.map((kind) => [`balance: ${kind}`, { ...PLAIN, balance: [kind] }] as const),
  ['consortium of the brand', { ...PLAIN, balance: ['consortium'], ownConsortium: true }],
  ['direct sale', { ...PLAIN, directSale: true }],
  ['employee benefit', { ...PLAIN, employee: true }],
]

const OFF_LINE: readonly (readonly [OrderStatus, string, OrderStatus])[] = [
  ['REQUESTED_CANCELLATION', 'any status but an end', 'PAID'],
  ['CANCELLED', 'any status but an end', 'PAID'],
  ['REACTIVATED_ORDER', 'a cancellation, asked for or carried out', 'CANCELLED'],
  ['EXPIRED', 'any status while the deposit is awaited', 'PRE_RESERVE'],
  ['WITHDRAWN', 'a delivery, within the days of the law', 'DELIVERED'],
  ['RETURNED', 'a withdrawal, when the car is back', 'WITHDRAWN'],
]

/** Takes the document; returns it with every table between its markers written anew. */
export function withTables(document: string): string {
  return document.replace(
    /<!-- table: (\w+) -->\n[\s\S]*?<!-- end -->/g,
    (_, name: string) => `<!-- table: ${name} -->\n\n${TABLES[name]?.() ?? `no table ${name}`}\n\n<!-- end -->`,
  )
}

const TABLES: Readonly<Record<string, () => string>> = {
  payments: () =>
    table(
      ['kind', 'money is known', 'Brazil', 'Argentina'],
      PAYMENT_KINDS.map((kind) => [
        code(kind),
        settlementOf(kind),
        ...(['BR', 'AR'] as const).map((country) => yes(paymentKindsOf(country).includes(kind))),
      ]),
    ),
  line: () =>
    table(
      ['#', 'status', 'stage', 'on the path', 'required', 'written by', 'ended by', 'waits on', "buyer's action"],
      LINE.map((step, at) => lineRow(step, at + 1)),
    ),
  offLine: () =>
    table(
      ['status', 'may follow', 'written by', 'then'],
      OFF_LINE.map(([status, after, from]) => [
        code(status),
        after,
        list(actorsOf(PLAIN, from, status)),
        status === 'REACTIVATED_ORDER'
          ? 'where it stood, or further'
          : list(nextStatuses(PLAIN, status), code) || 'an end',
      ]),
    ),
  paths: () =>
    table(
      ['order', 'steps beside those of every order'],
      FORKS.map(([name, facts]) => [
        name,
        list(
          pathOf(facts).flatMap(({ status, when }) => (when === 'always' ? [] : status)),
          code,
        ) || 'none',
      ]),
    ),
  transitions: () =>
    table(
      ['from', 'to'],
      pathOf(FULL).map(({ status }) => [
        code(status),
        list(
          nextStatuses(FULL, status).filter((one) => !OFF_LINE.some(([off]) => off === one)),
          code,
        ) || 'an end',
      ]),
    ),
  older: () =>
    table(
      ['older status', 'on the timeline', 'may be followed by'],
      Object.entries(OLDER_STATUSES).map(([status, { timeline, next }]) => [
        code(status),
        code(timeline),
        list(next, code) || 'an end',
      ]),
    ),
  bank1: () => bankTable(BANK_1),
  bank2: () => bankTable(BANK_2),
}

function lineRow(step: LineStep, number: number): string[] {
  const { stage, waitsOn, action } = STATUS_ROWS[step.status]
  return [
    String(number),
    code(step.status),
    stage ?? '',
    WHEN[step.when],
    yes(step.isRequired),
    list(step.by),
    list(step.endedBy ?? []),
    waitsOn ?? '',
    action ? code(action) : '',
  ]
}

const bankTable = (steps: Readonly<Record<string, { readonly next: readonly string[] }>>): string =>
  table(
    ['status', 'means', 'may be followed by'],
    Object.entries(steps).map(([status, { next }]) => [
      code(status),
      bankConsequence(status),
      list(next, code) || 'an end',
    ]),
  )

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const code = (text: string): string => `\`${text}\``
const yes = (is: boolean): string => (is ? 'yes' : '')

const list = (values: readonly string[], write: (value: string) => string = String): string =>
  values.map(write).join(', ')

if (import.meta.main) writeFileSync(ORDERS_DOC, withTables(readFileSync(ORDERS_DOC, 'utf8')))
