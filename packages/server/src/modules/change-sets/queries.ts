import type { SetState } from '@volante/contract/change-sets'
import { type Selectable, sql, type SqlBool, type Updateable } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { containing } from '../../platform/words/like.ts'
import type { ChangeSetTables } from './tables.ts'

export type StoredSet = Selectable<ChangeSetTables['change_sets']>

export async function insertSet(db: Db, name: string, madeBy: string, at: Date): Promise<string> {
  const { id } = await db
    .insertInto('change_sets')
    .values({ name, state: 'OPEN', made_by: madeBy, made_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The set, held until the transaction ends. */
export const lockSet = (db: Db, id: string): Promise<StoredSet | undefined> =>
  db.selectFrom('change_sets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateSet = (db: Db, id: string, values: Updateable<ChangeSetTables['change_sets']>) =>
  db.updateTable('change_sets').set(values).where('id', '=', id).execute()

const setsWithNames = (db: Db) =>
  db
    .selectFrom('change_sets as s')
    .leftJoin('accounts as maker', 'maker.id', 's.made_by')
    .leftJoin('accounts as approver', 'approver.id', 's.approved_by')
    .leftJoin('accounts as asker', 'asker.id', 's.revert_asked_by')
    .selectAll('s')
    .select(['maker.name as maker_name', 'approver.name as approver_name', 'asker.name as asker_name'])
    .select((eb) =>
      eb
        .selectFrom('change_set_parts as p')
        .whereRef('p.set_id', '=', 's.id')
        .select((count) => count.fn.countAll<number>().as('parts'))
        .as('parts'),
    )

export type SetRow = NonNullable<Awaited<ReturnType<typeof findSet>>>

export const findSet = (db: Db, id: string) => setsWithNames(db).where('s.id', '=', id).executeTakeFirst()

interface SetReach {
  /** Whoever made a set sees it. */
  readonly viewer: string
  readonly markets: readonly string[] | 'all'
}

const isInReach = ({ viewer, markets }: SetReach) =>
  markets === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`(s.markets <@ ${markets}::text[] or s.made_by = ${viewer})`

/** The sets within reach in a state. */
export const wantedSets = (db: Db, { state, ...reach }: SetReach & { readonly state: SetState | undefined }) =>
  db
    .selectFrom('change_sets as s')
    .select('s.id')
    .where(isInReach(reach))
    .$if(state !== undefined, (query) => query.where('s.state', '=', state ?? 'OPEN'))

interface SetFilter extends SetReach {
  readonly state: SetState | undefined
  /** A part of its name. */
  readonly text: string | undefined
  readonly after: string | undefined
  readonly size: number
}

export const listSets = (db: Db, { state, text, after, size, ...reach }: SetFilter) =>
  setsWithNames(db)
    .where(isInReach(reach))
    .$if(state !== undefined, (query) => query.where('s.state', '=', state ?? 'OPEN'))
    .$if(text !== undefined, (query) => query.where('s.name', 'ilike', containing(text ?? '')))
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(s.made_at, s.id) < (select made_at, id from change_sets where id = ${after ?? ''})`),
    )
    .orderBy('s.made_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(size)
    .execute()

/** What a set holds, in the order in which it is published. */
export const partsOf = (db: Db, setId: string) =>
  db
    .selectFrom('change_set_parts')
    .select(['kind', 'part_id'])
    .where('set_id', '=', setId)
    .orderBy('position')
    .execute()

/** Adds a part as the last; returns whether it was in no set. */
export async function insertPart(db: Db, setId: string, kind: string, partId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into change_set_parts (set_id, kind, part_id, position)
    select ${setId}, ${kind}, ${partId}, coalesce(max(position), 0) + 1 from change_set_parts where set_id = ${setId}
    on conflict do nothing returning 1
  `.execute(db)
  return rows.length > 0
}

export const deletePart = (db: Db, setId: string, kind: string, partId: string) =>
  db
    .deleteFrom('change_set_parts')
    .where('set_id', '=', setId)
    .where('kind', '=', kind)
    .where('part_id', '=', partId)
    .execute()

export const deleteParts = (db: Db, setId: string) =>
  db.deleteFrom('change_set_parts').where('set_id', '=', setId).execute()

/** Names by id, of people and of other systems. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from accounts where id = any(${ids}::uuid[])
    union all select id, name from api_clients where id = any(${ids}::uuid[])
  `.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Sets whose time came a while ago and that are still not published. */
export const overdueSets = (db: Db, before: Date) =>
  db.selectFrom('change_sets').select('id').where('state', '=', 'SCHEDULED').where('publish_at', '<', before).execute()
