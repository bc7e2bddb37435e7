import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { secretOf } from './secrets.ts'
import type { Settings } from './settings.ts'

/** The pair by which a site's own page says on whose behalf it asks. Every visitor may read it: it proves no person, and opens what names it alone. */
export interface SiteClient {
  readonly id: string
  readonly secret: string
}

export const siteClient = (settings: Settings, site: string): SiteClient => ({
  id: `site.${site}`,
  secret: createHmac(
    'sha256',
    Buffer.from(hkdfSync('sha256', secretOf(settings, 'TOKENISER_KEY'), '', 'site clients', 32)),
  )
    .update(site)
    .digest('base64url'),
})

/** Whether an id and a secret are those of the site. */
export function isSiteClient(settings: Settings, site: string, id: unknown, secret: unknown): boolean {
  if (id !== `site.${site}` || typeof secret !== 'string') return false
  const [given, own] = [Buffer.from(secret), Buffer.from(siteClient(settings, site).secret)]
  return given.length === own.length && timingSafeEqual(given, own)
}
