import { describeFields } from '../../forms/describe-fields.ts'

const { Field, form } = describeFields({ wanted: { label: 'push.wanted', control: 'boxes' } })
export const WANTED_FIELD = Field
/** What somebody wants to be told on their devices. */
export const WANTED = form({ kind: 'wanted', fields: ['wanted'], rules: () => ({}) })
