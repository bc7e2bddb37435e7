import type { RouteHandle } from '@volante/contract/page'
import type { Site } from '@volante/contract/site'
import { isOneOf } from '@volante/domain/choice'
import { BRANDS } from '@volante/domain/vocabulary'
import { page, type Page } from '../page-context.ts'
import { basePath, type PageName, pathTo } from '../slugs.ts'
import type { Route } from './+types/sitemap'

export const handle = { cache: ['catalogue', 'dealers'], query: [] } satisfies RouteHandle

type Plain = Extract<
  PageName,
  | 'models'
  | 'comparator'
  | 'financing'
  | 'financingCompare'
  | 'budget'
  | 'ownershipCost'
  | 'dealers'
  | 'accessories'
  | 'contact'
  | 'events'
  | 'ownership'
  | 'recall'
  | 'valuation'
  | 'maintenance'
  | 'legal'
  | 'privacy'
  | 'reserve'
>

const OF_EVERY_BRAND: readonly Plain[] = [
  'models',
  'dealers',
  'accessories',
  'contact',
  'ownership',
  'recall',
  'valuation',
  'maintenance',
  'legal',
  'privacy',
]
const WHERE_CARS_ARE_SOLD: readonly Plain[] = [
  'comparator',
  'events',
  'financing',
  'financingCompare',
  'budget',
  'ownershipCost',
  'reserve',
]

/** `/sitemap.xml` (sitemaps.org): every page of every site that a stranger may find, some thousand of at most 50,000. */
export async function loader({ context }: Route.LoaderArgs) {
  const known = context.get(page)
  const paths = (await Promise.all(known.sites.map((site) => pathsOf(known, site)))).flat()
  const urls = paths.map((path) => `<url><loc>${known.origin}${path}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

/** Paths hold letters, digits, hyphens and percent signs alone: nothing to escape in XML. */
async function pathsOf({ api }: Page, site: Site): Promise<string[]> {
  if (site.brand === 'portal') return [basePath(site)]
  const { brand, country, afterSalesOnly } = site
  const [models, dealers, recalls] = await Promise.all([
    afterSalesOnly ? [] : api.mvs.modelList({ query: { brand, country } }),
    api.dealers.dealerList({ query: { brand, country } }),
    isOneOf(BRANDS, brand) ? api.recall.campaigns({ params: { brand, market: country } }) : [],
  ])
  const plain = [...OF_EVERY_BRAND, ...(afterSalesOnly ? [] : WHERE_CARS_ARE_SOLD)]
  return [
    basePath(site),
    ...plain.map((name) => pathTo(site, name)),
    ...models
      .filter(({ onSale }) => onSale)
      .flatMap(({ slug }) => [pathTo(site, 'model', { model: slug }), pathTo(site, 'configurator', { model: slug })]),
    ...recalls
      .filter(({ kind }) => kind === 'RECALL')
      .map(({ id }) => pathTo(site, 'recallCampaign', { campaign: id.toLowerCase() })),
    ...dealers.map(({ dealerCode }) => pathTo(site, 'dealer', { dealer: dealerCode })),
  ]
}
