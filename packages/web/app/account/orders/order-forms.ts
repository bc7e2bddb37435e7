import { refusing } from '@volante/domain/refusal'
import { cancellationReasonRefusal } from '@volante/domain/order/cancellation'
import { refundAccountRefusal } from '@volante/domain/payment/refund-account'
import { ratingRefusal } from '@volante/domain/order/feedback'
import { describeFields } from '../../forms/describe-fields.ts'

const orders = describeFields({
  reasonId: { label: 'orders.cancel.reason', control: 'radios' },
  rating: { label: 'orders.feedback.rating', control: 'radios' },
  account: { label: 'orders.refundAccount.label', hint: 'orders.refundAccount.hint', maxLength: 80 },
  comment: { label: 'orders.cancel.comment', control: 'area', maxLength: 1000 },
})
export const { Field } = orders

export const CANCEL_FORM = orders.form({
  kind: 'cancel',
  fields: ['reasonId', 'comment'],
  rules: ({ reasonId }) => refusing({ reasonId: cancellationReasonRefusal(reasonId) }),
})

/** By right of withdrawal: no reason is asked for. */
export const WITHDRAW_FORM = orders.form({ kind: 'withdraw', fields: ['comment'] })

export const REFUND_ACCOUNT_FORM = orders.form({
  kind: 'refundAccount',
  fields: ['account'],
  rules: ({ account }, { country }) => refusing({ account: refundAccountRefusal(account, country) }),
})

export const FEEDBACK_FORM = orders.form({
  kind: 'feedback',
  fields: ['rating', 'comment'],
  rules: ({ rating }) => refusing({ rating: ratingRefusal(rating) }),
})
