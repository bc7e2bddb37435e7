import { refuse, refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import { COUNTRIES } from '@volante/domain/vocabulary'
import { describeFields } from '../../forms/describe-fields.ts'

const group = describeFields(
  {
    name: { label: 'admin.setup.group.name', hint: 'admin.setup.group.nameHint', maxLength: 60, autoComplete: 'off' },
    BR: { label: 'admin.setup.group.BR', hint: 'admin.setup.group.none', control: 'boxes' },
    AR: { label: 'admin.setup.group.AR', hint: 'admin.setup.group.none', control: 'boxes' },
  },
  { paths: { sites: 'BR' } },
)
export const { Field } = group

/** What the group is called, and the brands it has in each country. */
export const GROUP = group.form({
  kind: 'group',
  fields: ['name', ...COUNTRIES],
  rules: ({ name, BR, AR }) =>
    refusing({
      name: requiredRefusal(name),
      BR: BR.length + AR.length > 0 ? null : refuse('setup.siteNeeded'),
    }),
})
