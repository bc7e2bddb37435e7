import type { Country } from '@volante/domain/vocabulary'
import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import { containing } from '../../platform/words/like.ts'
import type { ManualTables } from './tables.ts'

/** More than a brand has; a page of the shop shows them all. */
const MOST_SHOWN = 1_000

const manuals = (db: Db) =>
  db
    .selectFrom('manuals as m')
    .innerJoin('manual_files as f', 'f.id', 'm.file_id')
    .leftJoin('models', 'models.code', 'm.model_code')
    .selectAll('m')
    .select(['f.bytes', 'models.short_name as model'])

export const findManual = (db: Db, id: string) => manuals(db).where('m.id', '=', id).executeTakeFirst()
export type ManualRow = NonNullable<Awaited<ReturnType<typeof findManual>>>

interface Car {
  readonly country: Country
  readonly brand: string
  readonly modelCode?: string | undefined
  readonly year?: number | undefined
}

/** Published ones for a car, or for all of a brand where neither model nor year is told. */
export const publishedFor = (db: Db, { country, brand, modelCode, year }: Car) =>
  manuals(db)
    .where('m.country', '=', country)
    .where('m.brand', '=', brand)
    .where('m.is_published', '=', true)
    .$if(modelCode !== undefined, (query) =>
      query.where((eb) => eb.or([eb('m.model_code', '=', modelCode ?? ''), eb('m.model_code', 'is', null)])),
    )
    .$if(year !== undefined, (query) =>
      query.where((eb) => eb.or([eb('m.year', '=', year ?? 0), eb('m.year', 'is', null)])),
    )
    .orderBy('models.position', (order) => order.asc().nullsLast())
    .orderBy('m.year', (order) => order.desc().nullsLast())
    .orderBy('m.name')
    .limit(MOST_SHOWN)
    .execute()

interface Searched {
  readonly country: Country
  /** The brands within reach. */
  readonly among: 'all' | readonly string[]
  readonly brand?: string | undefined
  readonly name?: string | undefined
  readonly page: number
  readonly size: number
}

export async function searchManuals(db: Db, { country, among, brand, name, page, size }: Searched) {
  const found = manuals(db)
    .where('m.country', '=', country)
    .$if(among !== 'all', (query) => query.where(isOneOf('m.brand', among === 'all' ? [] : among)))
    .$if(brand !== undefined, (query) => query.where('m.brand', '=', brand ?? ''))
    .$if(name !== undefined, (query) => query.where('m.name', 'ilike', containing(name ?? '')))
  const sorted = found.orderBy('m.name').orderBy('m.id')
  return countedPage(db, found, { page, size }, (most, before) => sorted.limit(most).offset(before).execute())
}

export const insertManual = (db: Db, row: Insertable<ManualTables['manuals']>) =>
  db.insertInto('manuals').values(row).execute()

export const changeManual = (db: Db, id: string, set: Omit<Insertable<ManualTables['manuals']>, 'id'>) =>
  db.updateTable('manuals').set(set).where('id', '=', id).execute()

export const removeManual = (db: Db, id: string) => db.deleteFrom('manuals').where('id', '=', id).execute()

export const isModelOf = async (db: Db, code: string, brand: string): Promise<boolean> =>
  (await db
    .selectFrom('models')
    .select('code')
    .where('code', '=', code)
    .where('brand', '=', brand)
    .executeTakeFirst()) !== undefined

export const insertFile = (db: Db, row: ManualTables['manual_files']) =>
  db.insertInto('manual_files').values(row).execute()

export const findFile = (db: Db, id: string) =>
  db
    .selectFrom('manual_files as f')
    .selectAll('f')
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('manuals as m').where('m.file_id', '=', eb.ref('f.id')).where('m.is_published', '=', true),
        )
        .as('isPublished'),
    )
    .where('f.id', '=', id)
    .executeTakeFirst()

const unused = (db: Db) =>
  db
    .selectFrom('manual_files as f')
    .selectAll('f')
    .where((eb) => eb.not(eb.exists(eb.selectFrom('manuals as m').where('m.file_id', '=', eb.ref('f.id')))))

export const unusedOf = (db: Db, person: string) =>
  unused(db).where('f.sent_by', '=', person).orderBy('f.sent_at', 'desc').limit(20).execute()

/** Takes files, or none for all sent before a time; forgets those no manual names and returns their keys. */
export async function dropUnused(db: Db, which: { readonly id: string } | { readonly before: Date }) {
  const rows = await ('id' in which
    ? unused(db).where('f.id', '=', which.id)
    : unused(db).where('f.sent_at', '<', which.before)
  ).execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('manual_files').where('id', 'in', ids).execute()
  return rows.map(({ file_key: key }) => key)
}
