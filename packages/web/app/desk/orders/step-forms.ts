import { chassisRefusal } from '@volante/domain/car/chassis'
import { plateRefusal } from '@volante/domain/car/plate'
import { mileageRefusal } from '@volante/domain/vehicle/readings'
import { type MessageKey, type Refusals, refuse, refusing } from '@volante/domain/refusal'
import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { ESTIMATE_REASONS } from '@volante/domain/order/estimates'
import { parsePrice } from '@volante/domain/money/price'
import { describeFields } from '../../forms/describe-fields.ts'

const steps = describeFields({
  note: { label: 'orders.desk.message', hint: 'orders.desk.message.hint', control: 'area', maxLength: 500 },
  inside: { label: 'orders.desk.inside', hint: 'orders.desk.inside.hint', control: 'area', maxLength: 500 },
  status: { label: 'orders.desk.advance' },
  deliveryOn: { label: 'orders.desk.estimate.day', type: 'date' },
  reason: { label: 'orders.desk.reason', control: 'select' },
  decision: { label: 'orders.desk.steps' },
  reply: { label: 'orders.desk.cancellation.note', control: 'area', maxLength: 500 },
  why: { label: 'orders.desk.fraud.note', hint: 'orders.desk.inside.hint', control: 'area', maxLength: 300 },
  paperReason: { label: 'orders.desk.document.reason', control: 'select' },
  amount: { label: 'orders.desk.refund.amount', control: 'money' },
  currency: { label: 'orders.desk.refund.amount' },
  appraised: { label: 'orders.desk.usedCar.appraised', control: 'money' },
  chassis: {
    label: 'orders.desk.chassis',
    hint: 'orders.desk.assign.hint',
    autoComplete: 'off',
    maxLength: 20,
  },
  plate: { label: 'orders.desk.plate.field', autoComplete: 'off', maxLength: 10 },
  mileage: { label: 'orders.desk.plate.mileage', control: 'number', maxLength: 9 },
  returnOn: { label: 'orders.return.day', control: 'select' },
  version: { label: 'orders.desk.document' },
  refundReason: { label: 'orders.desk.reason', hint: 'orders.desk.refund.why', maxLength: 300 },
})
export const { Field } = steps

const unless = <Name extends string>(isWell: boolean, name: Name, key: MessageKey): Refusals =>
  isWell ? {} : { [name]: refuse(key) }
const isFilled = (text: string): boolean => text.trim() !== ''

/** Takes an amount as it was typed; returns its cents, null where it is none. */
export const centsOf = (amount: string, currency: string): number | null =>
  parsePrice(amount, currency === 'ARS' ? 'ARS' : 'BRL') || null

/** Each step staff may take with an order. */
export const STEP_FORMS = {
  advance: steps.form({
    kind: 'advance',
    fields: ['note', 'status'],
    rules: ({ status }) => unless(isFilled(status), 'status', 'order.missing.status'),
  }),
  estimate: steps.form({
    kind: 'estimate',
    fields: ['deliveryOn', 'reason', 'note'],
    rules: ({ deliveryOn, reason }) => ({
      ...unless(isFilled(deliveryOn), 'deliveryOn', 'order.missing.estimate'),
      ...unless(isOneOf(ESTIMATE_REASONS, reason), 'reason', 'order.missing.estimate'),
    }),
  }),
  cancellation: steps.form({
    kind: 'cancellation',
    fields: ['reply', 'decision'],
    rules: ({ decision, reply }) => unless(decision === 'accept' || isFilled(reply), 'reply', 'order.missing.note'),
  }),
  inside: steps.form({
    kind: 'inside',
    fields: ['inside'],
    rules: ({ inside }) => unless(isFilled(inside), 'inside', 'order.missing.note'),
  }),
  settle: steps.form({ kind: 'settle', fields: ['inside'] }),
  confirmRefund: steps.form({ kind: 'confirmRefund', fields: ['inside'] }),
  appraise: steps.form({
    kind: 'appraise',
    fields: ['appraised', 'currency', 'reply'],
    rules: ({ appraised, currency, reply }) => ({
      ...unless(centsOf(appraised, currency) !== null, 'appraised', 'order.missing.refund'),
      ...unless(isFilled(reply), 'reply', 'order.missing.note'),
    }),
  }),
  assign: steps.form({
    kind: 'assign',
    fields: ['chassis'],
    rules: ({ chassis }) => refusing({ chassis: chassisRefusal(chassis) }),
  }),
  plate: steps.form({
    kind: 'plate',
    fields: ['plate', 'mileage'],
    rules: ({ plate, mileage }, { country }) =>
      refusing({ plate: plateRefusal(plate, country), mileage: mileageRefusal(mileage, 'optional') }),
  }),
  returnDay: steps.form({
    kind: 'returnDay',
    fields: ['returnOn'],
    rules: ({ returnOn }) => unless(isFilled(returnOn), 'returnOn', 'order.return.day'),
  }),
  carBack: steps.form({ kind: 'carBack', fields: ['note'] }),
  decideRefund: steps.form({ kind: 'decideRefund', fields: ['decision'] }),
  retryRefund: steps.form({ kind: 'retryRefund', fields: ['decision'] }),
  refund: steps.form({
    kind: 'refund',
    fields: ['amount', 'currency', 'refundReason', 'decision'],
    rules: ({ amount, currency, refundReason }) => ({
      ...unless(centsOf(amount, currency) !== null, 'amount', 'order.missing.refund'),
      ...unless(isFilled(refundReason), 'refundReason', 'order.missing.refund'),
    }),
  }),
  document: steps.form({
    kind: 'document',
    // A reason may be the decision: one press then refuses by it.
    fields: ['paperReason', 'decision', 'version'],
    rules: ({ decision, paperReason }) =>
      unless(
        decision === 'approve' || [decision, paperReason].some((one) => isOneOf(DOCUMENT_REFUSALS, one)),
        'paperReason',
        'order.document.reason',
      ),
  }),
  fraud: steps.form({
    kind: 'fraud',
    fields: ['why', 'decision'],
    rules: ({ decision, why }) => unless(decision === 'approve' || isFilled(why), 'why', 'order.missing.note'),
  }),
}

export type StepKind = keyof typeof STEP_FORMS
