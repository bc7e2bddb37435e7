import type { Message } from '@volante/contract/page'
import type { Site } from '@volante/contract/site'
import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import { type Dress, dressOf } from '../brand/theme.ts'
import type { Page } from './page-context.ts'

/** What the browser may know of a site: no texts twice, no lists of dealers, no host names, no dress it does not wear. */
export type PublicSite = Omit<Site, 'texts' | 'hosts' | 'lead' | 'theme'> & {
  readonly theme: Dress
  readonly lead: Pick<Site['lead'], 'address' | 'replyHours'>
}

export type SiteSummary = Pick<Site, 'id' | 'country' | 'brand' | 'brandName' | 'language' | 'afterSalesOnly'>

/** What every page has at hand, on the server and in the browser. */
export interface RootData {
  readonly site: PublicSite
  /** Brand sites, without the portals. */
  readonly sites: readonly SiteSummary[]
  readonly dictionary: Readonly<Record<string, Message>>
  readonly demo: boolean
  readonly year: number
  readonly xsrf: string | null
  readonly visitor: Page['visitor']
  readonly origin: string
}

export function rootDataOf({ site, sites, messages, namespaces, now, demo, xsrf, visitor, origin }: Page): RootData {
  return {
    site: publicSite(site),
    sites: sites.filter((one) => one.brand !== 'portal').map(summaryOf),
    dictionary: Object.assign({}, ...namespaces.map((name) => messages[name])),
    demo,
    year: now.getUTCFullYear(),
    xsrf,
    visitor,
    origin,
  }
}

export function publicSite(site: Site): PublicSite {
  const { texts: _texts, hosts: _hosts, lead, theme, ...rest } = site
  return { ...rest, theme: dressOf(theme), lead: { address: lead.address, replyHours: lead.replyHours } }
}

function summaryOf({ id, country, brand, brandName, language, afterSalesOnly }: Site): SiteSummary {
  return { id, country, brand, brandName, language, afterSalesOnly }
}

/** Stands in on the server where the router runs no loader, as for a refused method. */
export const ServerRootData = createContext<RootData | null>(null)

export function usePage(): RootData {
  const loaded = useRouteLoaderData<RootData>('root') as RootData | undefined
  const fallback = useContext(ServerRootData)
  const data = loaded ?? fallback
  if (!data) throw new Error('usePage outside a page')
  return data
}

export const useSite = (): PublicSite => usePage().site
