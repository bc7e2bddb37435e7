import { useTexts } from '../../texts/texts.tsx'
import { FrameLink } from '../frame/FrameButton.tsx'
import { SiteFrame } from '../frame/SiteFrame.tsx'
import { usePage } from '../root-data.ts'
import { basePath, pathTo } from '../slugs.ts'
import styles from './ErrorPage.module.css'

type ErrorKind = '403' | '404' | '500' | '503' | 'expired'

/** An HTTP status -> the words for it. */
export function errorKind(status: number): ErrorKind {
  if (status === 401 || status === 403) return '403'
  if (status < 500) return '404'
  return status === 503 ? '503' : '500'
}

/** What happened, what is safe, what to do next. */
export function ErrorPage({ kind, status }: { kind: ErrorKind; status: number }) {
  const { site } = usePage()
  const { t } = useTexts()
  const isPortal = site.brand === 'portal'
  return (
    <SiteFrame>
      <title>{t('shell.error.prefix', { title: t(`shell.error.${kind}.title`) })}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        <p className={styles.status}>{status}</p>
        <h1>{t(`shell.error.${kind}.title`)}</h1>
        <p className={styles.happened}>{t(`shell.error.${kind}.happened`)}</p>
        <p>{t(`shell.error.${kind}.safe`)}</p>
        <h2 className={styles.next}>{t('shell.error.next')}</h2>
        <div className={styles.ways}>
          {(kind === '500' || kind === '503' || kind === 'expired') && (
            <FrameLink href="">{t('shell.error.retry')}</FrameLink>
          )}
          <FrameLink look="main" href={basePath(site)}>
            {t('shell.error.home')}
          </FrameLink>
          {!isPortal && <FrameLink href={pathTo(site, 'dealers')}>{t('shell.nav.dealers')}</FrameLink>}
          {!isPortal && <FrameLink href={pathTo(site, 'contact')}>{t('shell.nav.contact')}</FrameLink>}
        </div>
      </div>
    </SiteFrame>
  )
}
