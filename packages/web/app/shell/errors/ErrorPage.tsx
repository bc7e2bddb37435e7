import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { SiteFrame } from '../frame/SiteFrame.tsx'
import { usePage } from '../root-data.ts'
import { basePath, pathTo } from '../slugs.ts'
import { buttonClass } from '../../ui/action/Button.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import styles from './ErrorPage.module.css'

type ErrorKind = '403' | '404' | '500' | '503' | 'expired' | 'limited' | 'browser'

/** An HTTP status -> the words for it. */
function errorKind(status: number): ErrorKind {
  if (status === 401 || status === 403) return '403'
  if (status === 429) return 'limited'
  if (status < 500) return '404'
  return status === 503 ? '503' : '500'
}

/** What a page failed with -> the words for it. Only what fails on the server is logged, so a failure of the browser has words of its own. */
export function shownError(error: unknown, isBrowser: boolean): { readonly kind: ErrorKind; readonly status?: number } {
  if (!isRouteErrorResponse(error)) return isBrowser ? { kind: 'browser' } : { kind: '500', status: 500 }
  return { kind: error.data === 'expired' ? 'expired' : errorKind(error.status), status: error.status }
}

/** What happened, what is safe, what to do next. */
export function ErrorPage({ kind, status }: { kind: ErrorKind; status?: number | undefined }) {
  const { site } = usePage()
  const { t } = useTexts()
  const isPortal = site.brand === 'portal'
  return (
    <SiteFrame>
      <title>{t('shell.error.prefix', { title: t(`shell.error.${kind}.title`) })}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={3} className={styles.page}>
        {status === undefined ? null : <p className="soft tabular">{status}</p>}
        <h1>{t(`shell.error.${kind}.title`)}</h1>
        <p className="text-18">{t(`shell.error.${kind}.happened`)}</p>
        <p>{t(`shell.error.${kind}.safe`)}</p>
        <h2 className={`text-18 ${styles.next}`}>{t('shell.error.next')}</h2>
        <Row gap={2}>
          {kind !== '403' && kind !== '404' && <Door to="">{t('shell.error.retry')}</Door>}
          <Door isMain to={basePath(site)}>
            {t('shell.error.home')}
          </Door>
          {!isPortal && <Door to={pathTo(site, 'dealers')}>{t('shell.nav.dealers')}</Door>}
          {!isPortal && <Door to={pathTo(site, 'contact')}>{t('shell.nav.contact')}</Door>}
        </Row>
      </Stack>
    </SiteFrame>
  )
}

interface DoorProps {
  readonly to: string
  readonly isMain?: boolean
  readonly children: ReactNode
}

/** Also where the router is not: a plain link. */
const Door = ({ to, isMain, children }: DoorProps) => (
  <a href={to} className={buttonClass({ variant: isMain ? 'primary' : 'secondary' })}>
    {children}
  </a>
)
