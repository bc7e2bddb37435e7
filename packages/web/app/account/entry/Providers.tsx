import { PostButton } from '../../forms/PostButton.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import css from '../entry.module.css'
import { EntryFrame } from '../EntryFrame.tsx'
import type { LeavingFor } from './sign-in.ts'

interface ProvidersProps {
  readonly providers: readonly { readonly name: string; readonly label: string }[]
  readonly returnTo: string
}

/** Only sites of brands with single sign-on have any (spec platform §1). */
export function Providers({ providers, returnTo }: ProvidersProps) {
  const { t } = useTexts()
  return (
    <div className={css.providers}>
      <p className={css.or}>{t('account.signIn.or')}</p>
      {providers.map(({ name, label }) => (
        <PostButton key={name} fields={{ provider: name, returnTo }} size="large" isWide reloadDocument>
          {t('account.signIn.with', { provider: label })}
        </PostButton>
      ))}
    </div>
  )
}

/** A form may not lead to another host (form-action of the page's policy), a page may. */
export function Leaving({ url, label }: LeavingFor) {
  const { t } = useTexts()
  return (
    <EntryFrame title={t('account.leaving.title', { provider: label })} lead={t('account.leaving.text')}>
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <a href={url} className={buttonClass({ variant: 'primary', size: 'large' })}>
        {t('account.leaving.link', { provider: label })}
      </a>
    </EntryFrame>
  )
}
