import { type FormProps, PostedForm } from '../../forms/PostedForm.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { ACCOUNT_FORMS, type FieldName, type FormKind } from './account-forms.ts'

export { refusedOf } from '../../forms/PostedForm.tsx'

/** A form of the account: a line in account-forms.ts, its texts `account.field.<name>`. */
export function AccountForm(props: FormProps<FormKind, FieldName>) {
  const { t } = useTexts()
  return (
    <PostedForm
      {...props}
      area="account"
      set={ACCOUNT_FORMS}
      labelOf={(name: FieldName) => t(`account.field.${name}`)}
    />
  )
}
