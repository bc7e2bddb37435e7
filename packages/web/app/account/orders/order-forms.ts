import { refusing } from '@volante/domain/refusal'
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
  rules: ({ reasonId }) => refusing({ reasonId: cancellationReasonRefusal(reasonId) }),
})

export const FEEDBACK_FORM = orders.form({
  kind: 'feedback',
  fields: ['rating', 'comment'],
  rules: ({ rating }) => refusing({ rating: ratingRefusal(rating) }),
})
