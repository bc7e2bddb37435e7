import { type CarUse, readUse } from '@volante/domain/car/uses'
import type { RouteHandle } from '@volante/contract/page'
import { loadFeatured } from '../home/load-featured.ts'
import { useTexts } from '../../texts/texts.tsx'
import { SiteFrame } from '../../shell/frame/SiteFrame.tsx'
import { useNonce } from '../../shell/nonce.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { type SiteSummary, usePage } from '../../shell/root-data.ts'
import { basePath, pathTo } from '../../shell/slugs.ts'
import type { Route } from './+types/portal.page'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { BrandScene } from './BrandScene.tsx'
import { loadNeeded, type Needed } from './load-needs.ts'
import { Needs } from './Needs.tsx'
import styles from './portal.module.css'
import { portalStyles } from './portal-styles.ts'

export const handle = {
  texts: ['shop', 'ui', 'configurator'],
  script: 'enhance',
  cache: ['catalogue', 'prices'],
  query: ['use'],
} satisfies RouteHandle

/** `/` and `/br` in Portuguese, `/ar` in Spanish; any other country is missing, and so is one without an open site. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  if (params.country !== undefined && params.country !== shop.site.country.toLowerCase())
    throw new Response(null, { status: 404 })
  const use = readUse(url.searchParams.get('use')) ?? 'family'
  const [cars, needed] = await Promise.all([carsOf(shop), neededCars(shop, use)])
  return { styles: portalStyles(shop.sites), cars: Object.fromEntries(cars), use, needed }
}

/** Brands of the own country that sell cars. */
const sellingSites = ({ site, sites }: Page) =>
  sites.filter((one) => one.brand !== 'portal' && one.country === site.country && !one.afterSalesOnly)

/** The page stands without them, so a failure is logged and not shown. */
const neededCars = (shop: Page, use: CarUse): Promise<Needed> =>
  loadNeeded(shop, sellingSites(shop), use).catch((error: unknown) => {
    shop.report(error)
    return { uses: [], cars: [] }
  })

/** The own country's brands have their car; the doors open without it, so a failure is logged and not shown. */
function carsOf(shop: Page) {
  const { api, report } = shop
  const loaded = sellingSites(shop).map(async (one) => [one.id, await loadFeatured(api, one)] as const)
  return Promise.all(loaded).catch((error: unknown) => {
    report(error)
    return []
  })
}

export default function Portal({ loaderData }: Route.ComponentProps) {
  const { site, sites } = usePage()
  const { t } = useTexts()
  const nonce = useNonce()
  const { use, needed } = loaderData
  const isArgentine = site.country === 'AR'
  const own = sites.filter(({ country }) => country === site.country)
  const selling = own.find(({ afterSalesOnly }) => !afterSalesOnly)
  const others = sites.filter(({ country }) => country !== site.country)
  const scenes = own.flatMap((one) => {
    const car = loaderData.cars[one.id]
    return car ? [{ site: one, car }] : []
  })
  const plain = own.filter(({ id }) => !loaderData.cars[id])
  const brands = new Set(sites.map((one) => one.brand)).size
  return (
    <SiteFrame>
      <PageHead
        title={t('shell.portal.title')}
        description={t('shell.portal.description', {
          group: site.brandName,
          count: brands,
          where: others.length > 0 ? 'both' : site.country,
        })}
      />
      <style {...nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: loaderData.styles }} />
      <header className={`wide ${styles.head}`}>
        <h1>{t('shell.portal.title')}</h1>
        <p className="soft text-18">{t('shell.portal.lead')}</p>
        {selling ? (
          <p>
            <a className="tap" href={pathTo(selling, 'budget', null, { brand: 'all' })}>
              {t('shell.portal.budget')}
            </a>
          </p>
        ) : null}
        {others.length > 0 && (
          <p lang={isArgentine ? 'pt-BR' : 'es-AR'}>
            <a href={isArgentine ? '/br' : '/ar'} hrefLang={isArgentine ? 'pt-BR' : 'es-AR'}>
              {t('shell.portal.otherLanguage')}
            </a>
          </p>
        )}
      </header>
      <section aria-label={t(`shell.country.${site.country}`)}>
        <ul className={styles.scenes}>
          {scenes.map((scene, at) => (
            <BrandScene key={scene.site.id} {...scene} isFirst={at === 0} />
          ))}
        </ul>
        <Doors sites={plain} />
      </section>
      {needed.uses.length > 0 ? <Needs use={use} {...needed} action={isArgentine ? '/ar' : '/br'} /> : null}
      {others.length > 0 && (
        <Stack as="section" gap={2} aria-labelledby="other-country" className={`wide ${styles.other}`}>
          <h2 id="other-country" className="text-22">
            {t(`shell.country.${site.country === 'AR' ? 'BR' : 'AR'}`)}
          </h2>
          <Doors sites={others} />
        </Stack>
      )}
    </SiteFrame>
  )
}

function Doors({ sites }: { sites: readonly SiteSummary[] }) {
  const { t } = useTexts()
  if (sites.length === 0) return null
  return (
    <Row as="ul" gap={[0, 6]} className={`wide ${styles.doors}`}>
      {sites.map((one) => (
        <li key={one.id}>
          <a href={basePath(one)} hrefLang={one.language} className={`tap text-22 of-${one.id} ${styles.door}`}>
            {one.brandName}
            {one.afterSalesOnly ? (
              <span className="soft small undisplayed"> {t('shell.portal.afterSales')}</span>
            ) : null}
          </a>
        </li>
      ))}
    </Row>
  )
}
