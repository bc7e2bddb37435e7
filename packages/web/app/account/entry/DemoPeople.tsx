import type { DemoPerson } from '@volante/contract/demo'
import { Form, useNavigation } from 'react-router'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import css from '../entry.module.css'

interface DemoPeopleProps {
  readonly people: readonly Pick<DemoPerson, 'email' | 'name' | 'audience'>[]
  readonly returnTo: string
}

/** Only in demo mode, and out of the way: who a visitor may be without an account. */
export function DemoPeople({ people, returnTo }: DemoPeopleProps) {
  const { t } = useTexts()
  const entering = useNavigation().formData?.get('person')
  return (
    <details className={css.demo}>
      <summary>{t('account.demo.title')}</summary>
      <p className="soft small">{t('account.demo.text')}</p>
      <Form method="post">
        <XsrfField />
        <input type="hidden" name="returnTo" value={returnTo} />
        <ul role="list" className={css.people}>
          {people.map(({ email, name, audience }) => (
            <li key={email}>
              <span>
                {name}
                <br />
                <span className="soft small">{t(`account.audience.${audience}`)}</span>
              </span>
              <Button
                type="submit"
                name="person"
                value={email}
                size="small"
                pending={entering === email ? t('ui.form.sending') : undefined}
                aria-label={`${t('account.demo.enter')}: ${name}`}
              >
                {t('account.demo.enter')}
              </Button>
            </li>
          ))}
        </ul>
      </Form>
    </details>
  )
}
