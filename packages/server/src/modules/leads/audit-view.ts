import { readProtocol } from '@volante/domain/lead/protocol'
import { sql, type SqlBool } from 'kysely'
import type { AuditView } from '../audit/api.ts'

/** Leads, called by their protocols. */
export const leadsAuditView: AuditView = {
  kind: 'lead',

  labels: (db, ids) =>
    db.selectFrom('leads').select(['id', 'protocol as label']).where(sql<SqlBool>`id = any(${ids}::uuid[])`).execute(),

  async idOf(db, typed) {
    const protocol = readProtocol(typed)
    if (!protocol) return undefined
    return (await db.selectFrom('leads').select('id').where('protocol', '=', protocol).executeTakeFirst())?.id
  },
}
