import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@volante/contract/site'
import { contentOf } from '../../platform/files/files.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { insertPicture, keptPicture, type ReadPicture } from '../pictures/api.ts'
import { lockPart, noteProgress, progressOf } from './progress.ts'

/** Name in `world_state` of the pictures of the demo, and of what is emptied where the world is loaded anew. */
const [PART, CATALOGUE] = ['pictures', 'catalogue']
const FOLDER = join(import.meta.dirname, '../../../../../world/pictures')

/** What is chosen and changes no picture of a car; its file is called by the key of its parts, and so is the picture. */
interface Pictured {
  readonly key: string
  readonly about: Readonly<Record<Language, string>>
}

interface Kept extends Pictured {
  readonly picture: ReadPicture
  readonly fileKey: string
}

/** The job that gives parts of the demo that change no picture of a car their own, once a catalogue; a picture that people chose stays. */
export async function keepDemoPictures(ctx: Ctx): Promise<void> {
  if (!ctx.settings.VOLANTE_DEMO) return
  const list = await readFile(join(FOLDER, 'pictures.json'), 'utf8')
  const version = `${createHash('sha256').update(list).digest('hex').slice(0, 16)} ${await progressOf(ctx, CATALOGUE)}`
  if ((await progressOf(ctx, PART)) === version) return
  const kept: Kept[] = []
  for (const one of JSON.parse(list) as readonly Pictured[]) {
    const picture = await keptPicture(await readFile(join(FOLDER, `${one.key}.webp`)))
    kept.push({ ...one, picture, fileKey: await ctx.providers.files.put(contentOf(picture.content)) })
  }
  await ctx.inTransaction(async (inside) => {
    await lockPart(inside, PART)
    if ((await progressOf(inside, PART)) === version) return
    for (const one of kept) await give(inside, one)
    await noteProgress(inside, PART, version)
    await inside.changed('catalogue')
  })
}

async function give({ db, now }: Ctx, { key, about, picture, fileKey }: Kept): Promise<void> {
  const { id, width, height, content } = picture
  const file = { file_key: fileKey, bytes: content.length, width, height }
  await insertPicture(db, { id, name: key, about: JSON.stringify(about), ...file, added_by: null, added_at: now })
  await db
    .updateTable('parts')
    .set({ picture: key })
    .where('key', '=', key)
    .where('fitting', 'is', null)
    .where('picture', 'is', null)
    .where((eb) => eb.exists(eb.selectFrom('pictures').select('id').where('name', '=', key)))
    .execute()
}
