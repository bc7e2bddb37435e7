import { useTexts } from '../../texts/texts.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { useField } from '../forms/form-context.tsx'
import { NewPasswordField, PasswordField } from '../forms/PasswordField.tsx'

interface NewPasswordProps {
  readonly token: string
  readonly refused: unknown
  readonly title: string
  readonly lead: string
}

/** Takes what the action answered; answers whether the link itself was refused: used, late or not ours. */
export const isSpent = (answer: unknown): boolean => {
  const refused = refusedOf('newPassword', answer)
  return refused !== null && refused.failure !== null
}

export function NewPassword({ token, refused, title, lead }: NewPasswordProps) {
  const { t } = useTexts()
  return (
    <EntryFrame title={title} lead={lead} isRefused={refusedOf('newPassword', refused) !== null}>
      {/* Not in place: a spent link is another view. */}
      <AccountForm kind="newPassword" refused={refused} submit={t('account.newPassword.submit')} isInPlace={false}>
        <input type="hidden" name="token" value={token} />
        <NewPasswordPair />
      </AccountForm>
    </EntryFrame>
  )
}

export function NewPasswordPair() {
  const { field } = useField()
  return (
    <>
      <NewPasswordField {...field('password')} required />
      <PasswordField {...field('passwordConfirmation')} autoComplete="new-password" required />
    </>
  )
}
