import { refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import { describeFields } from '../../forms/describe-fields.ts'

const view = describeFields({
  viewName: { label: 'work.views.name', maxLength: 60, autoComplete: 'off' },
  sharedWith: { label: 'work.views.sharedWith', control: 'select' },
  isDefault: { label: 'work.views.isDefault', control: 'box' },
})
export const { Field } = view

/** The list that is open, kept under a name. */
export const SAVE_VIEW = {
  ...view.form({
    kind: 'view',
    fields: ['viewName', 'sharedWith', 'isDefault'],
    rules: ({ viewName }) => refusing({ viewName: requiredRefusal(viewName) }),
  }),
  paths: { name: 'viewName' },
} as const
