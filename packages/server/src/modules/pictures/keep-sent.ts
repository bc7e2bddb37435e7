import type { Insertable } from 'kysely'
import { contentOf, StorageFull } from '../../platform/files/files.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { TooBusy } from '../../platform/pictures/api.ts'
import { readPicture } from './read-picture.ts'
import type { PictureTables } from './tables.ts'

const BUSY_SECONDS = 10

/** A picture without its name and words. */
export type SentPicture = Omit<Insertable<PictureTables['pictures']>, 'name' | 'about'>

/**
 * Takes a picture as it was sent (base64), and who names it in the library in a transaction; its content is stored before that and forgotten
 * where that fails. Refuses other types by content, fewer than 320 pixels, and new pictures while too many are being read.
 */
export async function keepSent<T>(
  ctx: Ctx,
  sent: string,
  work: (inside: Ctx, picture: SentPicture) => Promise<T>,
): Promise<T> {
  const picture = await readSent(ctx, Buffer.from(sent, 'base64'))
  const { id, width, height, content } = picture
  const { files } = ctx.providers
  const key = await files.put(contentOf(content)).catch((error: unknown) => {
    throw error instanceof StorageFull ? ctx.fail('documents.storageFull') : error
  })
  const added = { file_key: key, bytes: content.length, added_by: ctx.user?.id ?? null, added_at: ctx.now }
  try {
    return await ctx.inTransaction((inside) => work(inside, { id, width, height, ...added }))
  } catch (error) {
    await files.remove(key)
    throw error
  }
}

async function readSent(ctx: Ctx, sent: Buffer) {
  try {
    const picture = await readPicture(sent, ctx.origin.ip)
    if (typeof picture === 'string') throw ctx.fail(picture)
    return picture
  } catch (error) {
    throw error instanceof TooBusy ? ctx.fail('request.rateLimited', { seconds: BUSY_SECONDS }) : error
  }
}
