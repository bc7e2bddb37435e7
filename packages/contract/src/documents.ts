import { CAR_PAPERS } from '@volante/domain/vehicle/papers'
import * as z from 'zod/mini'
import { Detected, Photo, PHOTO_BODY, photoErrors, PhotoState, windowWidth } from './face-identity.ts'
import { call, service } from './kit.ts'
import { short } from './query.ts'

const one = z.object({ id: z.guid() })
const errors = { 'request.notFound': 404 } as const

/** The text a buyer agrees to before the photo; a changed text is a new version. */
export const PHOTO_CONSENT_VERSION = '2026-11'

const File = z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.int() })

const DocumentVersion = z.object({
  id: z.string(),
  kind: z.string(),
  version: z.int(),
  state: z.enum(['sent', 'approved', 'refused']),
  reason: z.nullable(z.string()),
  sentAt: z.string(),
  reviewedAt: z.nullable(z.string()),
  files: z.array(File),
})

const CarPaperView = z.object({
  id: z.string(),
  kind: z.enum(CAR_PAPERS),
  sentAt: z.string(),
  /** Model, version and year. */
  car: z.string(),
  /** The car of the own garage; null of one that is there no longer. */
  carId: z.nullable(z.string()),
  /** It goes to the next owner with the car. */
  passesOn: z.boolean(),
  files: z.array(File),
})
export type CarPaperView = z.output<typeof CarPaperView>

const Token = z.object({ token: short(80), expiresAt: z.string() })

/** Files of an order beyond the documents' calls: private, always a download. */
export const documents = service('documents', {
  versions: call({
    id: 'documents.order.list',
    get: '/documents/orders/{id}',
    access: 'bearer',
    params: one,
    ok: z.array(DocumentVersion),
    errors,
    says: 'Takes an order of the caller, or one whose papers the caller reviews; returns every version of its papers with their pages, the newest first. Any other is unknown.',
  }),
  file: call({
    id: 'documents.file.get',
    get: '/documents/files/{id}',
    access: 'bearer',
    params: one,
    file: true,
    errors,
    says: 'Takes a page of a paper; returns it as a download to its owner and, of an order, to who reviews papers there. To anybody else it is unknown.',
  }),
  carPapers: call({
    id: 'documents.vehicles.list',
    get: '/documents/vehicles',
    access: 'bearer',
    ok: z.array(CarPaperView),
    says: "Returns the papers that the person keeps of cars, the newest first: CRLV or cédula, invoice, policy, road tax, inspections and what workshops wrote. Those of the car go to its next owner with the hand-over's code, those of the person stay.",
  }),
  removeCarPaper: call({
    id: 'documents.vehicles.delete',
    delete: '/documents/vehicles/{id}',
    access: 'bearer',
    params: one,
    errors,
    says: 'Takes a paper that the person keeps of a car; it goes with its pages.',
  }),
  contractFile: call({
    id: 'documents.contract.get',
    get: '/documents/contracts/{id}',
    access: 'bearer',
    params: one,
    file: true,
    errors,
    says: 'Takes a contract; returns the very bytes that are signed, to its owner and to who reads contracts there. To anybody else it is unknown.',
  }),
  startPhoto: call({
    id: 'documents.photo.start',
    post: '/documents/orders/{id}/photo',
    access: 'bearer',
    params: one,
    body: z.object({ consent: z.literal(true), version: z.literal(PHOTO_CONSENT_VERSION) }),
    ok: PhotoState,
    errors: { ...errors, 'request.conflict': 409 },
    says: "Takes one of the caller's orders that waits for the security photo and the consent to its use; keeps the consent and starts the time. Again it answers what is under way.",
  }),
  photoState: call({
    id: 'documents.photo.state',
    get: '/documents/orders/{id}/photo',
    access: 'bearer',
    params: one,
    ok: z.nullable(z.extend(PhotoState, { onPhone: z.boolean() })),
    errors,
    says: "Takes one of the caller's orders; returns how its security photo stands and whether a phone has taken it over, null before the consent.",
  }),
  handOff: call({
    id: 'documents.photo.handOff',
    post: '/documents/orders/{id}/photo/hand-off',
    access: 'bearer',
    params: one,
    ok: Token,
    status: 201,
    errors: { ...errors, 'antiFraud.consentFirst': 409, 'request.conflict': 409 },
    says: "Takes one of the caller's orders; returns a token that opens its photo on a phone once, within minutes. An earlier one stops working.",
  }),
  openOnPhone: call({
    id: 'documents.photo.open',
    post: '/documents/photo/open',
    access: 'public',
    body: z.object({ token: short(80), width: windowWidth }),
    ok: z.extend(PhotoState, { pass: z.string() }),
    errors: { 'antiFraud.linkUsed': 410, 'antiFraud.mobileOnly': 403 },
    says: 'Takes the token of a QR code and the width of the window; returns a pass for the photo of that order alone. Refuses a token that was used, replaced or is late, and wide windows.',
  }),
  takeOnPhone: call({
    id: 'documents.photo.take',
    post: '/documents/photo',
    access: 'public',
    ownTransaction: true,
    maxBody: PHOTO_BODY,
    body: z.object({ pass: short(80), image: Photo, width: windowWidth }),
    ok: Detected,
    errors: { ...photoErrors, 'antiFraud.linkUsed': 410 },
    says: "Takes the phone's pass and a photo; returns whether it shows one face, what is left of the attempts and the photo's state.",
  }),
  askHuman: call({
    id: 'documents.photo.askHuman',
    post: '/documents/orders/{id}/photo/human',
    access: 'bearer',
    params: one,
    ok: PhotoState,
    errors: { ...errors, 'request.conflict': 409 },
    says: "Takes one of the caller's orders whose attempts or time are over; asks a person to decide.",
  }),
  photos: call({
    id: 'documents.photo.list',
    get: '/documents/orders/{id}/photos',
    access: 'bearer',
    may: 'fraud.review',
    within: { record: 'order', by: 'params.id' },
    params: one,
    ok: z.array(z.object({ id: z.string(), outcome: z.string(), takenAt: z.string() })),
    errors,
    says: "Takes an order within the caller's reach; returns the photos that were not recognised, none once it is decided.",
  }),
  photo: call({
    id: 'documents.photo.get',
    get: '/documents/photos/{id}',
    access: 'bearer',
    may: 'fraud.review',
    within: { record: 'photo', by: 'params.id' },
    params: one,
    file: true,
    errors,
    says: "Takes a photo of an order within the caller's reach; returns it as a download, until it is decided.",
  }),
})
