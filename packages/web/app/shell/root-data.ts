import type { Messages } from '@volante/contract/page'
import type { Site } from '@volante/contract/site'
import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import { appearanceOf } from '../brand/appearance.ts'
import { loadedTexts } from '../texts/loaded-texts.ts'
import type { Dictionary } from '../texts/texts.tsx'
import type { Page } from './page-context.ts'

/** What the browser may know of a site: no texts twice, no lists of dealers, no host names, of its appearance, which the page wears, one colour. */
export type PublicSite = Omit<Site, 'texts' | 'hosts' | 'lead' | 'theme'> & {
  /** Its primary colour, for what stands around the page. */
  readonly color: string
  readonly lead: Pick<Site['lead'], 'address' | 'replyHours'>
}

export type SiteSummary = Pick<Site, 'id' | 'country' | 'brand' | 'brandName' | 'language' | 'afterSalesOnly'>

/** What every page has at hand, on the server and in the browser. */
export interface RootData {
  readonly site: PublicSite
  /** Brand sites, without the portals. */
  readonly sites: readonly SiteSummary[]
  readonly dictionary: Dictionary
  /** Where the browser finds its dictionary; null where no React runs. */
  readonly texts: string | null
  readonly demo: boolean
  readonly year: number
  readonly xsrf: string | null
  readonly visitor: Page['visitor']
  readonly preview: Page['preview']
  readonly origin: string
}

type Places = Pick<RootData, 'site' | 'sites'>

/**
 * As it is sent to the browser, which has the dictionary from a file of its own. The sites are one text: the router's encoder takes a
 * value at a time, and each page sends the same.
 */
export type SentRootData = Omit<RootData, 'dictionary' | keyof Places> & { readonly places: string }

function ownData({ runsReact, textsAddress, namespaces, now, demo, xsrf, visitor, preview, origin }: Page) {
  const texts = runsReact ? textsAddress(namespaces) : null
  return { texts, demo, year: now.getUTCFullYear(), xsrf, visitor, preview, origin }
}

export const rootDataOf = (page: Page): RootData => ({
  ...ownData(page),
  ...placesOf(page).places,
  dictionary: dictionaryOf(page.messages, page.namespaces),
})

/** What the root's loader returns: nothing where no React waits for it. */
export const sentRootData = (page: Page): SentRootData | null =>
  page.runsReact ? { ...ownData(page), places: placesOf(page).sent } : null

const known = new WeakMap<Site, { readonly places: Places; readonly sent: string }>()

/** The server passes the same sites with each page. */
function placesOf({ site, sites }: Page) {
  const found = known.get(site)
  if (found) return found
  const places = { site: publicSite(site), sites: sites.filter(({ brand }) => brand !== 'portal').map(summaryOf) }
  const made = { places, sent: JSON.stringify(places) }
  known.set(site, made)
  return made
}

const dictionaries = new WeakMap<Messages, Map<string, Dictionary>>()

/** The texts of some namespaces; the server passes the same messages with each page of a site, and few lists of names. */
function dictionaryOf(messages: Messages, namespaces: readonly string[]): Dictionary {
  const ofSite = dictionaries.get(messages) ?? new Map<string, Dictionary>()
  dictionaries.set(messages, ofSite)
  const key = namespaces.join(' ')
  const found = ofSite.get(key)
  if (found) return found
  const made: Dictionary = Object.assign({}, ...namespaces.map((name) => messages[name]))
  ofSite.set(key, made)
  return made
}

export function publicSite(site: Site): PublicSite {
  const { texts: _texts, hosts: _hosts, theme, lead, ...rest } = site
  return {
    ...rest,
    color: appearanceOf(theme).tokens['color-primary'] ?? '#1f4bd8',
    lead: { address: lead.address, replyHours: lead.replyHours },
  }
}

function summaryOf({ id, country, brand, brandName, language, afterSalesOnly }: Site): SiteSummary {
  return { id, country, brand, brandName, language, afterSalesOnly }
}

/** On the server: pages without React are not sent it, and the router may run no loader, as for a refused method. */
export const ServerRootData = createContext<RootData | null>(null)

export function usePage(): RootData {
  const made = useContext(ServerRootData)
  // Never both in one place: what the server draws beside a page stands below no router.
  return made ?? usePageSent()
}

function usePageSent(): RootData {
  const sent = useRouteLoaderData('root') as SentRootData | null | undefined
  const data = sent ? received(sent) : latest
  if (!data) throw new Error('usePage outside a page')
  return data
}

const read = new WeakMap<SentRootData, RootData>()

/** In the browser: an error page is shown without any data where the request for it was lost. */
let latest: RootData | null = null

function received(sent: SentRootData): RootData {
  const data = read.get(sent) ?? { ...sent, ...placesIn(sent.places), dictionary: loadedTexts(sent.texts) }
  read.set(sent, data)
  latest = data
  return data
}

let lastPlaces: { readonly sent: string; readonly places: Places } | null = null

/** The same values from page to page of a site, so that what uses them is not drawn anew. */
function placesIn(sent: string): Places {
  if (lastPlaces?.sent !== sent) lastPlaces = { sent, places: JSON.parse(sent) }
  return lastPlaces.places
}

export const useSite = (): PublicSite => usePage().site
