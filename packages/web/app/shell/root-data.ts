import type { Message, Messages } from '@volante/contract/page'
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

/** As it is sent to the browser: the dictionary is one text, since the router's encoder takes milliseconds for one by one. */
export type SentRootData = Omit<RootData, 'dictionary'> & { readonly dictionary: string }

export function rootDataOf({ site, sites, messages, namespaces, now, demo, xsrf, visitor, origin }: Page): RootData {
  return {
    site: publicSite(site),
    sites: sites.filter((one) => one.brand !== 'portal').map(summaryOf),
    dictionary: wordsOf(messages, namespaces).dictionary,
    demo,
    year: now.getUTCFullYear(),
    xsrf,
    visitor,
    origin,
  }
}

/** What the root's loader returns: nothing where no React waits for it. */
export function sentRootData(page: Page): SentRootData | null {
  return page.runsReact ? { ...rootDataOf(page), dictionary: wordsOf(page.messages, page.namespaces).sent } : null
}

interface Words {
  readonly dictionary: Readonly<Record<string, Message>>
  readonly sent: string
}

const known = new WeakMap<Messages, Map<string, Words>>()

/** The texts of some namespaces; the server passes the same messages with each page of a site, and few lists of names. */
function wordsOf(messages: Messages, namespaces: readonly string[]): Words {
  const ofSite = known.get(messages) ?? new Map<string, Words>()
  known.set(messages, ofSite)
  const key = namespaces.join(' ')
  const found = ofSite.get(key)
  if (found) return found
  const dictionary = Object.assign({}, ...namespaces.map((name) => messages[name]))
  const words = { dictionary, sent: JSON.stringify(dictionary) }
  ofSite.set(key, words)
  return words
}

export function publicSite(site: Site): PublicSite {
  const { texts: _texts, hosts: _hosts, lead, theme, ...rest } = site
  return { ...rest, theme: dressOf(theme), lead: { address: lead.address, replyHours: lead.replyHours } }
}

function summaryOf({ id, country, brand, brandName, language, afterSalesOnly }: Site): SiteSummary {
  return { id, country, brand, brandName, language, afterSalesOnly }
}

/** On the server: pages without React are not sent it, and the router may run no loader, as for a refused method. */
export const ServerRootData = createContext<RootData | null>(null)

export function usePage(): RootData {
  const sent = useRouteLoaderData('root') as SentRootData | null | undefined
  const made = useContext(ServerRootData)
  const data = made ?? (sent ? received(sent) : latest)
  if (!data) throw new Error('usePage outside a page')
  return data
}

const read = new WeakMap<SentRootData, RootData>()

/** In the browser: an error page is shown without any data where the request for it was lost. */
let latest: RootData | null = null

function received(sent: SentRootData): RootData {
  const data = read.get(sent) ?? { ...sent, dictionary: JSON.parse(sent.dictionary) }
  read.set(sent, data)
  latest = data
  return data
}

export const useSite = (): PublicSite => usePage().site
