import { DOCUMENT_KINDS } from '@volante/domain/order/documents'
import { CAR_PAPERS } from '@volante/domain/vehicle/papers'
import * as z from 'zod/mini'
import { call } from './kit.ts'
import { DocumentView } from './order-shapes.ts'
import { jsonPart, sentFiles } from './sent-files.ts'

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Where files may go: the papers of an order, `orders` and `<reservation id>/<kind of paper>`, and those of a car of the own garage, `vehicles` and `<car id>/<kind of paper>`. Nothing else is a place. */
const KINDS = { orders: DOCUMENT_KINDS.join('|'), vehicles: CAR_PAPERS.join('|') } as const
const PLACE = new RegExp(`^(?:orders/<>/(?:${KINDS.orders})|vehicles/<>/(?:${KINDS.vehicles}))$`.replaceAll('<>', ID))

const request = jsonPart(
  z.object({ root_path: z.string().check(z.maxLength(20)), sub_path: z.string().check(z.maxLength(120)) }).check(
    z.refine(({ root_path, sub_path }) => PLACE.test(`${root_path}/${sub_path}`), {
      error: 'documents.place',
      path: ['sub_path'],
    }),
  ),
)

const StoredFile = z.object({
  id: z.string(),
  /** `root_path/sub_path/version/page`: a name to show, not an address. */
  path: z.string(),
  name: z.string(),
  size: z.int(),
  type: z.string(),
})

export const uploadErrors = {
  'request.notFound': 404,
  'request.unsupportedMedia': 415,
  'documents.tooLarge': 413,
  'documents.tooMany': 422,
  'documents.typeRefused': 415,
  'documents.empty': 422,
  'documents.tooManyPixels': 422,
  'documents.tooManyVersions': 422,
  'documents.orderFull': 422,
  'documents.carFull': 422,
  'request.rateLimited': 429,
  'documents.storageFull': 507,
  'documents.notAsked': 409,
  'garage.noChassis': 409,
  'order.document.change': 409,
} as const

/** The papers of a reservation or of a car, one or several pages at a time. */
export const fileUpload = {
  fileUpload: call({
    id: 'private-api.file.upload',
    post: '/private-api/file/upload',
    access: 'bearer',
    upload: true,
    body: z.object({ file: sentFiles(1), request }),
    ok: StoredFile,
    status: 201,
    errors: uploadErrors,
    says: "Takes one file and where it belongs among the papers of one of the caller's reservations or cars; keeps it as that paper's next version, the same file again once. Refuses other places, types, sizes, reservations and cars, and a car whose chassis nobody knows.",
  }),
  fileUploadBulk: call({
    id: 'private-api.file.uploadBulk',
    post: '/private-api/file/upload-bulk',
    access: 'bearer',
    upload: true,
    body: z.object({ file: sentFiles(10), request }),
    ok: z.array(StoredFile),
    status: 201,
    errors: uploadErrors,
    says: 'Takes up to 10 files, the pages of one paper in their order; keeps all of them as its next version, or none and names the one that is refused.',
  }),
} as const

/** The same under the buyer's address. */
export const reservationDocuments = {
  reservationDocuments: call({
    id: 'users.v2.users.reservations',
    post: '/users/v2/users/{id}/reservations',
    access: 'bearer',
    upload: true,
    params: z.object({ id: z.guid() }),
    body: z.object({ file: sentFiles(10), documentType: z.enum(DOCUMENT_KINDS), reservationId: z.guid() }),
    ok: z.object({ reservationId: z.string(), status: z.string(), documents: z.array(DocumentView) }),
    status: 201,
    errors: uploadErrors,
    says: "Takes the pages of one paper of a reservation of the person's own, or of a person whose papers the caller reviews; returns its papers and where it stands.",
  }),
} as const
