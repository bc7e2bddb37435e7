import { Outlet, redirect } from 'react-router'
import type { Route } from './+types/site.layout'
import { SiteFrame } from './frame/SiteFrame.tsx'
import { page } from './page-context.ts'
import { basePath, equivalentPath } from './slugs.ts'

export { newPathOnly as shouldRevalidate } from './router/new-path-only.ts'

/** Unknown brands are missing; the other language's address of a page leads to this site's. */
export function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { site } = context.get(page)
  const own = basePath(site)
  if (own !== `/${params.country}/${params.brand}`) throw new Response(null, { status: 404 })
  const right = ownAddress(site, url.pathname)
  if (right && request.method === 'GET') throw redirect(right + url.search, 301)
  return null
}

function ownAddress(site: Parameters<typeof basePath>[0], path: string): string | null {
  const other = { ...site, language: site.language === 'pt-BR' ? ('es-AR' as const) : ('pt-BR' as const) }
  const found = equivalentPath(other, site, path)
  return found !== basePath(site) && found !== path ? found : null
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}
