import type { RouteHandle } from '@volante/contract/page'
import { page } from '../page-context.ts'
import { basePath } from '../slugs.ts'
import type { Route } from './+types/manifest'

export const handle = { cache: [], query: [] } satisfies RouteHandle

/** A site as an application on a telephone's home screen (W3C Web Application Manifest). */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(page)
  const color = site.theme.tokens['color-primary'] ?? '#1f4bd8'
  const manifest = {
    name: site.brandName,
    short_name: site.brandName,
    lang: site.language,
    start_url: basePath(site),
    scope: basePath(site),
    display: 'minimal-ui',
    theme_color: color,
    background_color: site.theme.tokens['color-surface'] ?? '#ffffff',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
