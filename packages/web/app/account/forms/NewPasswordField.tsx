import { newPasswordRefusals } from '@volante/domain/person/password'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Field } from './account-forms.ts'
import css from './forms.module.css'

/** Message key of each rule (domain/password) and what it is called in the list. */
const RULES = [
  ['validation.password.newLength', 'account.password.rule.length'],
  ['validation.password.lowercase', 'account.password.rule.lowercase'],
  ['validation.password.uppercase', 'account.password.rule.uppercase'],
  ['validation.password.digit', 'account.password.rule.digit'],
  ['validation.password.special', 'account.password.rule.special'],
  ['validation.password.forbidden', 'account.password.rule.forbidden'],
] as const

/** A password to be set, called new where there is one already, with its rules beneath; with script each is ticked as it is met. */
export function NewPasswordField({ isNew = false }: { readonly isNew?: boolean }) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const broken = new Set<string>(newPasswordRefusals(typed).map(({ key }) => key))
  return (
    <div className={css.newPassword}>
      <Field
        name="password"
        {...(isNew ? { label: t('account.field.newPassword') } : {})}
        autoComplete="new-password"
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className={css.rulesTitle}>{t('account.password.rules')}</p>
      <ul role="list" className={css.rules}>
        {RULES.map(([key, text]) => {
          const isMet = typed !== '' && !broken.has(key)
          return (
            <li key={key} data-met={isMet || undefined}>
              {t(text)}
              <span className="unseen">{isMet && `, ${t('account.password.met')}`}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
