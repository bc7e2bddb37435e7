import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AuditTables } from '../tables.ts'
import type { Link } from './link.ts'

export type ChainLink = AuditTables['audit_chain']

export const lastLink = (db: Db) =>
  db.selectFrom('audit_chain').select(['place', 'hash']).orderBy('place', 'desc').limit(1).executeTakeFirst()

/** The number up to which every entry that will ever be there is sealed: what was sealed an hour ago, since no transaction that leaves an entry is open longer. */
export async function floorOf(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(last_entry) as last from audit_seals where at < clock_timestamp() - interval '1 hour'`.execute(db)
  return rows[0]?.last ?? 0
}

/** Entries above a number that are not in the chain, with what it keeps of them. */
export async function newEntries(db: Db, above: number, most: number) {
  const { rows } = await sql<Link & { salt: string | null }>`
    select entry.id as entry_id, entry.at, audit_content(entry) as content, audit_note(entry, salt) as note, salt
    from audit entry
    cross join lateral (
      select case when entry.input #> '{body,note}' is not null then gen_random_uuid() end as salt) salted
    where entry.id > ${above} and not exists (select from audit_chain c where c.entry_id = entry.id)
    order by entry.id limit ${most}`.execute(db)
  return rows
}

export const putLinks = (db: Db, links: readonly ChainLink[]) =>
  sql`
    insert into audit_chain (place, entry_id, at, content, note, salt, hash)
    select * from unnest(
      ${links.map(({ place }) => place)}::bigint[],
      ${links.map(({ entry_id }) => entry_id)}::bigint[],
      ${links.map(({ at }) => at)}::timestamptz[],
      ${links.map(({ content }) => content)}::bytea[],
      ${links.map(({ note }) => note)}::bytea[],
      ${links.map(({ salt }) => salt)}::uuid[],
      ${links.map(({ hash }) => hash)}::bytea[])`.execute(db)

/** Links after a place, each with what its entry says now; `is_there` is false where the entry is gone. */
export async function linksAfter(db: Db, place: number, most: number) {
  const { rows } = await sql<
    ChainLink & { is_there: boolean; content_now: Buffer; note_now: Buffer; has_note: boolean }
  >`
    select c.place, c.entry_id, c.at, c.content, c.note, c.salt, c.hash, entry.id is not null as is_there,
      audit_content(entry) as content_now, audit_note(entry, c.salt) as note_now,
      entry.input #> '{body,note}' is not null as has_note
    from audit_chain c left join audit entry on entry.id = c.entry_id
    where c.place > ${place} order by c.place limit ${most}`.execute(db)
  return rows
}

export const sealsBetween = (db: Db, from: number, to: number) =>
  db
    .selectFrom('audit_seals')
    .select(['entries', 'hash', 'mark'])
    .where('entries', '>', from)
    .where('entries', '<=', to)
    .execute()

/** How many entries the chain had when it was checked, at most. */
export const farthestCheck = (db: Db) =>
  db
    .selectFrom('audit_checks')
    .select((eb) => eb.fn.max('entries').as('entries'))
    .executeTakeFirst()

/** The latest check; undefined before the first. */
export const latestCheck = (db: Db) =>
  db.selectFrom('audit_checks').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()

/** The first entry at or below a number that is in no place of the chain. */
export async function unsealedUpTo(db: Db, number: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from audit a where id <= ${number}
      and not exists (select from audit_chain c where c.entry_id = a.id) order by id limit 1`.execute(db)
  return rows[0]?.id ?? null
}

export async function waitingAbove(db: Db, number: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from audit a where id > ${number}
      and not exists (select from audit_chain c where c.entry_id = a.id)`.execute(db)
  return rows[0]?.waiting ?? 0
}
