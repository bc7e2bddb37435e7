import { readProtocol } from '@volante/domain/protocol'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Protocols of leads by id. */
export const leadProtocols = (db: Db, ids: readonly string[]) =>
  db.selectFrom('leads').select(['id', 'protocol as label']).where(sql<SqlBool>`id = any(${ids}::uuid[])`).execute()

/** The lead of a protocol as somebody typed it; undefined where there is none. */
export async function leadIdOf(db: Db, typed: string): Promise<string | undefined> {
  const protocol = readProtocol(typed)
  if (!protocol) return undefined
  return (await db.selectFrom('leads').select('id').where('protocol', '=', protocol).executeTakeFirst())?.id
}
