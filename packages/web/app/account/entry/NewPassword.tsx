import { Form } from '../../forms/Form.tsx'
import { refusedOf } from '../../forms/refused.ts'
import type { Page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { Field, FORMS } from '../forms/account-forms.ts'
import { NewPasswordField } from '../forms/NewPasswordField.tsx'

type Purpose = Parameters<Page['api']['authentication']['passwordLink']>[0]['body']['purpose']

/** Takes the page's address; returns the token of the mailed link while it may be used, else nothing: told before anything is typed. */
export async function openToken({ api }: Pick<Page, 'api'>, url: URL, purpose: Purpose): Promise<string> {
  const token = url.searchParams.get('token')?.slice(0, 200) ?? ''
  if (token === '') return ''
  const { isOpen } = await api.authentication.passwordLink({ body: { token, purpose } })
  return isOpen ? token : ''
}

interface NewPasswordProps {
  readonly token: string
  readonly answer: unknown
  readonly title: string
  readonly lead: string
  /** It takes the place of another. */
  readonly isNew?: boolean
}

/** Takes what the action returned; returns whether the link itself was refused: used, late or not ours. */
export const isSpent = (answer: unknown, form: { readonly kind: string } = FORMS.newPassword): boolean =>
  Boolean(refusedOf(answer, form)?.error?.formErrors?.[0])

export function NewPassword({ token, answer, title, lead, isNew = false }: NewPasswordProps) {
  const { t } = useTexts()
  return (
    <EntryFrame title={title} lead={lead}>
      <Form form={FORMS.newPassword} answer={answer} submit={t('account.newPassword.submit')}>
        <input type="hidden" name="token" value={token} />
        <NewPasswordField isNew={isNew} />
        <Field name="passwordConfirmation" />
      </Form>
    </EntryFrame>
  )
}
