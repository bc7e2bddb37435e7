import { REPORT_ACTS, REPORT_CATEGORIES, REPORT_REASONS, REPORT_STAGES } from '@volante/domain/lead/report-work'
import { COUNTRIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'
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
const Report = z.object({
  id: z.string(),
  protocol: z.string(),
  createdAt: z.string(),
  /** Both null once its site is gone. */
  brand: z.nullable(z.string()),
  country: z.nullable(z.enum(COUNTRIES)),
  stage: z.enum(REPORT_STAGES),
  reason: z.string(),
  product: z.nullable(z.string()),
  category: z.nullable(z.string()),
  model: z.string(),
  version: z.string(),
  year: z.string(),
  mileage: z.string(),
  dealerName: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  /** Null in a list, as what staff did is empty there. */
  message: z.nullable(z.string()),
  acts: z.array(z.object({ at: z.string(), by: z.string(), act: z.enum(REPORT_ACTS), note: z.nullable(z.string()) })),
})
export type Report = z.output<typeof Report>

const staff = { access: 'bearer', may: 'reports.work' } as const
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
  deskList: call({
    id: 'reporting.desk.list',
    get: '/reporting/desk/reports',
    ...staff,
    within: 'rows',
    query: z.object({
      stage: z.optional(z.enum(REPORT_STAGES)),
      brand: z.optional(short(40)),
      reason: z.optional(z.enum(REPORT_REASONS)),
      category: z.optional(z.enum(REPORT_CATEGORIES)),
      model: z.optional(short(80)),
      dealerCode: z.optional(short(40)),
      protocol: z.optional(short(40)),
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
      sort: z.optional(z.enum(['oldest'])),
      ...paging,
    }),
    ok: page(Report),
    says: 'Takes how reports stand, a brand, a reason, a part of the car, a model, a dealer, a number, days, or none; returns the reports of brands and countries within reach, personal data masked, the newest first unless told.',
  }),
  deskGet: call({
    id: 'reporting.desk.get',
    get: '/reporting/desk/reports/{id}',
    ...staff,
    within: { record: 'report', by: 'params.id' },
    params: z.object({ id: z.guid() }),
    ok: Report,
    errors: { 'request.notFound': 404 },
    says: 'Takes a report within reach; returns it in full with what staff did. The reading is kept in the audit log.',
  }),
  deskWork: call({
    id: 'reporting.desk.work',
    post: '/reporting/desk/reports/acts',
    ...staff,
    within: { record: 'report', by: 'body.id' },
    body: z.object({ id: z.guid(), act: z.enum(REPORT_ACTS), note: maybe(lines(1000)) }),
    ok: Report,
    errors: { 'request.notFound': 404, 'request.invalid': 422, 'report.notNow': 409 },
    says: 'Takes a report within reach and what was done with it: taken, finished, opened again or noted, a note only with its words; keeps who did it. Refuses what its state does not allow.',
  }),
})
