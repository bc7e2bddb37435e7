import { useTexts } from '../../texts/texts.tsx'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useNonce } from '../nonce.ts'
import { PageHead } from '../page-head.tsx'
import { page } from '../page-context.ts'
import { type SiteSummary, usePage } from '../root-data.ts'
import { basePath } from '../slugs.ts'
import type { Route } from './+types/portal.page'
import styles from './portal.module.css'
import { portalStyles } from './portal-styles.ts'

export const handle = { script: false }

/** `/` and `/br` in Portuguese, `/ar` in Spanish; any other country is missing. */
export function loader({ context, params }: Route.LoaderArgs) {
  if (params.country !== undefined && !['br', 'ar'].includes(params.country)) throw new Response(null, { status: 404 })
  const { sites } = context.get(page)
  return { styles: portalStyles(sites) }
}

export default function Portal({ loaderData }: Route.ComponentProps) {
  const { site, sites } = usePage()
  const { t } = useTexts()
  const nonce = useNonce()
  const countries = site.country === 'AR' ? (['AR', 'BR'] as const) : (['BR', 'AR'] as const)
  const brands = new Set(sites.map((one) => one.brand)).size
  return (
    <SiteFrame>
      <PageHead title={t('shell.portal.title')} description={t('shell.portal.description', { count: brands })} />
      <style {...nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: loaderData.styles }} />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t('shell.portal.title')}</h1>
          <p>{t('shell.portal.lead')}</p>
        </header>
        {countries.map((country) => (
          <section key={country} aria-labelledby={`sites-${country}`} className={styles.country}>
            <h2 id={`sites-${country}`}>{t(`shell.country.${country}`)}</h2>
            <ul className={styles.brands}>
              {sites
                .filter((one) => one.country === country)
                .map((one) => (
                  <Brand key={one.id} site={one} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </SiteFrame>
  )
}

function Brand({ site }: { site: SiteSummary }) {
  const { t } = useTexts()
  return (
    <li>
      <a href={basePath(site)} hrefLang={site.language} className={`${styles.brand} of-${site.id}`}>
        <span className={styles.name}>{site.brandName}</span>
        {site.afterSalesOnly && <span className={styles.note}>{t('shell.portal.afterSales')}</span>}
      </a>
    </li>
  )
}
