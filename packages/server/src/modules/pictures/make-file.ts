import { HOUR_MS } from '@volante/domain/duration'
import type { FileAnswer } from '@volante/contract/kit'
import { PICTURE_SIZES } from '@volante/contract/pictures'
import sharp from 'sharp'
import type { Ctx } from '../../platform/http/ctx.ts'
import { bytesOf } from '../../platform/files/clean-file.ts'
import { keptOrMade } from '../../platform/pictures/api.ts'
import { findKept } from './queries.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
type Format = keyof typeof TYPES

interface Wanted {
  readonly size: number
  readonly format: Format
}

function readFileName(file: string): Wanted | null {
  const [, digits, format] = /^(\d{3,4})\.(avif|webp|jpg)$/.exec(file) ?? []
  const size = PICTURE_SIZES.find((one) => String(one) === digits)
  return size && format ? { size, format: format as Format } : null
}

/** Takes a picture and the name of a file of it; returns that file, made once, `busy` when it cannot be made now, null where there is none. */
export async function pictureFile(ctx: Ctx, id: string, name: string): Promise<FileAnswer | 'busy' | null> {
  const wanted = readFileName(name)
  const known = wanted && (await findKept(ctx.db, id))
  if (!wanted || !known) return null
  const body = await keptOrMade(ctx, `${id}-${name}`, () => madeFile(ctx, known.file_key, wanted))
  return body === null ? 'busy' : { ...answered(wanted), etag: `"${id}-${name}"`, body }
}

const answered = ({ format }: Wanted): Pick<FileAnswer, 'type' | 'cacheControl' | 'keep'> => ({
  type: TYPES[format],
  cacheControl: FOREVER,
  keep: { ms: HOUR_MS, nouns: ['pictures'] },
})

async function madeFile(ctx: Ctx, key: string, wanted: Wanted): Promise<Uint8Array> {
  const content = await ctx.providers.files.get(key)
  if (!content) throw ctx.fail('request.notFound')
  return encoded(await bytesOf({ read: () => content }), wanted)
}

function encoded(original: Buffer, { size, format }: Wanted): Promise<Buffer> {
  const image = sharp(original).resize(size, size, { fit: 'inside', withoutEnlargement: true })
  if (format === 'avif') return image.avif({ quality: 60, effort: 2 }).toBuffer()
  if (format === 'jpg') return image.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer()
  return image.webp({ quality: 82, effort: 4 }).toBuffer()
}
