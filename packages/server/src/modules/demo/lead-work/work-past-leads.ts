import { MINUTE_MS } from '@volante/domain/duration'
import { type Transaction, sql } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { Db } from '../../../platform/db/database.ts'
import { lockPart, noteProgress, progressOf } from '../progress.ts'
import { lifeOf } from './lead-life.ts'

/** Name in `world_state` of what staff did with the leads of the demo. */
const PART = 'lead work'
const SELLERS = ['consultora@volante.example', 'asesora@volante.example', 'gerente@volante.example']
/** Answers the leads of dealers at which none of the demo sells. */
const QUEUE = 'admin@volante.example'

interface Waiting {
  readonly id: string
  readonly created_at: Date
  readonly protocol: string
  readonly seller: string | null
}

/** Once, when the leads of the demo are there: their past, as their dealers' staff worked on them. */
export async function workLeadsOfPast(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPart({ db: trx }, PART)
    if ((await progressOf({ db: trx }, PART)) !== null) return
    const rows = await waitingLeads(trx)
    if (rows.length === 0) return
    await keepLives(
      trx,
      rows.flatMap((row) => deedsOf(row, now)),
    )
    await noteProgress({ db: trx }, PART, String(rows.length))
  })
}

async function waitingLeads(trx: Transaction<Database>): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select leads.id, leads.created_at, leads.protocol, coalesce(
      (select accounts.id from accounts where email = any(${SELLERS}::text[]) and dealer_codes @> array[leads.dealer_code]
        order by array_position(${SELLERS}::text[], email) limit 1),
      (select id from accounts where email = ${QUEUE})
    ) as seller
    from leads where first_answer_at is null and closed_at is null`.execute(trx)
  return rows
}

function deedsOf({ id, created_at, protocol, seller }: Waiting, now: Date) {
  const age = Math.floor((now.getTime() - created_at.getTime()) / MINUTE_MS)
  const { answer, close } = lifeOf(protocol, age)
  if (!answer || !seller) return []
  const at = (minutes: number) => new Date(created_at.getTime() + minutes * MINUTE_MS)
  return [
    {
      lead_id: id,
      lead_at: created_at,
      account_id: seller,
      answered_at: at(answer.after),
      channel: answer.channel,
      closed_at: close && at(close.after),
      reason: close?.reason ?? null,
    },
  ]
}

/** Owner, answer and end of each lead, and the deeds that tell of them. */
async function keepLives(trx: Transaction<Database>, lives: readonly object[]): Promise<void> {
  const recordset = sql`jsonb_to_recordset(${JSON.stringify(lives)}) as life (
    lead_id uuid, lead_at timestamptz, account_id uuid, answered_at timestamptz, channel text,
    closed_at timestamptz, reason text)`
  await sql`
    update leads set owner_id = life.account_id, first_answer_at = life.answered_at, closed_at = life.closed_at,
      close_reason = life.reason
    from ${recordset} where leads.id = life.lead_id and leads.created_at = life.lead_at`.execute(trx)
  await sql`
    insert into lead_acts (lead_id, lead_at, at, account_id, act, channel, reason)
    select lead_id, lead_at, answered_at, account_id, deed.act, deed.channel, null
    from ${recordset} cross join lateral (values ('take', null), ('answer', life.channel)) as deed (act, channel)
    order by answered_at`.execute(trx)
  await sql`
    insert into lead_acts (lead_id, lead_at, at, account_id, act, reason)
    select lead_id, lead_at, closed_at, account_id, 'close', reason from ${recordset} where closed_at is not null
    order by closed_at`.execute(trx)
}
