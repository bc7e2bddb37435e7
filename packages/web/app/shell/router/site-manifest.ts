import type { Language } from '@volante/contract/site'
import { type PageName, SLUGS } from '../slugs.ts'

/** As the router lists it for the browser. */
export interface ManifestRoute {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
}

const isPage = (name: string): name is PageName => name in SLUGS

/**
 * Whether the pages of a site in a language know a route: their own, in one language, and what says that an address is missing. All
 * routes of the house are four times as many.
 */
export function isOfSite({ id, parentId, path }: ManifestRoute, language: Language): boolean {
  if (parentId !== 'site') return ['root', 'site', 'missing'].includes(id)
  // See `localized`: the second language's address has the name and a number.
  const name = id.replace(/-\d$/, '')
  if (!isPage(name)) return true
  const slug = SLUGS[name][language]
  return path === (slug === '' ? ':country/:brand' : `:country/:brand/${slug}`)
}

/** The file of a site's routes beside that of all. */
export const siteManifest = (all: string, language: Language): string => all.replace(/\.js$/, `-${language}.js`)
