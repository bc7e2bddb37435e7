import { useTexts } from '../../texts/texts.tsx'
import { TextField, type TextFieldProps } from '../../ui/field/TextField.tsx'
import css from './forms.module.css'

/** A password that can be looked at. Pasting and password managers are welcome (WCAG 3.3.8). */
export function PasswordField(props: TextFieldProps) {
  const { t } = useTexts()
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      {...props}
      type="password"
      suffix={
        <button
          type="button"
          className={css.reveal}
          hidden
          aria-pressed="false"
          aria-controls={props.id}
          data-reveal={props.id}
        >
          {t('account.password.show')}
          <span className="unseen"> {t('account.password.showWhat')}</span>
        </button>
      }
    />
  )
}

/** Message key of each rule (domain/password) and what it is called in the list. */
const RULES = [
  ['validation.password.newLength', 'account.password.rule.length'],
  ['validation.password.lowercase', 'account.password.rule.lowercase'],
  ['validation.password.uppercase', 'account.password.rule.uppercase'],
  ['validation.password.digit', 'account.password.rule.digit'],
  ['validation.password.special', 'account.password.rule.special'],
  ['validation.password.forbidden', 'account.password.rule.forbidden'],
] as const

/** A password to be set, with its rules beneath; with script each is ticked as it is met. */
export function NewPasswordField(props: TextFieldProps) {
  const { t } = useTexts()
  return (
    <div className={css.newPassword}>
      <PasswordField {...props} autoComplete="new-password" data-new-password />
      <p className={css.rulesTitle}>{t('account.password.rules')}</p>
      <ul role="list" className={css.rules} data-password-rules>
        {RULES.map(([key, text]) => (
          <li key={key} data-rule={key}>
            {t(text)}
            <span className="unseen" data-met={t('account.password.met')} />
          </li>
        ))}
      </ul>
    </div>
  )
}
