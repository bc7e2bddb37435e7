import type { Advice } from '@volante/contract/rating'
import type { RouteHandle } from '@volante/contract/page'
import { usePictureWords } from '../../car-photo/use-picture-words.ts'
import { HERO_VIEW } from '../../car-photo/photos.ts'
import { SharedPicture } from '../../car-photo/SharedPicture.tsx'
import { page, type Page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Alternates } from '../range/Alternates.tsx'
import { carName } from '../range/car-name.ts'
import type { SheetGroup } from '../range/datasheet.ts'
import { loadRange, type RangeModel } from '../range/range.ts'
import { loadReservable } from '../range/reservable.ts'
import { FILTER_QUERY, readFilter } from '../range/range-filter.ts'
import type { Route } from './+types/home.page'
import { CareHome } from './CareHome.tsx'
import { featuredOf } from './featured-car.ts'
import { loadOffer } from './load-offer.ts'
import type { Network } from './Proof.tsx'
import { SalesHome } from './SalesHome.tsx'

export const handle = {
  texts: ['shop', 'ui', 'configurator', 'reviews'],
  script: 'enhance',
  cache: ['catalogue', 'prices', 'dealers', 'campaigns', 'stock', 'financing', 'reviews'],
  query: FILTER_QUERY,
} satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  const { site } = shop
  const [range, network, ready] = await Promise.all([
    loadRange(shop, !site.afterSalesOnly, site.stage.paint),
    networkOf(shop),
    site.afterSalesOnly ? [] : loadReservable(shop),
  ])
  const featured = featuredOf(site.stage, range)
  const [groups, offer, advice] =
    featured && !site.afterSalesOnly
      ? await Promise.all([loadSheet(shop, featured), loadOffer(shop, range, featured), loadAdvice(shop, featured)])
      : [[], null, null]
  return { range, network, featured, groups, ready, offer, advice, filter: readFilter(url.searchParams) }
}

/** Neither a Brazilian state nor an Argentine province, but on a par with them. */
const CAPITAL = { BR: 'DF', AR: 'Ciudad Autónoma de Buenos Aires' } as const

/** The home stands without it, so a failure is logged and not shown. */
async function networkOf({ api, site, report }: Page): Promise<Network | null> {
  const capital = CAPITAL[site.country]
  try {
    const dealers = await api.dealerSearch.findDealersBy({ query: { brand: site.brand } })
    const states = new Set(dealers.map(({ state }) => state))
    if (states.size === 0) return null
    const hasCapital = states.delete(capital)
    return { dealers: dealers.length, states: states.size, hasCapital }
  } catch (error) {
    report(error)
    return null
  }
}

/** So many versions are compared at once. */
const COMPARED = 4

/** The home stands without it, so a failure is logged and not shown. */
async function loadSheet({ api, report }: Page, { code }: RangeModel): Promise<readonly SheetGroup[]> {
  try {
    const versions = await api.mvs.mvsList({ query: { modelCode: code } })
    if (versions.length === 0) return []
    const mvsCode = versions.slice(0, COMPARED).map((version) => version.code)
    return (await api.versionComparator.compare({ query: { mvsCode } })).groups
  } catch (error) {
    report(error)
    return []
  }
}

/** The home stands without it, so a failure is logged and not shown. */
const loadAdvice = ({ api, report }: Page, { code }: RangeModel): Promise<Advice | null> =>
  api.rating.advice({ query: { modelCode: code } }).catch((error: unknown) => {
    report(error)
    return null
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  const { brandName, country } = site
  const about = site.afterSalesOnly ? 'shop.home.careDescription' : 'shop.home.description'
  return (
    <>
      <PageHead
        title={t(site.afterSalesOnly ? 'shop.home.careTitle' : 'shop.home.title', { country })}
        description={t(about, { brandName, count: loaderData.range.length })}
      />
      <Alternates page="home" />
      <FeaturedPicture model={loaderData.featured} />
      {site.afterSalesOnly ? <CareHome {...loaderData} /> : <SalesHome {...loaderData} />}
    </>
  )
}

function FeaturedPicture({ model }: { readonly model: RangeModel | null }) {
  const { brandName } = useSite()
  const says = usePictureWords()
  if (!model) return null
  const alt = says({ car: carName(brandName, model.name) }, HERO_VIEW)
  return <SharedPicture photos={model.photos} colorCode={model.stagePaint.code} alt={alt} />
}
