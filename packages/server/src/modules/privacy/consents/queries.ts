import type { ConsentRecord } from '@volante/contract/privacy'
import type { Site } from '@volante/contract/site'
import { CONTACT_CHANNELS, type ContactChannel } from '@volante/domain/vocabulary'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { countedPage } from '../../../platform/words/counted-page.ts'
import { type DayRange, onDays } from '../../../platform/words/day-range.ts'

export interface ConsentFilter extends DayRange {
  /** Digits of a whole CPF, DNI or CNPJ. */
  readonly document?: string | undefined
  readonly act?: ConsentRecord['act'] | undefined
  readonly channel?: ContactChannel | undefined
  readonly source?: ConsentRecord['source'] | undefined
}

/** A filter and where it looks: days are those of the site that asks. */
export interface Wanted extends ConsentFilter {
  readonly sites: readonly string[]
  readonly timeZone: Site['timeZone']
}

/** Whose records; all without a document. */
interface Whose {
  readonly accounts?: readonly string[]
  readonly leads?: readonly string[]
}
type Asked = Wanted & Whose

/** Where the page before ended. */
export interface Place {
  readonly at: string
  readonly key: string
}

export interface ConsentFound {
  readonly key: string
  /** To the microsecond, as the next page goes on from it. */
  readonly place: string
  readonly at: Date
  readonly source: ConsentRecord['source']
  readonly act: ConsentRecord['act']
  readonly channel: ContactChannel | null
  readonly purpose: string
  readonly text_version: string
  readonly site: string
  readonly name: string
  readonly document: string | null
}

/** What of one table belongs to a list: its rows as records, and their conditions. */
interface Source {
  readonly rows: RawBuilder<unknown>
  /** The same without order and end, to be counted. */
  readonly all: RawBuilder<unknown>
}

/** The newest records after a place, and how many there are. */
export async function findConsents(db: Db, wanted: Wanted, after: Place | undefined, size: number) {
  const whose = wanted.document === undefined ? {} : await ofDocument(db, wanted.document)
  const sources = sourcesOf({ ...wanted, ...whose }, after, size)
  if (sources.length === 0) return { items: [], total: 0 }
  const read = async (most: number) => {
    const { rows } = await sql<ConsentFound>`
    select record.*, to_char(sorted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place,
      coalesce(a.name, l.name) as name, coalesce(a.cpf, a.dni, a.cnpj, l.tax_id) as document
    from (select * from ${union(sources.map(({ rows: found }) => found))} as found order by sorted_at desc, key desc limit ${most}) record
    left join accounts a on a.id = record.account_id
    left join leads l on l.id = record.lead_id and l.created_at = record.sorted_at
    order by sorted_at desc, key desc`.execute(db)
    return rows
  }
  return countedPage(db, union(sources.map(({ all }) => all)), { page: after ? null : 0, size }, read)
}

/** Accounts and proposals that bear a document. Asked before the rest, which is then known to be few. */
async function ofDocument(db: Db, document: string): Promise<Required<Whose>> {
  const { rows } = await sql<{ of: keyof Whose; id: string }>`
    select 'accounts' as of, id from accounts where cpf = ${document} or dni = ${document}
    union all select 'leads', id from leads where tax_id = ${document}`.execute(db)
  const idsOf = (kind: keyof Whose) => rows.flatMap(({ of, id }) => (of === kind ? [id] : []))
  return { accounts: idsOf('accounts'), leads: idsOf('leads') }
}

const union = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join(parts, sql` union all `)})`

function sourcesOf(wanted: Asked, after: Place | undefined, size: number): Source[] {
  const { act, channel, source } = wanted
  const isAsked = (name: ConsentRecord['source']) => source === undefined || source === name
  return [
    ...(isAsked('account') ? [consentsOfAccounts(wanted, after, size)] : []),
    ...(isAsked('terms') && act !== 'withdrawn' && channel === undefined
      ? [agreementsOfAccounts(wanted, after, size)]
      : []),
    ...(isAsked('lead') && act !== 'withdrawn' ? [consentsOfLeads(wanted, after, size)] : []),
  ]
}

const beyond = (column: string, key: RawBuilder<unknown>, after: Place | undefined) =>
  after
    ? sql<SqlBool>`${sql.ref(column)} <= ${after.at}::timestamptz and (${sql.ref(column)}, ${key}) < (${after.at}::timestamptz, ${after.key})`
    : sql<SqlBool>`true`

const among = (sites: readonly string[]) => sql<SqlBool>`site = any(${sites}::text[])`

const all = (conditions: readonly RawBuilder<SqlBool>[]) => sql.join(conditions, sql` and `)

function consentsOfAccounts(wanted: Asked, after: Place | undefined, size: number): Source {
  const key = sql`'a' || id`
  const where = ofAccounts(wanted)
  if (wanted.act !== undefined)
    where.push(wanted.act === 'given' ? sql<SqlBool>`is_granted` : sql<SqlBool>`not is_granted`)
  if (wanted.channel !== undefined) where.push(sql<SqlBool>`channel = ${wanted.channel}`)
  return {
    rows: sql`(select ${key} as key, at as sorted_at, at, 'account' as source, case when is_granted then 'given' else 'withdrawn' end as act,
      channel, purpose, text_version, site, account_id, null::uuid as lead_id
      from account_consents where ${all([...where, beyond('at', key, after)])}
      order by at desc, ${key} desc limit ${size})`,
    all: sql`(select 1 from account_consents where ${all(where)})`,
  }
}

function agreementsOfAccounts(wanted: Asked, after: Place | undefined, size: number): Source {
  const key = sql`'t' || id`
  const where = ofAccounts(wanted)
  return {
    rows: sql`(select ${key} as key, at as sorted_at, at, 'terms' as source, 'given' as act,
      null as channel, 'TERMS' as purpose, text_version, site, account_id, null::uuid as lead_id
      from account_agreements where ${all([...where, beyond('at', key, after)])}
      order by at desc, ${key} desc limit ${size})`,
    all: sql`(select 1 from account_agreements where ${all(where)})`,
  }
}

const ofAccounts = (wanted: Asked) => [
  among(wanted.sites),
  onDays('at', wanted, wanted),
  ...(wanted.accounts ? [sql<SqlBool>`account_id = any(${wanted.accounts}::uuid[])`] : []),
]

/** Of a month's thousands those of one site and channel are the first of an index; of a document, those of its proposals. */
function consentsOfLeads(wanted: Asked, after: Place | undefined, size: number): Source {
  const { sites, channel, leads } = wanted
  const key = sql`'l' || lead_id || channel || purpose`
  const channels = channel === undefined ? CONTACT_CHANNELS : [channel]
  const columns = sql`${key} as key, lead_at as sorted_at, given_at as at, 'lead' as source, 'given' as act,
    channel, purpose, text_version, site, null::uuid as account_id, lead_id`
  const where = [onDays('lead_at', wanted, wanted), ...(leads ? [sql<SqlBool>`lead_id = any(${leads}::uuid[])`] : [])]
  const asked = [among(sites), sql<SqlBool>`channel = any(${channels}::text[])`, ...where]
  const ordered = sql`order by lead_at desc, ${key} desc limit ${size}`
  const counted = sql`(select 1 from lead_consents where ${all(asked)})`
  if (leads) {
    const rows = sql`(select ${columns} from lead_consents where ${all([...asked, beyond('lead_at', key, after)])} ${ordered})`
    return { rows, all: counted }
  }
  const own = sql<SqlBool>`site = of_site and channel = of_channel`
  const rows = sql`(select each_one.* from unnest(${sites}::text[]) as of_site, unnest(${channels}::text[]) as of_channel,
    lateral (select ${columns} from lead_consents where ${all([own, ...where, beyond('lead_at', key, after)])} ${ordered}) as each_one)`
  return { rows, all: counted }
}
