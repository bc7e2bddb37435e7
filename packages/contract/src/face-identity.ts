import * as z from 'zod/mini'
import { call, service } from './kit.ts'

/** A JPEG, PNG or WebP as base64, with or without the head of a data address. */
export const Photo = z
  .string()
  .check(
    z.minLength(100),
    z.maxLength(7_000_000),
    z.regex(/^(?:data:image\/[a-z]+;base64,)?[A-Za-z0-9+/]+={0,2}$/, 'request.invalid'),
  )

export const PHOTO_BODY = 8_000_000

/** Width of the window in pixels, as the page measures it. */
export const windowWidth = z.int().check(z.gte(1), z.lte(20_000))

export const PhotoState = z.object({
  state: z.enum(['ready', 'failed face detection', 'retry', 'maximum attempts exceeded', 'human review', 'success']),
  attemptsLeft: z.int(),
  endsAt: z.string(),
  now: z.string(),
})

export const Detected = z.extend(PhotoState, {
  faceFound: z.boolean(),
  /** What to read out: why the photo was not taken, null when it was. */
  message: z.nullable(z.object({ code: z.string(), text: z.string() })),
})

export const photoErrors = {
  'request.notFound': 404,
  'request.conflict': 409,
  'antiFraud.maxAttempts': 409,
  'antiFraud.timeExceeded': 409,
  'antiFraud.mobileOnly': 403,
  'antiFraud.consentFirst': 409,
  'documents.empty': 422,
  'documents.storageFull': 507,
  'request.unavailable': 503,
} as const

export const faceIdentity = service('face-identity', {
  detect: call({
    id: 'face-identity.face.detect',
    post: '/face-identity/face/detect',
    access: 'bearer',
    ownTransaction: true,
    maxBody: PHOTO_BODY,
    body: z.object({ image: Photo, reservationId: z.optional(z.guid()), width: z.optional(windowWidth) }),
    ok: Detected,
    errors: photoErrors,
    says: "Takes a photo from the caller's phone for a reservation, the one that waits for it unless named; returns whether it shows one face, what is left of the attempts and the photo's state.",
  }),
})
