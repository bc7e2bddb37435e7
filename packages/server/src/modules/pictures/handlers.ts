import { pictures, type PictureView } from '@volante/contract/pictures'
import { contentOf, StorageFull } from '../../platform/files/files.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { removeLater } from '../../platform/papers/stored-file.ts'
import { TooBusy } from '../../platform/pictures/api.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import { pictureFile } from './make-file.ts'
import {
  changePicture,
  findPicture,
  insertPicture,
  isNameTaken,
  listPictures,
  namedPictures,
  type PictureRow,
  removePicture,
} from './queries.ts'
import { readPicture } from './read-picture.ts'
import { recordDeed } from '../../platform/http/record-deed.ts'

const BUSY_SECONDS = 10

export const picturesHandlers = implement(pictures, {
  async list({ ctx, query }) {
    const stretch = { page: query.after === undefined ? 0 : null, size: query.size && query.size + 1 }
    const { items: rows, total } = await countedPage(ctx.db, namedPictures(ctx.db, query.text), stretch, (size) =>
      listPictures(ctx.db, { ...query, size }),
    )
    const items = rows.slice(0, query.size).map(viewOf)
    return { items, next: rows.length > query.size ? (items.at(-1)?.name ?? null) : null, total }
  },

  get: async ({ ctx, params: { id } }) => viewOf(await pictureOf(ctx, id)),

  async create({ ctx, body: { name, content, ...about }, fail }) {
    if (await isNameTaken(ctx.db, name)) throw fail('pictures.nameTaken')
    const picture = await readSent(ctx, Buffer.from(content, 'base64'))
    if (typeof picture === 'string') throw fail(picture)
    const { id, width, height, content: kept } = picture
    const row = { id, name, about: wordsOf(about), width, height, bytes: kept.length }
    return withKept(ctx, kept, (key) =>
      ctx.inTransaction(async (inside) => {
        const added = { ...row, file_key: key, added_by: ctx.user.id, added_at: ctx.now }
        if (!(await insertPicture(inside.db, added))) throw fail('pictures.there')
        // What was sent of it would be megabytes.
        await recordDeed(inside, { call: pictures.calls.create.id, input: { body: { id, name } } })
        return viewOf(await pictureOf(inside, id))
      }),
    )
  },

  async update({ ctx, params: { id }, body: { name, ...about }, fail }) {
    await pictureOf(ctx, id)
    if (await isNameTaken(ctx.db, name, id)) throw fail('pictures.nameTaken')
    await changePicture(ctx.db, id, { name, about: wordsOf(about) })
    await ctx.changed('catalogue')
    return viewOf(await pictureOf(ctx, id))
  },

  async remove({ ctx, params: { id }, fail }) {
    const { file_key: key, uses } = await pictureOf(ctx, id)
    if (uses > 0) throw fail('pictures.inUse')
    await removePicture(ctx.db, id)
    await removeLater(ctx, [key])
    await ctx.changed('pictures')
    return undefined
  },

  async file({ ctx, params, fail }) {
    const found = await pictureFile(ctx, params.id, params.file)
    if (!found) throw fail('request.notFound')
    if (found === 'busy') throw fail('request.unavailable')
    return found
  },
})

const wordsOf = ({ aboutPt, aboutEs }: { readonly aboutPt: string; readonly aboutEs: string }): string =>
  JSON.stringify({ 'pt-BR': aboutPt, 'es-AR': aboutEs })

const viewOf = ({ id, name, about, width, height, bytes, added_at, added_by_name, uses }: PictureRow): PictureView => ({
  id,
  name,
  aboutPt: about['pt-BR'],
  aboutEs: about['es-AR'],
  width,
  height,
  bytes,
  addedAt: added_at.toISOString(),
  addedBy: added_by_name,
  uses,
})

async function pictureOf(ctx: Ctx, id: string): Promise<PictureRow> {
  const found = await findPicture(ctx.db, id)
  if (!found) throw ctx.fail('request.notFound')
  return found
}

async function readSent(ctx: Ctx, sent: Buffer) {
  try {
    return await readPicture(sent, ctx.origin.ip)
  } catch (error) {
    throw error instanceof TooBusy ? ctx.fail('request.rateLimited', { seconds: BUSY_SECONDS }) : error
  }
}

/** Stores the content before the transaction that names it, and forgets it where that fails. */
async function withKept<T>(ctx: Ctx, content: Buffer, work: (key: string) => Promise<T>): Promise<T> {
  const { files } = ctx.providers
  const key = await files.put(contentOf(content)).catch((error: unknown) => {
    throw error instanceof StorageFull ? ctx.fail('documents.storageFull') : error
  })
  try {
    return await work(key)
  } catch (error) {
    await files.remove(key)
    throw error
  }
}
