import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Pixels } from './compose.ts'
import { shrink } from './shrink.ts'

/** A file and the hash of its content. */
export interface ContentFile {
  readonly place: string
  readonly hash: string
}

/** About one model's three views: somebody who tries colours on does not have them decoded each time. */
const LIMIT_BYTES = 40 * 1024 * 1024

export interface LayerReader {
  /** The pixels of an image file. */
  read(file: ContentFile): Promise<Pixels>
  /**
   * A layer as wide as asked, at most as wide as it is. It is weighed by the alpha of the layer it lies on: light adds up,
   * so small layers make the picture that the large ones would, made small, and each colour takes almost no time.
   */
  readAt(file: ContentFile, alphaOf: ContentFile, width: number): Promise<Pixels>
}

/** Returns what reads layers and keeps the last ones by content. */
export function layerReader(limitBytes = LIMIT_BYTES): LayerReader {
  const keep = pixelCache(limitBytes)
  const read = (file: ContentFile) => keep(file.hash, () => decode(file.place))
  return {
    read,
    readAt: (file, alphaOf, width) =>
      keep(`${file.hash} ${alphaOf.hash} ${width}`, async () => {
        const [layer, below] = await Promise.all([read(file), read(alphaOf)])
        if (width >= layer.width) return layer
        const height = Math.round((layer.height * width) / layer.width)
        return shrink(file.hash === alphaOf.hash ? layer : withAlphaOf(below, layer), width, height)
      }),
  }
}

/** The last used pixels by key, as many as fit; who asks for what is being made waits for that. */
function pixelCache(limitBytes: number): (key: string, make: () => Promise<Pixels>) => Promise<Pixels> {
  const kept = new Map<string, Pixels>()
  const underway = new Map<string, Promise<Pixels>>()
  let bytes = 0
  const once = (key: string, make: () => Promise<Pixels>) => {
    const same = underway.get(key)
    if (same) return same
    const made = make().finally(() => underway.delete(key))
    underway.set(key, made)
    return made
  }
  return async (key, make) => {
    const pixels = kept.get(key) ?? (await once(key, make))
    // Told anew it is the youngest.
    if (!kept.delete(key)) bytes += pixels.data.length
    kept.set(key, pixels)
    for (const [oldest, { data }] of kept) {
      if (bytes <= limitBytes) break
      kept.delete(oldest)
      bytes -= data.length
    }
    return pixels
  }
}

async function decode(place: string): Promise<Pixels> {
  // By its bytes: the codec remembers files by their names, and would show the old one of a file that was replaced.
  const image = sharp(await readFile(place))
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

function withAlphaOf(below: Pixels, layer: Pixels): Pixels {
  if (below.data.length !== layer.data.length) throw new Error('layers of different sizes')
  const data = new Uint8Array(layer.data)
  for (let at = 3; at < data.length; at += 4) data[at] = below.data[at] ?? 0
  return { ...layer, data }
}
