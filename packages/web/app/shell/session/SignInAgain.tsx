import { useLocation } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { useSite } from '../root-data.ts'
import { pathTo } from '../slugs.ts'

/** The way back in where a session ended while its page was open; beside it, in a tab of its own, nothing typed is lost. */
export function SignInAgain({ isBeside = false }: { readonly isBeside?: boolean }) {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const to = pathTo(useSite(), 'signIn', null, { returnTo: pathname + search })
  return isBeside ? (
    <a href={to} target="_blank" rel="noreferrer">
      {t('ui.session.signInBeside')}
    </a>
  ) : (
    <a href={to}>{t('ui.session.signIn')}</a>
  )
}
