import { describeFields } from '../../forms/describe-fields.ts'
import { listAddress } from '../../work/list/list-address.ts'
import { NOTIFICATIONS_PATH } from '../../work/notifications-path.ts'

export const NOTIFICATIONS = listAddress(NOTIFICATIONS_PATH, ['unread'], ['after'])

const { Field, form } = describeFields({
  wanted: { label: 'desk.notifications.choices.kinds', control: 'boxes' },
})
export const WANTED_FIELD = Field
/** What somebody wants to be told. */
export const CHOICES = form({ kind: 'choices', fields: ['wanted'], rules: () => ({}) })
