import { useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { TextField, type TextFieldProps } from '../ui/field/TextField.tsx'
import css from './forms.module.css'

/** A password that can be looked at. Pasting and password managers are welcome (WCAG 3.3.8). */
export function PasswordField(props: TextFieldProps) {
  const { t } = useTexts()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={css.reveal}
          aria-pressed={isShown}
          aria-controls={props.id}
          onClick={() => setShown(!isShown)}
        >
          {t('ui.password.show')}
          <span className="unseen"> {t('ui.password.showWhat')}</span>
        </button>
      }
    />
  )
}
