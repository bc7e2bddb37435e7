import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { refuse } from '@volante/domain/refusal'
import { fieldRefusals } from '@volante/domain/fields/field-rules'
import { describeFields } from '../../forms/describe-fields.ts'

const steps = describeFields({
  note: { label: 'resources.loans.note', control: 'area', maxLength: 1000 },
  reason: { label: 'orders.desk.document.reason', control: 'select' },
  decision: { label: 'orders.desk.document' },
})
export const { Field } = steps

/** What a dealer's people do with a proposal. */
export const LOAN_FORMS = {
  note: steps.form({
    kind: 'note',
    fields: ['note'],
    rules: (values, place) => fieldRefusals(values, { note: 'filled' }, place),
  }),
  paper: steps.form({
    kind: 'paper',
    fields: ['reason', 'decision'],
    rules: ({ decision, reason }) =>
      decision === 'approve' || isOneOf(DOCUMENT_REFUSALS, reason) ? {} : { reason: refuse('order.document.reason') },
  }),
  ask: steps.form({ kind: 'ask', fields: [] }),
  resend: steps.form({ kind: 'resend', fields: [] }),
}
