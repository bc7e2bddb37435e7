import type { Permission } from '@volante/domain/policy/permissions'
import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_KINDS, DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { ESTIMATE_REASONS } from '@volante/domain/order/estimates'
import { parsePrice } from '@volante/domain/price'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden } from '../../work/require-right.ts'

/** Each step staff may take with an order, and the right it asks for. */
const STEPS = {
  advance: 'orders.advance',
  estimate: 'orders.estimate',
  cancellation: 'orders.cancel',
  settle: 'orders.advance',
  refund: 'refunds.approve',
  confirmRefund: 'refunds.approve',
  document: 'documents.review',
  fraud: 'fraud.review',
} as const satisfies Readonly<Record<string, Permission>>
export type Step = keyof typeof STEPS
const NAMES = Object.keys(STEPS) as Step[]

export interface RefusedStep {
  readonly step: Step
  /** Key of texts/<lang>/errors.json or orders.json; `message` where the desk's language has no such text. */
  readonly key: string
  readonly message: string
  /** What was typed, by field. */
  readonly values: Readonly<Record<string, string>>
}

type Taken = { readonly call: Promise<unknown> } | { readonly missing: string }

/** Takes a posted form of an order's page; leads back to the order, or answers why the step was refused with what was typed. */
export async function takeStep({ api }: Pick<Page, 'api'>, request: Request, id: string) {
  const form = await request.formData()
  const name = String(form.get('step') ?? '')
  if (!isOneOf(NAMES, name)) throw data(null, { status: 400 })
  const values = Object.fromEntries(
    [...form].filter(([field]) => field !== '_xsrf').map(([field, value]) => [field, String(value)]),
  )
  const refused = (status: number, key: string, message = '') =>
    data<RefusedStep>({ step: name, key, message, values }, { status })
  const taken = takers[name](api, id, values)
  if ('missing' in taken) return refused(422, taken.missing)
  try {
    await taken.call
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal || refusal.status === 403 || refusal.status === 404) return refuseForbidden(STEPS[name])(error)
    const [first] = refusal.fields ?? []
    return refused(refusal.status, first?.code ?? refusal.code, first?.message ?? refusal.message)
  }
  return redirect(`/desk/orders/${id}?done=${name}`, 303)
}

type Values = Readonly<Record<string, string>>
type Taker = (api: Page['api'], id: string, values: Values) => Taken

const noteOf = ({ note = '' }: Values) => (note.trim() === '' ? {} : { note: note.trim() })

const takers: Readonly<Record<Step, Taker>> = {
  advance(api, id, values) {
    if (!values.status) return { missing: 'orders.desk.missing.status' }
    return { call: api.orders.advance({ ...sent(id, values), body: { status: values.status, ...noteOf(values) } }) }
  },
  estimate(api, id, values) {
    const { deliveryOn = '', reason = '' } = values
    if (deliveryOn === '' || !isOneOf(ESTIMATE_REASONS, reason)) return { missing: 'orders.desk.missing.estimate' }
    return { call: api.orders.estimate({ ...sent(id, values), body: { deliveryOn, reason, ...noteOf(values) } }) }
  },
  cancellation(api, id, values) {
    const accepted = values.decision === 'accept'
    if (!accepted && !values.note?.trim()) return { missing: 'orders.desk.missing.note' }
    return { call: api.orders.decideCancellation({ ...sent(id, values), body: { accepted, ...noteOf(values) } }) }
  },
  settle(api, id, values) {
    const { partId = '' } = values
    return { call: api.orders.settlePart({ ...sent(id, values), params: { id, partId }, body: noteOf(values) }) }
  },
  refund(api, id, values) {
    const { chargeId = '', reason = '' } = values
    const amount = parsePrice(values.amount ?? '', values.currency === 'ARS' ? 'ARS' : 'BRL')
    if (!amount || reason.trim() === '') return { missing: 'orders.desk.missing.refund' }
    return { call: api.orders.refund({ ...sent(id, values), body: { chargeId, amount, reason: reason.trim() } }) }
  },
  confirmRefund(api, id, values) {
    const { refundId = '' } = values
    return { call: api.orders.confirmRefund({ ...sent(id, values), params: { id, refundId }, body: noteOf(values) }) }
  },
  document(api, id, values) {
    const { kind = '', reason = '' } = values
    const approved = values.decision === 'approve'
    if (!isOneOf(DOCUMENT_KINDS, kind)) return { missing: 'request.invalid' }
    if (approved) return { call: api.orders.reviewDocument({ ...sent(id, values), body: { kind, approved } }) }
    if (!isOneOf(DOCUMENT_REFUSALS, reason)) return { missing: 'order.document.reason' }
    return { call: api.orders.reviewDocument({ ...sent(id, values), body: { kind, approved, reason } }) }
  },
  fraud(api, id, values) {
    const note = values.note?.trim() ?? ''
    if (note === '') return { missing: 'orders.desk.missing.note' }
    return {
      call: api.orders.reviewFraud({ ...sent(id, values), body: { approved: values.decision === 'approve', note } }),
    }
  },
}

const sent = (id: string, { once }: Values) => ({ params: { id }, idempotencyKey: once || crypto.randomUUID() })
