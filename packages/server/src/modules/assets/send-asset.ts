import { MINUTE_MS } from '@volante/domain/duration'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FileAnswer } from '@volante/contract/kit'
import { readArPath } from '@volante/domain/car/ar-model'
import { isCabinView, PICTURE_SIZES } from '@volante/domain/car/car-image'
import { readPicturePath } from '@volante/domain/car/picture-path'
import { keptOrMade, type PictureSource } from '../../platform/pictures/api.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { AR_VERSION, makeAr } from './ar/make-ar.ts'
import { sourceOf, type SourceFiles } from './car-looks.ts'
import { type Car, findCar } from './cars.ts'
import { coatingIn, paintIn, type PicturedPaint } from './pictured-paint.ts'
import { type Store, storeOf } from './store.ts'
import { type AssetFile, isLayer, typeOf } from './tree.ts'

const compress = promisify(brotliCompress)
/** Larger files are sent from the disk in pieces. */
const WHOLE_BYTES = 2 * 1024 * 1024
const FOREVER = 'public, max-age=31536000, immutable'
const SOON = 'public, max-age=300'

type Body = Pick<FileAnswer, 'type' | 'body' | 'etag' | 'br' | 'size'>

/** Takes a path and the version it was asked with; returns the file or the picture there, `busy` when it cannot be made now, null when there is none. */
export async function findAsset(ctx: Ctx, path: string, version?: string): Promise<FileAnswer | 'busy' | null> {
  const store = storeOf(ctx)
  const file = (await store.tree()).get(path)
  const [top, slug = ''] = path.split('/')
  const car = top === 'cars' ? await findCar(ctx, slug) : null
  const found =
    file && !isLayer(path)
      ? await fileOf(ctx, store, file)
      : car && ((await arOf(ctx, store, car, path)) ?? (await pictureOf(ctx, store, car, path)))
  if (!found || found === 'busy') return found
  return { ...found, ...caching(found, version, car) }
}

/** An address that carries the version of what it answers may be kept for good; the process keeps the others for a minute. */
function caching(
  { body }: Body,
  version: string | undefined,
  car: Car | null,
): Pick<FileAnswer, 'cacheControl' | 'keep'> {
  const isVersioned = version !== undefined && version === car?.version
  const isWhole = body instanceof Uint8Array
  return {
    cacheControl: isVersioned ? FOREVER : SOON,
    ...(isWhole && (isVersioned || version === undefined)
      ? { keep: { ms: isVersioned ? 60 * MINUTE_MS : MINUTE_MS, nouns: ['catalogue'] } }
      : {}),
  }
}

async function fileOf(ctx: Ctx, store: Store, file: AssetFile): Promise<Body> {
  const hash = await store.hashOf(file)
  const head = { type: typeOf(file.path), etag: `"${hash}"` }
  const { size } = await stat(file.place)
  if (size > WHOLE_BYTES) return { ...head, size, body: piecesOf(file.place) }
  const body = await readFile(file.place)
  const br = isImage(file.path) ? null : await compressed(ctx, store, hash, body)
  return { ...head, body, ...(br ? { br } : {}) }
}

/** Opens the file when the first piece is asked for: an answer nobody reads leaves nothing open. */
async function* piecesOf(place: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(place)
}

const isImage = (path: string): boolean => /\.(webp|avif|png|jpg)$/.test(path)

/** Null where that saves less than a twentieth, or too much waits to be made. */
async function compressed(ctx: Ctx, store: Store, hash: string, body: Uint8Array): Promise<Uint8Array | null> {
  const make = () => compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  const br = await keptOrMade(ctx, `${hash}.br`, make)
  return br && br.length < body.length * 0.95 ? br : null
}

/** The car to stand in one's own place, made once from the lighter geometry. */
async function arOf(ctx: Ctx, store: Store, car: Car, path: string): Promise<Body | 'busy' | null> {
  const wanted = readArPath(path)
  const color = wanted && paintIn(car.paint, car.fittings, wanted.color)
  const tree = await store.tree()
  const geometry = tree.get(car.lightGeometry ?? car.geometry ?? '')
  if (!color || !geometry || !car.looks.some(({ name }) => name === wanted.look)) return null
  const { kind, hex, roofHex } = color
  const { look, format } = wanted
  const paint = { look, kind, hex, roofHex }
  const worn = car.fittings.filter(({ name }) => color.fittings.includes(name))
  const fittings = worn.flatMap((one) => tree.get(one.geometry ?? '') ?? [])
  const hashes = await Promise.all([geometry, ...fittings].map((file) => store.hashOf(file)))
  const made = [AR_VERSION, hashes, paint, format]
  const name = createHash('sha256').update(JSON.stringify(made)).digest('base64url')
  const make = async () => {
    const [bytes = new Uint8Array(), ...others] = await Promise.all(
      [geometry, ...fittings].map(({ place }) => readFile(place)),
    )
    return makeAr({ ...paint, format, bytes, fittings: others })
  }
  const body = await keptOrMade(ctx, name, make)
  return body ? { type: typeOf(path), etag: `"${name}"`, body } : 'busy'
}

async function pictureOf(ctx: Ctx, store: Store, car: Car, path: string): Promise<Body | 'busy' | null> {
  const wanted = readPicturePath(path)
  if (!wanted) return null
  const paintOf = isCabinView(wanted.view) ? coatingIn : paintIn
  const color = paintOf(car.paint, car.fittings, wanted.color)
  const look = car.looks.find(({ name }) => name === wanted.look)
  const { view, width, height, format } = wanted
  const isHighDensity = PICTURE_SIZES.highDensity === `${width}x${height}`
  if (!color || !look || (isHighDensity && !look.highDensityViews.includes(view))) return null
  const files = sourceOf(await store.tree(), car.slug, { look: look.name, view, isHighDensity }, color)
  if (!files) return null
  const source = await sourceFrom(store, files, color)
  const picture = await store.pictures.get({ source, width, height, format }, ctx.origin.ip)
  return picture ? { type: typeOf(path), etag: `"${picture.key}"`, body: picture.body } : 'busy'
}

async function sourceFrom(
  { hashOf }: Store,
  files: SourceFiles,
  { hex, roofHex }: PicturedPaint,
): Promise<PictureSource> {
  const named = async (file: AssetFile) => ({ place: file.place, hash: await hashOf(file) })
  if ('photo' in files) return { photo: await named(files.photo) }
  const [black, coat, roof, fittings] = await Promise.all([
    named(files.black),
    named(files.coat),
    files.roof && named(files.roof),
    Promise.all(
      files.fittings.map(async (fitting) => ({
        black: await named(fitting.black),
        coat: fitting.coat && (await named(fitting.coat)),
      })),
    ),
  ])
  return { black, coat, roof, fittings, paint: { hex, roofHex } }
}
