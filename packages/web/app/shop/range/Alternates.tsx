import { usePage } from '../../shell/root-data.ts'
import { type PageName, pathTo } from '../../shell/slugs.ts'

interface AlternatesProps {
  readonly page: Extract<
    PageName,
    'home' | 'models' | 'model' | 'comparator' | 'financing' | 'financingCompare' | 'budget' | 'ownershipCost'
  >
  readonly model?: string
  /** Countries that have the page; all with the brand unless stated. */
  readonly countries?: readonly string[]
  readonly kind?: 'website' | 'product'
}

/** The same page of the brand in the other country, and what shared links show beside title and description. */
export function Alternates({ page, model = '', countries, kind = 'website' }: AlternatesProps) {
  const { site, sites, origin } = usePage()
  const address = (one: typeof site | (typeof sites)[number]) =>
    origin + (page === 'model' ? pathTo(one, 'model', { model }) : pathTo(one, page))
  const family = sites.filter((one) => one.brand === site.brand && (countries?.includes(one.country) ?? true))
  return (
    <>
      {family.length > 1 &&
        family.map((one) => <link key={one.id} rel="alternate" hrefLang={one.language} href={address(one)} />)}
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={address(site)} />
      <meta property="og:site_name" content={site.brandName} />
      <meta property="og:locale" content={site.language.replace('-', '_')} />
    </>
  )
}
