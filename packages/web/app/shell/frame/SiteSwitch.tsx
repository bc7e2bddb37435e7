import { useLocation } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { usePage } from '../root-data.ts'
import { basePath, equivalentPath } from '../slugs.ts'
import { classes } from '../../ui/classes.ts'
import popups from './popups.module.css'
import styles from './SiteSwitch.module.css'

/** Every brand of both countries, each leading to the page that equals this one. */
export function SiteSwitch() {
  const { site, sites } = usePage()
  const { pathname } = useLocation()
  const { t } = useTexts()
  return (
    <div className={styles.switch}>
      <button type="button" popoverTarget="sites" className={classes('tap', popups.toggle, popups.arrow)}>
        {t(`shell.country.${site.country}`)}
        <span className="unseen">{t('shell.switch')}</span>
      </button>
      <nav
        id="sites"
        popover="auto"
        aria-label={t('shell.nav.sites')}
        className={classes('floating', popups.sheet, styles.sheet)}
      >
        {(['BR', 'AR'] as const)
          .filter((country) => sites.some((one) => one.country === country))
          .map((country) => (
            <div key={country}>
              <h2 className="soft fine undisplayed">{t(`shell.country.${country}`)}</h2>
              <ul role="list">
                {sites
                  .filter((one) => one.country === country)
                  .map((one) => (
                    <li key={one.id}>
                      <a
                        href={equivalentPath(site, one, pathname)}
                        hrefLang={one.language}
                        lang={one.language}
                        className={classes('plain', popups.line, styles.brand)}
                        {...(one.id === site.id ? { 'aria-current': 'true' as const } : {})}
                      >
                        {one.brandName}
                      </a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        <a
          href={basePath({ country: site.country, brand: 'portal', language: site.language })}
          className={classes('plain', popups.line, styles.all)}
        >
          {t('shell.portal')}
        </a>
      </nav>
    </div>
  )
}
