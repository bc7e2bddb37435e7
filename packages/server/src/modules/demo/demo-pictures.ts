import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@volante/contract/site'
import { contentOf } from '../../platform/files/files.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { removeLater } from '../../platform/papers/stored-file.ts'
import { insertPicture, keptPicture, type ReadPicture } from '../pictures/api.ts'
import { type Front, giveFronts } from './demo-fronts.ts'
import { lockPart, noteProgress, progressOf } from './progress.ts'

/** Name in `world_state` of the pictures of the demo, and of what is emptied where the world is loaded anew. */
const [PART, CATALOGUE] = ['pictures', 'catalogue']
const FOLDER = join(import.meta.dirname, '../../../../../world/pictures')

/** A picture of the demo; its file and its name in the library are called by its key. */
interface Pictured {
  readonly key: string
  readonly about: Readonly<Record<Language, string>>
}

interface Kept extends Pictured {
  readonly picture: ReadPicture
  readonly fileKey: string
}

/**
 * The job that gives parts of the demo that change no picture of a car (the key of a picture is theirs), and its dealers, a picture of their
 * own, once a catalogue; one that people chose stays.
 */
export async function keepDemoPictures(ctx: Ctx): Promise<void> {
  if (!ctx.settings.VOLANTE_DEMO) return
  const [goods, fronts] = await Promise.all([listed('pictures'), listed('fronts')])
  const version = `${hashOf(goods + fronts)} ${await progressOf(ctx, CATALOGUE)}`
  if ((await progressOf(ctx, PART)) === version) return
  const ofParts = await keep(ctx, JSON.parse(goods) as Pictured[])
  const ofDealers = await keep(ctx, JSON.parse(fronts) as (Pictured & Front)[])
  await ctx.inTransaction(async (inside) => {
    await lockPart(inside, PART)
    if ((await progressOf(inside, PART)) === version) return
    for (const one of [...ofParts, ...ofDealers])
      if (!(await addToLibrary(inside, one))) await removeLater(inside, [one.fileKey])
    for (const one of ofParts) await give(inside, one)
    await giveFronts(inside, ofDealers)
    await noteProgress(inside, PART, version)
    await inside.changed('catalogue')
    await inside.changed('dealers')
  })
}

const listed = (name: string): Promise<string> => readFile(join(FOLDER, `${name}.json`), 'utf8')
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

async function keep<P extends Pictured>({ providers }: Ctx, pictures: readonly P[]): Promise<(P & Kept)[]> {
  const kept: (P & Kept)[] = []
  for (const one of pictures) {
    const picture = await keptPicture(await readFile(join(FOLDER, `${one.key}.webp`)))
    kept.push({ ...one, picture, fileKey: await providers.files.put(contentOf(picture.content)) })
  }
  return kept
}

/** Returns whether it was added: false where a picture has its name or its content already. */
function addToLibrary({ db, now }: Ctx, { key, about, picture, fileKey }: Kept): Promise<boolean> {
  const { id, width, height, content } = picture
  const file = { file_key: fileKey, bytes: content.length, width, height }
  return insertPicture(db, { id, name: key, about: JSON.stringify(about), ...file, added_by: null, added_at: now })
}

const give = ({ db }: Ctx, { key }: Pictured) =>
  db
    .updateTable('parts')
    .set({ picture: key })
    .where('key', '=', key)
    .where('fitting', 'is', null)
    .where('picture', 'is', null)
    .where((eb) => eb.exists(eb.selectFrom('pictures').select('id').where('name', '=', key)))
    .execute()
