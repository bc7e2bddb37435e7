import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { short } from './query.ts'
import { line, lines, maybe } from './body-fields.ts'

const yearOrCount = maybe(z.union([line(12), z.int().check(z.gte(0), z.lte(9_999_999))]))
const ReportBody = z.object({
  reason: maybe(line(40)),
  product: maybe(line(40)),
  dealerId: maybe(line(40)),
  category: maybe(line(80)),
  model: maybe(line(80)),
  version: maybe(line(120)),
  year: yearOrCount,
  mileage: yearOrCount,
  name: maybe(line()),
  email: maybe(line(254)),
  phone: maybe(line(40)),
  cpf: maybe(line(20)),
  message: maybe(lines(4000)),
})
export type ReportBody = z.output<typeof ReportBody>

const Choice = z.object({ code: z.string(), name: z.string() })
/** A model with what was sold of it: the years of each version, newest first. */
const ReportModel = z.object({
  code: z.string(),
  name: z.string(),
  versions: z.array(z.object({ mvsCode: z.string(), name: z.string(), years: z.array(z.int()) })),
})
export type ReportModel = z.output<typeof ReportModel>
const ReportDealer = z.object({
  idSiteGeo: z.string(),
  code: z.string(),
  name: z.string(),
  state: z.string(),
  city: z.string(),
  phone: z.string(),
  brands: z.array(z.string()),
})
const place = { brand: z.optional(short(40)), state: z.optional(short(60)), city: z.optional(short(120)) }

export const reporting = service('reporting', {
  create: call({
    id: 'reporting.reportView.create',
    post: '/reporting/report-view',
    access: 'client',
    body: ReportBody,
    ok: z.object({ success: z.boolean(), reportNumber: z.string() }),
    status: 201,
    errors: { 'request.invalid': 422 },
    says: 'Takes a report about a car or service with its reason and sender, keeps it and returns its number; refuses wrong fields and an unknown dealer.',
  }),
  reasons: call({
    id: 'reporting.reportView.reasons',
    get: '/reporting/report-view/reasons',
    access: 'public',
    ok: z.array(Choice),
    cache: ['sites'],
    says: 'Returns the reasons a report may have, in the language of the site.',
  }),
  products: call({
    id: 'reporting.product.list',
    get: '/reporting/product',
    access: 'public',
    ok: z.array(Choice),
    cache: ['sites'],
    says: 'Returns the products a report may be about, in the language of the site.',
  }),
  dealers: call({
    id: 'reporting.dealers.list',
    get: '/reporting/dealers',
    access: 'public',
    query: z.object(place),
    ok: z.array(ReportDealer),
    cache: ['dealers'],
    says: "Takes any of brand, state and city and returns the dealers of the site's country by name; without a brand those of the site's.",
  }),
  dealer: call({
    id: 'reporting.dealers.get',
    get: '/reporting/dealers/{idSiteGeo}',
    access: 'public',
    params: z.object({ idSiteGeo: short(40) }),
    ok: ReportDealer,
    errors: { 'dealer.notFound': 404 },
    cache: ['dealers'],
    says: "Takes a dealer's id and returns the dealer; refuses an unknown one and another country's.",
  }),
  carModels: call({
    id: 'reporting.carModels.list',
    get: '/reporting/car-models',
    access: 'public',
    query: z.object({ brand: place.brand }),
    ok: z.array(ReportModel),
    cache: ['catalogue'],
    says: "Takes a brand, the site's unless stated, and returns its models ever sold in the country by name, each with its versions and their years.",
  }),
})
