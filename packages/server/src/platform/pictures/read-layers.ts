import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Coat, Pixels } from './compose.ts'
import { type Patch, trim } from './patch.ts'
import { shrink } from './shrink.ts'

/** A file and the hash of its content. */
export interface ContentFile {
  readonly place: string
  readonly hash: string
}

/** About one model's views, or its face in the largest size: somebody who tries colours on does not have them decoded each time. */
const LIMIT_BYTES = 20 * 1024 * 1024

/** Layers are as wide as asked, at most as wide as they are. */
export interface LayerReader {
  /** The pixels of an image file. */
  read(file: ContentFile): Promise<Pixels>
  readAt(file: ContentFile, width: number): Promise<Pixels>
  /**
   * A coat, of which one channel is kept: it is grey. Made small it is weighed by the alpha of the layer it lies on: light
   * adds up, so small layers make the picture that the large ones would, made small, and each colour takes almost no time.
   */
  coatAt(file: ContentFile, alphaOf: ContentFile, width: number): Promise<Coat>
  /** What is seen of a layer that is clear for the most part. */
  patchAt(file: ContentFile, width: number): Promise<Patch>
}

/** Returns what reads layers and keeps the last ones by content. */
export function layerReader(limitBytes = LIMIT_BYTES): LayerReader {
  const keep = pixelCache(limitBytes)
  const read = (file: ContentFile) => keep(file.hash, () => decode(file.place))
  const readCoat = (file: ContentFile) => keep(`coat ${file.hash}`, () => decodeCoat(file.place))
  const widths = new Map<string, number>()
  const widthOf = async (file: ContentFile) => {
    const width = widths.get(file.hash) ?? (await read(file)).width
    widths.set(file.hash, width)
    return width
  }
  return {
    read,
    readAt: async (file, width) =>
      width < (await widthOf(file))
        ? keep(`${file.hash} ${width}`, async () => atMost(await read(file), width))
        : read(file),
    coatAt: async (file, alphaOf, width) =>
      width < (await widthOf(alphaOf))
        ? keep(`coat ${file.hash} ${alphaOf.hash} ${width}`, async () => {
            const [coat, below] = await Promise.all([readCoat(file), read(alphaOf)])
            return coatOf(await atMost(withAlphaOf(below, coat), width))
          })
        : readCoat(file),
    patchAt: (file, width) =>
      keep(`patch ${file.hash} ${width}`, async () => trim(await atMost(await decode(file.place), width))),
  }
}

const atMost = (layer: Pixels, width: number): Pixels | Promise<Pixels> =>
  width < layer.width ? shrink(layer, width, Math.round((layer.height * width) / layer.width)) : layer

/** The last used pixels by key, as many as fit; who asks for what is being made waits for that. */
function pixelCache(limitBytes: number): <T extends Coat>(key: string, make: () => Promise<T>) => Promise<T> {
  // A key names what is made, so what is kept under it is of that type.
  const kept = new Map<string, Coat>()
  const underway = new Map<string, Promise<Coat>>()
  let bytes = 0
  const once = (key: string, make: () => Promise<Coat>) => {
    const same = underway.get(key)
    if (same) return same
    const made = make().finally(() => underway.delete(key))
    underway.set(key, made)
    return made
  }
  return async <T extends Coat>(key: string, make: () => Promise<T>) => {
    const pixels = kept.get(key) ?? (await once(key, make))
    // Told anew it is the youngest.
    if (!kept.delete(key)) bytes += pixels.data.length
    kept.set(key, pixels)
    for (const [oldest, { data }] of kept) {
      if (bytes <= limitBytes) break
      kept.delete(oldest)
      bytes -= data.length
    }
    return pixels as T
  }
}

// By its bytes: the codec remembers files by their names, and would show the old one of a file that was replaced.
const open = async (place: string): Promise<Sharp> =>
  sharp(await readFile(place))
    .autoOrient()
    .toColourspace('srgb')

async function decode(place: string): Promise<Pixels> {
  const image = (await open(place)).ensureAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

async function decodeCoat(place: string): Promise<Coat> {
  const image = (await open(place)).extractChannel(0).raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

function withAlphaOf(below: Pixels, { width, height, data: light }: Coat): Pixels {
  if (below.width !== width || below.height !== height) throw new Error('layers of different sizes')
  const data = new Uint8Array(below.data)
  for (let at = 0, pixel = 0; at < data.length; at += 4, pixel++)
    data[at] = data[at + 1] = data[at + 2] = light[pixel] ?? 0
  return { width, height, data }
}

function coatOf({ width, height, data }: Pixels): Coat {
  const light = new Uint8Array(width * height)
  for (let pixel = 0; pixel < light.length; pixel++) light[pixel] = data[pixel * 4] ?? 0
  return { width, height, data: light }
}
