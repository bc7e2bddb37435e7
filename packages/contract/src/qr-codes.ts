import * as z from 'zod/mini'
import { line } from './body-fields.ts'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'

const staff = { access: 'bearer', may: 'qrCodes.manage' } as const
const one = { record: 'qrCode', by: 'params.id' } as const
const id = z.object({ id: z.guid() })
const notFound = { 'request.notFound': 404 } as const
const day = z.iso.date()

const QrCode = z.object({
  id: z.string(),
  name: z.string(),
  site: z.string(),
  dealerCode: z.string(),
  dealerName: z.string(),
  /** The page of the site it leads to. */
  path: z.string(),
  /** The last day it leads there; for good where there is none. */
  endsOn: z.nullable(day),
  isOver: z.boolean(),
  /** What is printed; it stays the same whatever it leads to. */
  address: z.string(),
  /** How often it was scanned; by whom is not known. */
  scans: z.int(),
  lastScanOn: z.nullable(day),
  madeAt: z.string(),
})
export type QrCode = z.output<typeof QrCode>

const words = { name: line(80), path: line(300), endsOn: z._default(z.nullable(day), null) }

/** Codes that a dealer prints: a poster, a windscreen, a flyer lead to a page of the shop. */
export const qrCodes = service('qrCodes', {
  list: call({
    id: 'qrCodes.list',
    get: '/qr-codes',
    ...staff,
    within: 'rows',
    query: z.object({ dealerCode: z.optional(short(40)), ...paging }),
    ok: page(QrCode),
    says: 'Takes a dealer or none; returns the codes of dealers within reach, the newest first, with how often each was scanned.',
  }),
  get: call({
    id: 'qrCodes.get',
    get: '/qr-codes/{id}',
    ...staff,
    within: one,
    params: id,
    ok: QrCode,
    errors: notFound,
    says: 'Takes a code of a dealer within reach; returns it.',
  }),
  create: call({
    id: 'qrCodes.create',
    post: '/qr-codes',
    ...staff,
    within: { dealer: 'body.dealerCode' },
    body: z.object({ dealerCode: short(40), ...words }),
    ok: QrCode,
    status: 201,
    errors: { 'request.invalid': 422 },
    says: 'Takes a dealer within reach, a name, a page of a site of its country and a last day or none; makes a code whose address never changes. Refuses a page of another place and a last day that has passed.',
  }),
  update: call({
    id: 'qrCodes.update',
    put: '/qr-codes/{id}',
    ...staff,
    within: one,
    params: id,
    body: z.object(words),
    ok: QrCode,
    errors: { ...notFound, 'request.invalid': 422 },
    says: 'Takes a code of a dealer within reach and what it is called, leads to and ends on; codes that are printed already lead there from then on.',
  }),
  file: call({
    id: 'qrCodes.file',
    get: '/qr-codes/{id}/file',
    ...staff,
    within: one,
    params: id,
    query: z.object({ format: z._default(z.enum(['svg', 'pdf']), 'svg') }),
    file: true,
    errors: notFound,
    says: 'Takes a code of a dealer within reach and a format; returns it to print: an SVG of any size, or an A4 sheet with its name, address and eight copies.',
  }),
  scan: call({
    id: 'qrCodes.scan',
    post: '/qr-codes/scans',
    access: 'public',
    body: z.object({ code: short(20) }),
    ok: z.object({ path: z.nullable(z.string()), dealerCode: z.string() }),
    errors: notFound,
    says: 'Takes what a printed address ends with; counts a scan of the day and returns the page it leads to, null where its time is over. Keeps nothing of who scanned. Refuses an unknown one.',
  }),
})
