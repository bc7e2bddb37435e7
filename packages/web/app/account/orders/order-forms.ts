import { refusing, ruledSchema } from '@volante/contract/refusals'
import { cancellationReasonRefusal } from '@volante/domain/order/cancellation'
import { ratingRefusal } from '@volante/domain/order/feedback'
import { describeFields } from '../../forms/describe-fields.ts'

const orders = describeFields({
  reasonId: { label: 'orders.cancel.reason', control: 'radios' },
  rating: { label: 'orders.feedback.rating', control: 'radios' },
  comment: { label: 'orders.cancel.comment', control: 'area', maxLength: 1000 },
})
export const { Field } = orders

export const CANCEL_FORM = orders.form({
  kind: 'cancel',
  fields: ['reasonId', 'comment'],
  schema: () =>
    ruledSchema(({ reasonId }: { readonly reasonId: string }) =>
      refusing({ reasonId: cancellationReasonRefusal(reasonId) }),
    ),
})

export const FEEDBACK_FORM = orders.form({
  kind: 'feedback',
  fields: ['rating', 'comment'],
  schema: () => ruledSchema(({ rating }: { readonly rating: string }) => refusing({ rating: ratingRefusal(rating) })),
})
