import { LANGUAGES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { line } from './body-fields.ts'
import { Brand, Country, Year } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'
import { sentFiles } from './sent-files.ts'

const staff = { access: 'bearer', may: 'manuals.manage' } as const
const one = { record: 'manual', by: 'params.id' } as const
const params = z.object({ id: z.guid() })
const notFound = { 'request.notFound': 404 } as const

const Manual = z.object({
  id: z.string(),
  name: z.string(),
  /** Where it is read, below the shop's address. */
  path: z.string(),
  country: Country,
  brand: z.string(),
  /** None: of every model of the brand. */
  modelCode: z.nullable(z.string()),
  model: z.nullable(z.string()),
  /** None: of every model year. */
  year: z.nullable(z.int()),
  language: z.enum(LANGUAGES),
  bytes: z.int(),
})
export type Manual = z.output<typeof Manual>

const KeptManual = z.extend(Manual, { isPublished: z.boolean(), changedAt: z.string() })
export type KeptManual = z.output<typeof KeptManual>

const NewManual = z.object({
  /** Not blank; neither is `path` (spec platform §5). */
  name: line(120),
  path: line(200),
  brand: Brand,
  modelCode: z._default(z.nullable(line(4)), null),
  year: z._default(z.nullable(Year), null),
  /** That of the country unless told. */
  language: z.optional(z.enum(LANGUAGES)),
  isPublished: z._default(z.boolean(), false),
})
export type NewManual = z.output<typeof NewManual>

const ManualFile = z.object({ id: z.string(), path: z.string(), name: z.string(), bytes: z.int(), sentAt: z.string() })
export type ManualFile = z.output<typeof ManualFile>

const errors = { 'request.invalid': 422 } as const

/** Owner's manuals by country, brand, model, year and language. Everything is of the site's country. */
export const manual = service('manual', {
  list: call({
    id: 'manual.manuals.list',
    get: '/manual/manuals',
    access: 'bearer',
    query: z.object({ brand: z.optional(Brand), modelCode: z.optional(short(4)), year: z.optional(Year) }),
    ok: z.array(Manual),
    says: 'Takes a brand (that of the site unless told), a model and a year; returns the published manuals for that car, those of its model and year first, then those that hold for more.',
  }),
  get: call({
    id: 'manual.manuals.get',
    get: '/manual/manuals/{id}',
    access: 'bearer',
    params,
    ok: Manual,
    errors: notFound,
    says: 'Takes an id; returns the manual. Refuses an unknown one and one that is not published.',
  }),
  shop: call({
    id: 'manual.manuals.shop',
    get: '/manual/shop',
    access: 'public',
    cache: ['manuals'],
    ok: z.array(Manual),
    says: "Returns the published manuals of the site's brand, by model, newest year first.",
  }),
  adminSearch: call({
    id: 'manual.manuals.adminSearch',
    get: '/manual/manuals/admin/search',
    ...staff,
    within: 'rows',
    query: z.object({ name: z.optional(short(80)), brand: z.optional(Brand), ...paging }),
    ok: page(KeptManual),
    says: 'Takes words of a name and a brand; returns a page of manuals within reach, those not published among them, by name.',
  }),
  adminGet: call({
    id: 'manual.manuals.adminGet',
    get: '/manual/manuals/admin/{id}',
    ...staff,
    within: one,
    params,
    ok: KeptManual,
    errors: notFound,
    says: 'Takes a manual within reach; returns it, published or not.',
  }),
  create: call({
    id: 'manual.manuals.create',
    post: '/manual/manuals',
    ...staff,
    within: { brand: 'body.brand' },
    body: NewManual,
    ok: KeptManual,
    status: 201,
    errors,
    says: 'Takes a name, the path of a file that was sent, a brand within reach, a model and a year or none, a language and whether it is published; returns the new manual. Refuses a blank name or path, the path of no file and a model of another brand.',
  }),
  update: call({
    id: 'manual.manuals.update',
    put: '/manual/manuals/{id}',
    ...staff,
    within: [one, { brand: 'body.brand' }],
    params,
    body: NewManual,
    ok: KeptManual,
    errors: { ...notFound, ...errors },
    says: 'Takes a manual within reach and all that is to hold of it; returns it changed. Refuses what create refuses.',
  }),
  remove: call({
    id: 'manual.manuals.delete',
    delete: '/manual/manuals/{id}',
    ...staff,
    within: one,
    params,
    errors: notFound,
    says: 'Takes a manual within reach and deletes it, with its file where no other manual names it.',
  }),
  sendFile: call({
    id: 'manual.files.create',
    post: '/manual/files',
    ...staff,
    within: 'rows',
    upload: true,
    body: z.object({ file: sentFiles(1) }),
    ok: ManualFile,
    status: 201,
    errors: { 'manual.pdfOnly': 422 },
    says: 'Takes a PDF; keeps its pages and nothing that runs or leads elsewhere, and returns the path by which a manual names it. A file that no manual names is forgotten after a week. Refuses what is no PDF.',
  }),
  sentFiles: call({
    id: 'manual.files.list',
    get: '/manual/files',
    ...staff,
    within: 'rows',
    ok: z.array(ManualFile),
    says: 'Returns the files that the caller sent and that no manual names yet, the latest first.',
  }),
  file: call({
    id: 'manual.files.get',
    get: '/manual/files/{id}',
    access: 'optional',
    params,
    file: true,
    errors: notFound,
    says: 'Takes a file; returns its PDF where a published manual names it, to who manages manuals or sent it also before. Refuses others.',
  }),
})
