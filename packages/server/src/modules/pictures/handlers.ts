import { pictures, type PictureView } from '@volante/contract/pictures'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import { forgetPicture } from './forget-picture.ts'
import { pictureFile } from './make-file.ts'
import {
  changePicture,
  findPicture,
  insertPicture,
  isNameTaken,
  listPictures,
  namedPictures,
  type PictureRow,
} from './queries.ts'
import { keepSent } from './keep-sent.ts'
import { recordDeed } from '../../platform/http/record-deed.ts'

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
    return keepSent(ctx, content, async (inside, picture) => {
      const { id } = picture
      if (!(await insertPicture(inside.db, { ...picture, name, about: wordsOf(about) }))) throw fail('pictures.there')
      // What was sent of it would be megabytes.
      await recordDeed(inside, { call: pictures.calls.create.id, input: { body: { id, name } } })
      return viewOf(await pictureOf(inside, id))
    })
  },

  async update({ ctx, params: { id }, body: { name, ...about }, fail }) {
    await pictureOf(ctx, id)
    if (await isNameTaken(ctx.db, name, id)) throw fail('pictures.nameTaken')
    await changePicture(ctx.db, id, { name, about: wordsOf(about) })
    await ctx.changed('catalogue')
    await ctx.changed('dealers')
    return viewOf(await pictureOf(ctx, id))
  },

  async remove({ ctx, params: { id }, fail }) {
    const picture = await pictureOf(ctx, id)
    if (picture.uses > 0) throw fail('pictures.inUse')
    await forgetPicture(ctx, picture)
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
