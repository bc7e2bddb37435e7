import type { ReactNode } from 'react'
import { PageHead } from '../shell/PageHead.tsx'
import { useSite } from '../shell/root-data.ts'
import { pathTo } from '../shell/slugs.ts'
import { XsrfField } from '../shell/XsrfField.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/action/Button.tsx'
import { ACCOUNT_AREAS, type AreaName } from './account-areas.ts'
import { Opening } from '../ui/layout/Page.tsx'
import css from './area.module.css'

interface AccountFrameProps {
  readonly area: AreaName | 'account'
  readonly title: string
  readonly lead?: ReactNode
  readonly isRefused?: boolean
  readonly children: ReactNode
}

/** The logged-in area: where one is at the side, one subject in the middle. On a phone the way back stands on top instead. */
export function AccountFrame({ area, title, lead, isRefused = false, children }: AccountFrameProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <div className={css.area} data-home={area === 'account' || undefined}>
      <PageHead title={isRefused ? t('shell.error.prefix', { title }) : title} hidden />
      <AreaNav here={area} />
      <div className={css.main}>
        {area !== 'account' && (
          <a className={css.back} href={pathTo(site, 'account')}>
            {t('account.home.title')}
          </a>
        )}
        <Opening size="small" title={title} lead={lead} />
        {children}
      </div>
    </div>
  )
}

function AreaNav({ here }: { readonly here: AreaName | 'account' }) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <nav aria-label={t('account.nav')} className={css.nav}>
      <ul role="list">
        <li>
          <a href={pathTo(site, 'account')} aria-current={here === 'account' ? 'page' : undefined}>
            {t('account.home.title')}
          </a>
        </li>
        {ACCOUNT_AREAS.map((name) => (
          <li key={name}>
            <a href={pathTo(site, name)} aria-current={here === name ? 'page' : undefined}>
              {t(`account.area.${name}`)}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={pathTo(site, 'signOut')}>
        <XsrfField />
        <Button type="submit" size="small">
          {t('account.signOut.submit')}
        </Button>
      </form>
    </nav>
  )
}
