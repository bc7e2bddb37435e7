import { COUNTRIES, CURRENCIES, LANGUAGES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { short } from './query.ts'
import { Features, LeadSettings } from './site.ts'

/** What a page reads before anything else; whatever stands here, every visitor may read. */
export const PageSettings = z.object({
  site: z.string(),
  page: z.nullable(z.string()),
  brand: z.string(),
  brandName: z.string(),
  brandId: z.nullable(z.int()),
  country: z.enum(COUNTRIES),
  language: z.enum(LANGUAGES),
  currency: z.enum(CURRENCIES),
  market: z.string(),
  /** The pair with which the site's page creates leads; it names the site, not who asks (O-10, O-11). */
  client: z.object({ id: z.string(), secret: z.string() }),
  baseAddresses: z.record(z.string(), z.string()),
  features: Features,
  fuelLabels: z.record(z.string(), z.string()),
  lead: LeadSettings,
  anchors: z.object({ delayMs: z.int(), offsetPx: z.int() }),
  cacheTtlMs: z.int(),
  locationTtlMs: z.int(),
})

export const pageSettings = service('page-settings', {
  get: call({
    id: 'page-settings.root.get',
    get: '/page-settings',
    access: 'public',
    query: z.object({ page: z.optional(short(80)) }),
    ok: PageSettings,
    cache: ['sites'],
    says: "Takes a page's name and returns the site's configuration: brand, country, language, flags, labels, addresses, and the pair that names the site where it creates leads.",
  }),
})
