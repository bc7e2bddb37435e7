import { randomUUID } from 'node:crypto'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Held } from '@volante/domain/policy/held-scopes'
import type { Site } from '@volante/contract/site'
import type { Country } from '@volante/domain/vocabulary'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import { maskPersonal } from '../../platform/log/mask.ts'
import { type DayRange, onDays } from '../../platform/words/day-range.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import type { IntegrationErrorTables } from './tables.ts'

type LogRow = IntegrationErrorTables['integration_log']
type Paged = { readonly page: number; readonly size: number }

/** What may be kept of something exchanged: whom it names is not told. */
export const keptPayload = (payload: unknown): string | null =>
  payload === undefined || payload === null ? null : JSON.stringify(maskPersonal(payload))

export const keptWords = (words: string): string => String(maskPersonal(words)).slice(0, 1000)

/** Adds to the log of integrations. */
export async function noteExchange(
  db: Db,
  { message, payload, ...entry }: Omit<LogRow, 'id' | 'payload'> & { readonly payload?: unknown },
): Promise<string> {
  const id = randomUUID()
  const words = message === null ? null : keptWords(message)
  await db
    .insertInto('integration_log')
    .values({ ...entry, id, message: words, payload: keptPayload(payload) })
    .execute()
  return id
}

interface LogFilter extends Paged {
  readonly markets: Held
  readonly source?: string | undefined
  readonly status?: LogRow['status'] | undefined
  readonly days: DayRange
  readonly site: Pick<Site, 'timeZone'>
}

const logWithin = (db: Db, markets: Held) =>
  db
    .selectFrom('integration_log')
    .selectAll()
    .$if(markets !== 'all', (query) =>
      query.where(isOneOf('integration_log.country', markets === 'all' ? [] : markets)),
    )

export async function searchLog(db: Db, { markets, source, status, days, site, page, size }: LogFilter) {
  const found = logWithin(db, markets)
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'FAILED'))
    .where(onDays('at', site, days))
  const sorted = found.orderBy('at', 'desc').orderBy('id')
  return countedPage(db, found, { page, size }, (most, before) => sorted.limit(most).offset(before).execute())
}

export const findLogged = (db: Db, markets: Held, id: string) =>
  logWithin(db, markets).where('id', '=', id).executeTakeFirst()

const errors = (db: Db) =>
  db
    .selectFrom('journey_errors as e')
    .leftJoin('dealers', 'dealers.code', 'e.dealer_code')
    .selectAll('e')
    .select('dealers.name as dealer_name')

export const findError = (db: Db, id: string) => errors(db).where('e.id', '=', id).executeTakeFirst()
export type ErrorRow = NonNullable<Awaited<ReturnType<typeof findError>>>

export const findErrors = (db: Db, ids: readonly string[]) =>
  errors(db)
    .where('e.id', 'in', [...ids])
    .execute()

/** Whose errors somebody reaches: those of dealers, and in their markets those of none. */
export interface ErrorReach {
  readonly dealers: 'all' | readonly string[]
  readonly markets: Held
}

export interface ErrorFilter {
  readonly country: Country
  readonly reach: ErrorReach
  readonly type?: ErrorRow['type'] | undefined
  readonly state?: ErrorRow['state'] | undefined
  readonly dealerCode?: string | undefined
}

export function wantedErrors(db: Db, { country, reach, type, state, dealerCode }: ErrorFilter) {
  const { dealers, markets } = reach
  return errors(db)
    .where('e.country', '=', country)
    .$if(dealers !== 'all' && markets !== 'all' && !markets.includes(country), (query) =>
      query.where(isOneOf('e.dealer_code', dealers === 'all' ? [] : dealers)),
    )
    .$if(type !== undefined, (query) => query.where('e.type', '=', type ?? 'QUOTATION'))
    .$if(state !== undefined, (query) => query.where('e.state', '=', state ?? 'OPEN'))
    .$if(dealerCode !== undefined, (query) => query.where('e.dealer_code', '=', dealerCode ?? ''))
}

export async function searchErrors(db: Db, { page, size, ...filter }: ErrorFilter & Paged) {
  const found = wantedErrors(db, filter)
  const sorted = found.orderBy('e.changed_at', 'desc').orderBy('e.id')
  return countedPage(db, found, { page, size }, (most, before) => sorted.limit(most).offset(before).execute())
}

export const insertError = (db: Db, row: Insertable<IntegrationErrorTables['journey_errors']>) =>
  db.insertInto('journey_errors').values(row).execute()

export const changeErrors = (
  db: Db,
  ids: readonly string[],
  set: Updateable<IntegrationErrorTables['journey_errors']>,
) =>
  db
    .updateTable('journey_errors')
    .set(set)
    .where('id', 'in', [...ids])
    .execute()

/** The dealer of the newest lead with a protocol. */
export const dealerOfLead = async (db: Db, country: Country, protocol: string): Promise<string | null> =>
  (
    await db
      .selectFrom('leads')
      .select('dealer_code')
      .where('protocol', '=', protocol)
      .where('country', '=', country)
      .executeTakeFirst()
  )?.dealer_code ?? null

interface Failed {
  readonly id: string
  readonly country: Country
  readonly journey_id: string
  readonly dealer_code: string | null
  readonly error: string
  readonly queue: string
}

/**
 * Takes since when work may have failed for good (by the database's clock) and the time; writes an error for each lead and each
 * loan's proposal that did not reach its system, opens those again that failed once more, closes those that arrived. Returns
 * what is open now and was not before.
 */
export async function takeFailures(db: Db, since: Date, now: Date): Promise<readonly Failed[]> {
  await sql`
    update journey_errors e set state = 'SOLVED', changed_at = ${now}
    from pgboss.job j
    where j.id = e.job_id and j.state = 'completed' and e.state in ('OPEN', 'REPROCESSING')`.execute(db)
  const { rows } = await sql<Failed>`
    with failed as (
      select id, name, data, retry_count + 1 as tries, coalesce(output ->> 'message', '') as error
      from pgboss.job
      where state = 'failed' and completed_on > ${since} and name in ('leads.created', 'financing.submit')
    ), journeys as (
      select f.*, l.country, l.protocol as journey_id, l.dealer_code
      from failed f join leads l on l.id = (f.data ->> 'id')::uuid and l.created_at = (f.data ->> 'at')::timestamptz
      where f.name = 'leads.created'
      union all
      select f.*, upper(left(f.data ->> 'site', 2)), p.id::text, p.dealer_code
      from failed f join financing_proposals p on p.id = (f.data ->> 'proposalId')::uuid
      where f.name = 'financing.submit'
    ), kept as (
      insert into journey_errors
        (id, country, type, journey_id, dealer_code, error, state, attempts, job_id, created_at, changed_at)
      select gen_random_uuid(), country, 'PROPOSAL_SENT', journey_id, dealer_code, error, 'OPEN', tries, id, ${now}, ${now}
      from journeys
      on conflict (job_id) do update
        set error = excluded.error, attempts = excluded.attempts, state = 'OPEN', changed_at = ${now}
        where journey_errors.attempts < excluded.attempts
      returning *
    )
    select kept.id, kept.country, kept.journey_id, kept.dealer_code, kept.error, failed.name as queue
    from kept join failed on failed.id = kept.job_id`.execute(db)
  return rows
}
