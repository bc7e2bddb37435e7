import type { RouteHandle } from '@volante/contract/page'
import type { LonLat } from '@volante/domain/places/places'
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
import type { OwnersVoice } from './Voice.tsx'

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
  const [sheet, offer, voice] =
    featured && !site.afterSalesOnly
      ? await Promise.all([loadSheet(shop, featured), loadOffer(shop, range, featured), loadVoice(shop, featured)])
      : [NO_SHEET, null, null]
  return { range, network, featured, ...sheet, ready, offer, voice, filter: readFilter(url.searchParams) }
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
    const points = dealers.map(({ longitude, latitude }): LonLat => [longitude, latitude])
    return { points, states: states.size, hasCapital }
  } catch (error) {
    report(error)
    return null
  }
}

/** So many versions are compared at once. */
const COMPARED = 4

/** The featured car's datasheet, and the model year it comes in where that is a year to come. */
interface FeaturedSheet {
  readonly groups: readonly SheetGroup[]
  readonly newYear: number | null
}
const NO_SHEET: FeaturedSheet = { groups: [], newYear: null }

/** The home stands without it, so a failure is logged and not shown. */
async function loadSheet({ api, now, report }: Page, { code }: RangeModel): Promise<FeaturedSheet> {
  try {
    const versions = await api.mvs.mvsList({ query: { modelCode: code } })
    if (versions.length === 0) return NO_SHEET
    const mvsCode = versions.slice(0, COMPARED).map((version) => version.code)
    const { groups } = await api.versionComparator.compare({ query: { mvsCode } })
    const newest = Math.max(...versions.map(({ year }) => year))
    return { groups, newYear: newest > now.getUTCFullYear() ? newest : null }
  } catch (error) {
    report(error)
    return NO_SHEET
  }
}

/** The home stands without it, so a failure is logged and not shown. */
async function loadVoice({ api, report }: Page, { code }: RangeModel): Promise<OwnersVoice | null> {
  try {
    const query = { modelCode: code }
    const [advice, { items }] = await Promise.all([
      api.rating.advice({ query }),
      api.rating.list({ query: { ...query, sort: 'mostUseful', size: QUOTABLE } }),
    ])
    return { advice, quote: items.find(({ verifiedBy, rating }) => verifiedBy && rating >= GOOD) ?? null }
  } catch (error) {
    report(error)
    return null
  }
}

/** Among so many of the most useful reviews one is quoted, of so many stars: praise and criticism of all stand beside it. */
const QUOTABLE = 10
const GOOD = 4

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
