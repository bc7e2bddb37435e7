import type { CountedPage } from '@volante/contract/page'
import { PAGE_KINDS } from '@volante/domain/work/page-kinds'
import { pageOf } from './slugs.ts'

/** Before what the table of addresses has: a country and a brand. */
const BASE = /^\/[^/]+\/[^/]+/

/** Takes a path and the route that answers it; returns as what its openings are counted, null where they are not. */
export function countedPage(path: string, route: string | undefined): CountedPage | null {
  if (route === 'portal' || route === 'portal-country') return { kind: 'portal', model: null }
  // The second language's address of a page has a route of its own (`localized`).
  const kind = PAGE_KINDS.find((one) => one === route?.replace(/-1$/, ''))
  return kind ? { kind, model: pageOf(path.replace(BASE, ''))?.params.model ?? null } : null
}
