import { LEAD_CONSENT } from '@volante/contract/lead-rules'
import type { LeadBody } from '@volante/contract/lead'
import type { Site } from '@volante/contract/site'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { timeOrderedId } from '../../platform/db/time-ordered-id.ts'
import { newLead } from './lead-body.ts'
import { rowOf } from './save-lead.ts'

/** What a form sent at an earlier time; its fields are taken as they are. */
export interface PastLead {
  readonly site: Site
  readonly at: Date
  readonly protocol: string
  readonly body: LeadBody
}

const CHUNK = 5_000

/**
 * Keeps leads of an earlier time with their consents and first event; nobody is told: no letter, message or CRM entry follows.
 * Those whose protocol is known already stay as they are. Returns how many were new.
 */
export async function insertPastLeads(trx: Transaction<Database>, leads: readonly PastLead[]): Promise<number> {
  let added = 0
  for (let at = 0; at < leads.length; at += CHUNK) {
    const fresh = await unknownOf(trx, leads.slice(at, at + CHUNK))
    if (fresh.length > 0) await insert(trx, fresh)
    added += fresh.length
  }
  return added
}

async function unknownOf(trx: Transaction<Database>, leads: readonly PastLead[]): Promise<PastLead[]> {
  const protocols = leads.map(({ protocol }) => protocol)
  const found = await trx
    .selectFrom('leads')
    .select('protocol')
    .where(sql<boolean>`protocol = any(${protocols}::text[])`)
    .execute()
  const known = new Set(found.map(({ protocol }) => protocol))
  return leads.filter(({ protocol }) => !known.has(protocol))
}

async function insert(trx: Transaction<Database>, leads: readonly PastLead[]): Promise<void> {
  await ensureMonths(trx, leads)
  const rows = JSON.stringify(leads.map(recordOf))
  await sql`insert into leads select * from jsonb_populate_recordset(null::leads, ${rows})`.execute(trx)
  await sql`
    insert into lead_consents (lead_id, lead_at, site, channel, purpose, text_version, given_at, origin)
    select id, created_at, site, channel, ${LEAD_CONSENT.purpose}, ${LEAD_CONSENT.textVersion}, created_at, origin
    from jsonb_to_recordset(${rows}) as lead (id uuid, created_at timestamptz, site text, channels text[], origin jsonb),
      unnest(channels) as channel
  `.execute(trx)
  await sql`
    insert into lead_events (lead_id, lead_at, site, at, kind, details)
    select id, created_at, site, created_at, 'CREATED', '{}'
    from jsonb_to_recordset(${rows}) as lead (id uuid, created_at timestamptz, site text)
  `.execute(trx)
}

/** The stored lead, and what its consents say of where they were given: the page alone is known. */
function recordOf({ site, at, protocol, body }: PastLead) {
  const lead = newLead(site, body, { dealer: body.dealersCode ? { code: body.dealersCode } : null })
  const row = rowOf({ site, now: at, user: null }, lead, timeOrderedId(at), protocol)
  const origin = { ip: '', userAgent: '', page: lead.tracking.retUrl ?? null }
  return { ...row, channels: lead.channels, origin }
}

async function ensureMonths(trx: Transaction<Database>, leads: readonly PastLead[]): Promise<void> {
  const times = leads.map(({ at }) => at.getTime())
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))]
  await sql`
    select ensure_month_partition(parent, key_column, month)
    from (values ('leads', 'created_at'), ('lead_consents', 'lead_at'), ('lead_events', 'lead_at'))
      as partitioned (parent, key_column)
    cross join generate_series(date_trunc('month', ${first}::timestamptz), ${last}::timestamptz, interval '1 month') as month
  `.execute(trx)
}
