import type { DemoPerson } from '@volante/contract/demo'
import { PostButton } from '../../forms/PostButton.tsx'
import { useTexts } from '../../texts/texts.tsx'
import css from '../entry.module.css'

interface DemoPeopleProps {
  readonly people: readonly Pick<DemoPerson, 'email' | 'name' | 'audience'>[]
  readonly returnTo: string
}

/** Only in demo mode, and out of the way: who a visitor may be without an account. */
export function DemoPeople({ people, returnTo }: DemoPeopleProps) {
  const { t } = useTexts()
  return (
    <details className={css.demo}>
      <summary>{t('account.demo.title')}</summary>
      <p className={css.soft}>{t('account.demo.text')}</p>
      <ul role="list" className={css.people}>
        {people.map(({ email, name, audience }) => (
          <li key={email}>
            <span>
              {name}
              <br />
              <span className={css.soft}>{t(`account.audience.${audience}`)}</span>
            </span>
            <PostButton
              fields={{ person: email, returnTo }}
              size="small"
              aria-label={`${t('account.demo.enter')}: ${name}`}
            >
              {t('account.demo.enter')}
            </PostButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
