import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { containing } from '../../platform/words/like.ts'
import type { PictureTables } from './tables.ts'

const all = (db: Db) =>
  db
    .selectFrom('pictures as p')
    .leftJoin('accounts as a', 'a.id', 'p.added_by')
    .selectAll('p')
    .select('a.name as added_by_name')
    .select(
      sql<number>`(select count(*)::int from parts where parts.picture = p.name)
        + (select count(*)::int from dealers where dealers.picture = p.name)`.as('uses'),
    )

export const findPicture = (db: Db, id: string) => all(db).where('p.id', '=', id).executeTakeFirst()

export const pictureNamed = (db: Db, name: string) => all(db).where('p.name', '=', name).executeTakeFirst()

export type PictureRow = NonNullable<Awaited<ReturnType<typeof findPicture>>>

export const listPictures = (
  db: Db,
  {
    text,
    after,
    size,
  }: { readonly text?: string | undefined; readonly after?: string | undefined; readonly size: number },
) =>
  all(db)
    .$if(text !== undefined, (query) => query.where('p.name', 'like', containing(text ?? '')))
    .$if(after !== undefined, (query) => query.where('p.name', '>', after ?? ''))
    .orderBy('p.name')
    .limit(size)
    .execute()

export const namedPictures = (db: Db, text = '') =>
  db.selectFrom('pictures').select('id').where('name', 'like', containing(text))

/** What is needed to send a file of it. */
export const findKept = (db: Db, id: string) =>
  db.selectFrom('pictures').select(['id', 'file_key']).where('id', '=', id).executeTakeFirst()

/** Returns whether it was written: false where its content or its name is there already. */
export async function insertPicture(db: Db, row: Insertable<PictureTables['pictures']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The picture with this content, where it is there under whatever name. */
export const nameOfPicture = (db: Db, id: string) =>
  db.selectFrom('pictures').select('name').where('id', '=', id).executeTakeFirst()

export const isNameTaken = async (db: Db, name: string, but?: string): Promise<boolean> =>
  (await db
    .selectFrom('pictures')
    .select('id')
    .where('name', '=', name)
    .$if(but !== undefined, (query) => query.where('id', '<>', but ?? ''))
    .executeTakeFirst()) !== undefined

export const changePicture = (db: Db, id: string, set: { readonly name: string; readonly about: string }) =>
  db.updateTable('pictures').set(set).where('id', '=', id).execute()

export const removePicture = (db: Db, id: string) => db.deleteFrom('pictures').where('id', '=', id).execute()
