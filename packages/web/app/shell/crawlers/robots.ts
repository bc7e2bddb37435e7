import type { RouteHandle } from '@volante/contract/page'
import { page } from '../page-context.ts'
import type { Route } from './+types/robots'

export const handle = { cache: [], query: [] } satisfies RouteHandle

/** Pages that are a person's own say `noindex` themselves; here stands what no crawler need fetch. */
const CLOSED = ['/api/', '/admin', '/desk', '/dev']

/** `/robots.txt` (RFC 9309). */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(page)
  const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
