import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { pageSize, short } from './query.ts'

/** 12 MB as base64: a photograph of today's cameras. */
const MOST_CONTENT = 16_000_000
/** Longest side of each file that is made of a picture, in pixels. */
export const PICTURE_SIZES = [320, 640, 1280] as const

const staff = { access: 'bearer', may: 'pictures.manage', within: 'rows' } as const
/** JPEG, PNG, WebP or AVIF, as base64. */
export const PictureContent = z
  .string()
  .check(z.maxLength(MOST_CONTENT), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'request.invalid'))
/** What a call that takes a picture may be sent at most, in bytes. */
export const PICTURE_BODY = MOST_CONTENT + 1_000
/** Why a picture that was sent is refused. */
export const pictureRefusals = {
  'pictures.typeRefused': 422,
  'pictures.tooSmall': 422,
  'pictures.nameTaken': 409,
  'request.rateLimited': 429,
  'documents.storageFull': 507,
} as const
const Name = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'pictures.nameInvalid'))
/** What is to be seen, for whoever does not see it. */
const about = { aboutPt: short(200), aboutEs: short(200) }
const notFound = { 'request.notFound': 404 } as const

export const PictureView = z.object({
  /** Of its content: the same picture is there once. */
  id: z.string(),
  /** As sheets name it. */
  name: z.string(),
  aboutPt: z.string(),
  aboutEs: z.string(),
  /** Pixels of what is kept. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  addedAt: z.string(),
  addedBy: z.nullable(z.string()),
  /** Parts of the catalogue and dealers that show it. */
  uses: z.int(),
})
export type PictureView = z.output<typeof PictureView>

/** Pictures that people add to what the shop shows. */
export const pictures = service('pictures', {
  list: call({
    id: 'pictures.list',
    get: '/pictures',
    ...staff,
    query: z.object({
      text: z.optional(short(80)),
      after: z.optional(short(60)),
      size: pageSize(100, 24),
    }),
    ok: z.object({ items: z.array(PictureView), next: z.nullable(z.string()), total: z.int() }),
    says: 'Takes words of a name and the name that the page before ended with; returns pictures by name, how many there are and how often each is shown.',
  }),
  get: call({
    id: 'pictures.get',
    get: '/pictures/{id}',
    ...staff,
    params: z.object({ id: short(32) }),
    ok: PictureView,
    errors: notFound,
    says: 'Takes a picture; returns what is known of it. Refuses an unknown one.',
  }),
  create: call({
    id: 'pictures.create',
    post: '/pictures',
    ...staff,
    maxBody: PICTURE_BODY,
    ownTransaction: true,
    body: z.object({ name: Name, ...about, content: PictureContent }),
    ok: PictureView,
    status: 201,
    errors: { ...pictureRefusals, 'pictures.there': 409 },
    says: 'Takes a picture with its name and what is to be seen in two languages; keeps it upright, at most 2560 pixels long and without anything the camera noted. Refuses other types by content, fewer than 320 pixels, a name that is taken and a picture that is there.',
  }),
  update: call({
    id: 'pictures.update',
    put: '/pictures/{id}',
    ...staff,
    params: z.object({ id: short(32) }),
    body: z.object({ name: Name, ...about }),
    ok: PictureView,
    errors: { ...notFound, 'pictures.nameTaken': 409 },
    says: 'Takes another name or other words of a picture; whatever shows it goes on showing it.',
  }),
  remove: call({
    id: 'pictures.delete',
    delete: '/pictures/{id}',
    ...staff,
    params: z.object({ id: short(32) }),
    errors: { ...notFound, 'pictures.inUse': 409 },
    says: 'Takes a picture and removes it for good. Refuses one that the shop shows.',
  }),
  file: call({
    id: 'pictures.file.get',
    get: '/pictures/{id}/{file}',
    access: 'public',
    params: z.object({ id: short(32), file: z.string().check(z.maxLength(20)) }),
    file: true,
    errors: { ...notFound, 'request.unavailable': 503 },
    says: 'Takes a picture and a file of it, as `640.webp`: a longest side of 320, 640 or 1280 pixels as avif, webp or jpg; returns it, to be kept for good. Refuses others, and new files while too many are being made.',
  }),
})
