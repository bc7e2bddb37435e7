import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Site } from '@volante/contract/site'
import * as z from 'zod/mini'

export class SiteError extends Error {}

export interface Sites {
  /** Brand sites in their order, then the portals. */
  readonly sites: readonly Site[]
}

export const isPortal = ({ brand }: Pick<Site, 'brand'>): boolean => brand === 'portal'

/** `/br/fiat`: the address below which a brand site lives. */
export const sitePath = (site: Site): string => `/${site.country.toLowerCase()}/${site.brand}`

/** Reads every file of the folder; a wrong one stops with its name and the names of its bad keys. */
export async function loadSites(folder: string): Promise<Sites> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const sites = await Promise.all(names.map((name) => readSite(join(folder, name))))
  refuseDoubles(sites)
  return { sites: sites.toSorted(inOrder) }
}

async function readSite(file: string): Promise<Site> {
  const name = basename(file)
  return parseSite(name, JSON.parse(await readFile(file, 'utf8')))
}

export function parseSite(name: string, content: unknown): Site {
  const parsed = z.safeParse(Site, content)
  if (!parsed.success) {
    const wrong = parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => `${[...issue.path, key].join('.')}: unknown key`)
        : [`${issue.path.join('.')}: ${issue.message}`],
    )
    throw new SiteError(`sites/${name} is wrong:\n  ${wrong.join('\n  ')}`)
  }
  const site = parsed.data
  if (`${site.id}.json` !== name) throw new SiteError(`sites/${name} is wrong:\n  id: must be the file's name`)
  if (!isPortal(site) && site.id !== sitePath(site).slice(1).replace('/', '-')) {
    throw new SiteError(`sites/${name} is wrong:\n  id: must be country and brand, as in ${sitePath(site)}`)
  }
  return site
}

function refuseDoubles(sites: readonly Site[]): void {
  const seen = new Map<string, string>()
  for (const { id, hosts } of sites) {
    for (const host of hosts) {
      const other = seen.get(host)
      if (other) throw new SiteError(`sites/${id}.json is wrong:\n  hosts: ${host} belongs to ${other} already`)
      seen.set(host, id)
    }
  }
}

/** Brazil before Argentina, brands on sale before after-sales, portals last; the first answers where nothing names a site. */
function inOrder(a: Site, b: Site): number {
  return rank(a) - rank(b) || a.order - b.order || a.id.localeCompare(b.id)
}

const rank = (site: Site): number =>
  (isPortal(site) ? 4 : 0) + (site.country === 'BR' ? 0 : 2) + (site.afterSalesOnly ? 1 : 0)

/** The site an address belongs to: `/br/fiat/…` by path, else the host's, else the portal of the path's country. */
export function siteOf(sites: readonly Site[], host: string, path: string): Site {
  const [, country, brand] = path.split('/')
  const byPath = sites.find((site) => !isPortal(site) && site.brand === brand && site.country.toLowerCase() === country)
  const found = byPath ?? siteOfHost(sites, host) ?? portalOf(sites, country === 'ar' ? 'AR' : 'BR')
  if (!found) throw new SiteError('No site is configured')
  return found
}

export function siteOfHost(sites: readonly Site[], host: string): Site | undefined {
  return sites.find((site) => site.hosts.includes(host.split(':')[0] ?? ''))
}

const portalOf = (sites: readonly Site[], country: 'BR' | 'AR'): Site | undefined =>
  sites.find((site) => isPortal(site) && site.country === country) ?? sites.find(isPortal) ?? sites[0]
