import { COUNTRIES } from '@volante/domain/vocabulary'
import { PAGE_KINDS } from '@volante/domain/work/page-kinds'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'

/** So many days are counted together unless stated; today is the last. */
export const VIEW_DAYS = 30

const PageViews = z.object({
  id: z.string(),
  kind: z.enum(PAGE_KINDS),
  /** The model that the page shows; null where it shows no one model. */
  model: z.nullable(z.string()),
  brand: z.string(),
  country: z.enum(COUNTRIES),
  views: z.int(),
  /** The last day on which it was opened. */
  lastOn: z.string(),
})
export type PageViews = z.output<typeof PageViews>

/** How often the public pages are opened: counted, and naming nobody. */
export const pageViews = service('pageViews', {
  list: call({
    id: 'pageViews.list',
    get: '/page-views',
    access: 'bearer',
    may: 'pageViews.read',
    within: 'rows',
    query: z.object({
      kind: z.optional(z.enum(PAGE_KINDS)),
      model: z.optional(short(80)),
      brand: z.optional(short(40)),
      country: z.optional(z.enum(COUNTRIES)),
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
      ...paging,
    }),
    ok: page(PageViews),
    says: 'Takes a kind of page, words of a model’s name, a brand, a country and days, the last thirty unless stated; returns how often the public pages of sites within reach were opened, by kind, model and site, the most often first. It names nobody.',
  }),
})
