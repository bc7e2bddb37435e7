import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { ESTIMATE_REASONS } from '@volante/domain/order/estimates'
import { parsePrice } from '@volante/domain/price'
import * as z from 'zod/mini'
import { describeFields } from '../../forms/describe-fields.ts'

const steps = describeFields({
  note: { label: 'orders.desk.note', control: 'area', maxLength: 500 },
  status: { label: 'orders.desk.advance' },
  deliveryOn: { label: 'orders.desk.estimate.day', type: 'date' },
  reason: { label: 'orders.desk.reason', control: 'select' },
  decision: { label: 'orders.desk.steps' },
  reply: { label: 'orders.desk.cancellation.note', control: 'area', maxLength: 500 },
  why: { label: 'orders.desk.fraud.note', control: 'area', maxLength: 300 },
  paperReason: { label: 'orders.desk.document.reason', control: 'select' },
  amount: { label: 'orders.desk.refund.amount', control: 'money' },
  currency: { label: 'orders.desk.refund.amount' },
  refundReason: { label: 'orders.desk.reason', hint: 'orders.desk.refund.why', maxLength: 300 },
})
export const { Field } = steps

const filled = (key: string) => z.string().check(z.regex(/\S/, key))
const noRules = z.object({})

/** Takes an amount as it was typed; returns its cents, null where it is none. */
export const centsOf = (amount: string, currency: string): number | null =>
  parsePrice(amount, currency === 'ARS' ? 'ARS' : 'BRL') || null

/** Each step staff may take with an order. */
export const STEP_FORMS = {
  advance: steps.form({
    kind: 'advance',
    fields: ['note', 'status'],
    schema: () => z.object({ status: filled('orders.desk.missing.status') }),
  }),
  estimate: steps.form({
    kind: 'estimate',
    fields: ['deliveryOn', 'reason', 'note'],
    schema: () =>
      z.object({
        deliveryOn: filled('orders.desk.missing.estimate'),
        reason: z.enum(ESTIMATE_REASONS, 'orders.desk.missing.estimate'),
      }),
  }),
  cancellation: steps.form({
    kind: 'cancellation',
    fields: ['reply', 'decision'],
    schema: () =>
      z.object({ decision: z.string(), reply: z.string() }).check(
        z.refine(({ decision, reply }) => decision === 'accept' || reply.trim() !== '', {
          path: ['reply'],
          error: 'orders.desk.missing.note',
        }),
      ),
  }),
  settle: steps.form({ kind: 'settle', fields: ['note'], schema: () => noRules }),
  confirmRefund: steps.form({ kind: 'confirmRefund', fields: ['note'], schema: () => noRules }),
  refund: steps.form({
    kind: 'refund',
    fields: ['amount', 'currency', 'refundReason'],
    schema: () =>
      z.object({ currency: z.string(), amount: z.string(), refundReason: filled('orders.desk.missing.refund') }).check(
        z.refine(({ amount, currency }) => centsOf(amount, currency) !== null, {
          path: ['amount'],
          error: 'orders.desk.missing.refund',
        }),
      ),
  }),
  document: steps.form({
    kind: 'document',
    fields: ['paperReason', 'decision'],
    schema: () =>
      z.object({ decision: z.string(), paperReason: z.string() }).check(
        z.refine(({ decision, paperReason }) => decision === 'approve' || isOneOf(DOCUMENT_REFUSALS, paperReason), {
          path: ['paperReason'],
          error: 'order.document.reason',
        }),
      ),
  }),
  fraud: steps.form({
    kind: 'fraud',
    fields: ['why', 'decision'],
    schema: () => z.object({ why: filled('orders.desk.missing.note') }),
  }),
}

export type StepKind = keyof typeof STEP_FORMS
