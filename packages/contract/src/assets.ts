import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { list } from './query.ts'

/** What there is to see of a model. */
const CarPictures = z.object({
  /** Address name of the model. */
  slug: z.string(),
  /** Of all assets of the model together: with it in the address they may be kept for good. */
  version: z.string(),
  /** From its nose to the middle of its front wheels, in millimetres; null where nobody measured it. */
  frontOverhang: z.nullable(z.int()),
  looks: z.array(
    z.object({
      name: z.string(),
      /** Version codes that wear it; `*` alone: every version that no other look names. */
      versions: z.array(z.string()),
      hasContrastRoof: z.boolean(),
      /** Views that answer in every colour of the model, those from inside in every coating. */
      views: z.array(z.string()),
      /** Those of them that answer in 2560 x 2560 pixels, too. */
      highDensityViews: z.array(z.string()),
      /** Frames of a turn, 0 where there is none. */
      turnFrames: z.int(),
    }),
  ),
  /** Versions that come with something that is seen: codes of the parts, from outside and in the cabin, as their pictures name them after the colour's or coating's. */
  standard: z.array(
    z.object({
      mvsCode: z.string(),
      outside: z.readonly(z.array(z.string())),
      inside: z.readonly(z.array(z.string())),
    }),
  ),
  /** What the car wears with parts that name it, in the order in which it lies over the car. */
  fittings: z.array(
    z.object({
      name: z.string(),
      /** Where it is seen best, and in which part of that picture: left, top, right and bottom as shares of the frame. */
      view: z.string(),
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      /** Path of its geometry. */
      geometry: z.nullable(z.string()),
    }),
  ),
  /** Paths of the real-time geometry and of its lighter level. */
  geometry: z.nullable(z.string()),
  lightGeometry: z.nullable(z.string()),
})
export type CarPictures = z.output<typeof CarPictures>

export const assets = service('assets', {
  folder: call({
    id: 'assets.folder.infinity',
    get: '/assets/{folder}.infinity.json',
    access: 'public',
    params: z.object({ folder: z.string().check(z.maxLength(300)) }),
    ok: z.object({
      folder: z.string(),
      assets: z.array(z.object({ name: z.string(), path: z.string(), size: z.nullable(z.int()) })),
    }),
    errors: { 'request.notFound': 404 },
    says: 'Takes a folder of the asset tree (slashes allowed); returns its files with path and size in bytes, and in a folder of a car the pictures made when asked for, whose size is null; those answer as .avif and .jpg too. Refuses unknown folders and ways out of the tree.',
  }),
  pictures: call({
    id: 'assets.pictures.list',
    get: '/assets/pictures',
    access: 'public',
    query: z.object({ models: z._default(list(), []) }),
    ok: z.object({ models: z.array(CarPictures) }),
    says: 'Takes address names of models (none: all of them); returns for those that have pictures or geometry their version, looks, views and geometry; unknown models are left out.',
  }),
  asset: call({
    id: 'assets.asset.exists',
    get: '/assets/{assetPath}',
    access: 'public',
    params: z.object({ assetPath: z.string().check(z.maxLength(300)) }),
    query: z.object({ v: z.optional(z.string().check(z.maxLength(64))) }),
    file: true,
    errors: { 'request.notFound': 404, 'request.unavailable': 503 },
    says: "Takes the path of an asset and, so that it may be kept for good, its model's version; returns the file or the picture made of it (HEAD tells whether it exists). Refuses unknown paths, ways out of the tree, and new pictures while too many are being made.",
  }),
})
