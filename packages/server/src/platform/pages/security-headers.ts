import { createHash } from 'node:crypto'
import type { Site } from '@volante/contract/site'
import { DATA_HEADERS, HSTS } from '../http/base/secure-headers.ts'

const INLINE = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g

/** The hashes of a page's own inline scripts and styles, as the policy names them. */
export function inlineHashes(html: string): { scripts: readonly string[]; styles: readonly string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, element, attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (/\ssrc=/.test(attributes) || content === '' || /type="application\/(ld\+)?json"/.test(attributes)) continue
    const hash = hashOf(content)
    if (element === 'script') scripts.add(hash)
    else styles.add(hash)
  }
  return { scripts: [...scripts], styles: [...styles] }
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export const nonceSource = (nonce: string): Inline => ({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] })

const originOf = (address: string): string => new URL(address).origin

/** Where a site's pages may load from, send to (`alsoSentTo`: further origins), frame and be shown in. */
export function contentPolicy(
  site: Site,
  inline: Inline,
  https: boolean,
  alsoSentTo: readonly string[] = [],
  framed: readonly string[] = [],
): string {
  const services = [...new Set(Object.values(site.baseAddresses).map(originOf))]
  const sources: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    // React writes style attributes, e.g. a paint's colour; they can load nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...services, ...alsoSentTo],
    'worker-src': ["'self'", 'blob:'],
    'form-action': ["'self'", ...services],
    'frame-src': ["'self'", ...framed],
    // An administrator sees the pages in another appearance before the public does.
    'frame-ancestors': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** The headers every page carries beside its policy. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    ...DATA_HEADERS,
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self), usb=()',
    // Popups stay allowed: the messaging app opens in one.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-embedder-policy': 'require-corp',
    ...(https ? { 'strict-transport-security': HSTS } : {}),
  }
}
