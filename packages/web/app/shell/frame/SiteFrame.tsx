import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { usePage } from '../root-data.ts'
import { basePath, pathTo } from '../slugs.ts'
import { AccountLink, AccountMenuItem } from './AccountLink.tsx'
import { Drawn } from './Drawn.tsx'
import { PreviewBar } from './PreviewBar.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { SkipLink } from '../../ui/layout/SkipLink.tsx'
import styles from './SiteFrame.module.css'
import { SiteSwitch } from './SiteSwitch.tsx'

/** The frame of every public page: skip link first, header, one main, footer, cookie choice. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  return (
    <>
      <SkipLink to="main">{t('shell.skip')}</SkipLink>
      <PreviewBar />
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Drawn part="foot" />
    </>
  )
}

function Header() {
  const { site } = usePage()
  const { t } = useTexts()
  const isPortal = site.brand === 'portal'
  return (
    <header className={styles.header}>
      {site.country === 'AR' && <ConsumerLinks />}
      <div className={classes('wide', styles.bar)}>
        <a
          href={basePath(site)}
          className={classes('display', styles.brand)}
          aria-label={t('shell.home', { brand: site.brandName })}
        >
          {site.brandName}
        </a>
        {!isPortal && <MainNav />}
        <SiteSwitch />
        <AccountLink isInMenu={!isPortal} />
        {!isPortal && !site.afterSalesOnly && (
          <div className={styles.cta}>
            <a href={pathTo(site, 'build')} className={buttonClass({ variant: 'primary' })}>
              {t('shell.nav.build')}
            </a>
          </div>
        )}
        {!isPortal && <MobileMenu />}
      </div>
    </header>
  )
}

/** Visible at first access, without login (AR Disposición 954/2025). */
function ConsumerLinks() {
  const { sites, site } = usePage()
  const { t } = useTexts()
  const owner = site.brand === 'portal' ? sites.find((one) => one.country === 'AR') : site
  if (!owner) return null
  return (
    <div className={styles.consumer}>
      <a href={pathTo(owner, 'regret')}>{t('shell.footer.regret')}</a>
      <a href={pathTo(owner, 'unsubscribe')}>{t('shell.footer.unsubscribe')}</a>
    </div>
  )
}

function MainNav() {
  const { t } = useTexts()
  return (
    <nav aria-label={t('shell.nav.main')} className={styles.nav}>
      <Drawn part="nav" />
    </nav>
  )
}

/** The browser's own popover: opens, closes and gives focus back without script. */
function MobileMenu() {
  const { site } = usePage()
  const { t } = useTexts()
  return (
    <div className={styles.mobile}>
      <button type="button" popoverTarget="menu" className={styles.toggle}>
        {t('shell.menu')}
      </button>
      <nav id="menu" popover="auto" aria-label={t('shell.nav.main')} className={styles.sheet}>
        <button type="button" popoverTarget="menu" popoverTargetAction="hide" className={styles.close}>
          {t('shell.menu.close')}
        </button>
        <Drawn part="nav" />
        <AccountMenuItem />
        {!site.afterSalesOnly && (
          <p className={styles.build}>
            <a href={pathTo(site, 'build')} className={buttonClass({ variant: 'primary' })}>
              {t('shell.nav.build')}
            </a>
          </p>
        )}
      </nav>
    </div>
  )
}
