import { createHash } from 'node:crypto'
import type { KeptFiles } from './kept-files.ts'
import { MAKER_VERSION, makePicture, type PictureOrder } from './make-picture.ts'
import { type OneAtATime, TooBusy } from './one-at-a-time.ts'
import { layerReader } from './read-layers.ts'

export interface Picture {
  /** Names the content: another one would have another key. */
  readonly key: string
  readonly body: Uint8Array
}

export interface Pictures {
  /** The picture from the disk, or else made; null when too many wait to be made. `who` asks. */
  get(order: PictureOrder, who: string): Promise<Picture | null>
}

/** Takes where made pictures are kept, the queue they are made in and whom to tell that one could not be kept; returns what makes each of them once. */
export function pictures(kept: KeptFiles, queue: OneAtATime, notKept: (error: unknown) => void): Pictures {
  const reader = layerReader()
  return {
    async get(order, who) {
      const key = keyOf(order)
      const there = await kept.get(key)
      if (there) return { key, body: there }
      try {
        const make = () => makePicture(order, reader)
        return { key, body: await queue(key, who, make, (made) => kept.put(key, made).catch(notKept)) }
      } catch (error) {
        if (error instanceof TooBusy) return null
        throw error
      }
    },
  }
}

/** The hash of everything the picture depends on. */
export function keyOf({ source, width, height, format }: PictureOrder): string {
  const made =
    'photo' in source
      ? [source.photo.hash]
      : [
          source.black.hash,
          source.coat.hash,
          source.roof?.hash,
          source.paint.hex.toLowerCase(),
          source.roof && (source.paint.roofHex ?? source.paint.hex).toLowerCase(),
          ...(source.fittings ?? []).flatMap((fitting) =>
            fitting.coat ? [fitting.black.hash, fitting.coat.hash] : fitting.black.hash,
          ),
        ]
  const order = JSON.stringify([MAKER_VERSION, made, width, height, format])
  return createHash('sha256').update(order).digest('hex').slice(0, 40)
}
