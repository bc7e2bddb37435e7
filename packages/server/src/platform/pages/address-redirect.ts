import type { Site } from '@volante/contract/site'
import { siteOfHost, sitePath } from '../sites/sites.ts'
import { withoutHtml } from './html-suffix.ts'

const OUTSIDE_SITES = /^\/(br|ar|desk|admin|dev|api|assets|cars|consent)(\/|\.|$)/

/** Where an address should have gone: without `.html` or a trailing slash, and below the site a host name stands for. */
export function addressRedirect(sites: readonly Site[], host: string, path: string, search: string): string | null {
  const plain = (withoutHtml(path) ?? path).replace(/^[/\\]+/, '/').replace(/(?<=[^/])\/+$/, '')
  const own = OUTSIDE_SITES.test(plain) ? undefined : siteOfHost(sites, host)
  const right = own ? sitePath(own) + (plain === '/' ? '' : plain) : plain
  if (right === path) return null
  return search === '' ? right : `${right}?${search}`
}
