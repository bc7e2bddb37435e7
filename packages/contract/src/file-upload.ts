import { DOCUMENT_KINDS } from '@volante/domain/order/documents'
import * as z from 'zod/mini'
import { call } from './kit.ts'
import { DocumentView } from './order-shapes.ts'
import { jsonPart, sentFiles } from './sent-files.ts'

/** Where files may go: the papers of an order, `orders` and `<reservation id>/<kind of paper>`. Nothing else is a place. */
const SUB_PATH = new RegExp(`^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/(?:${DOCUMENT_KINDS.join('|')})$`)

const request = jsonPart(
  z.object({
    root_path: z.string().check(z.regex(/^orders$/, 'documents.place')),
    sub_path: z.string().check(z.maxLength(120), z.regex(SUB_PATH, 'documents.place')),
  }),
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
  'request.rateLimited': 429,
  'documents.storageFull': 507,
  'documents.notAsked': 409,
  'order.document.change': 409,
} as const

/** The papers of a reservation, one or several pages at a time. */
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
    says: "Takes one file and where it belongs among the papers of one of the caller's reservations; keeps it as that paper's next version, the same file again once. Refuses other places, types, sizes and reservations.",
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
