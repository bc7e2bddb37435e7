import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { PostButton } from '../forms/PostButton.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { useSite } from '../shell/root-data.ts'
import { pathTo } from '../shell/slugs.ts'
import { useTexts } from '../texts/texts.tsx'
import { ACCOUNT_AREAS, type AreaName } from './account-areas.ts'
import { Opening } from '../ui/layout/Page.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import css from './area.module.css'

interface AccountFrameProps {
  readonly area: AreaName | 'account'
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** The logged-in area: where one is at the side, one subject in the middle. On a phone the way back stands on top instead. */
export function AccountFrame({ area, title, lead, children }: AccountFrameProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <div className={css.area} data-home={area === 'account' || undefined}>
      <PageHead title={title} hidden />
      <AreaNav here={area} />
      <Stack gap={6} className={css.main}>
        {area !== 'account' && (
          <Link className={css.back} to={pathTo(site, 'account')}>
            {t('account.home.title')}
          </Link>
        )}
        <Opening size="small" title={title} lead={lead} />
        {children}
      </Stack>
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
          <Link to={pathTo(site, 'account')} aria-current={here === 'account' ? 'page' : undefined}>
            {t('account.home.title')}
          </Link>
        </li>
        {ACCOUNT_AREAS.map((name) => (
          <li key={name}>
            <Link to={pathTo(site, name)} aria-current={here === name ? 'page' : undefined}>
              {t(`account.area.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      <PostButton fields={{ signOut: 'yes' }} action={pathTo(site, 'signOut')} size="small">
        {t('account.signOut.submit')}
      </PostButton>
    </nav>
  )
}
