import { OPEN_APPOINTMENTS } from '@volante/domain/appointment/appointment-state'
import type { Parts } from '@volante/domain/appointment/parts'
import type { Day } from '@volante/domain/date'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { isOneOf } from '../../../platform/db/is-one-of.ts'

interface At {
  readonly campaignId: string
  readonly dealerCodes: readonly string[]
}

/** What each of these dealers says that it has of a recall's part. */
export async function partsAt(db: Db, { campaignId, dealerCodes }: At): Promise<ReadonlyMap<string, Parts>> {
  const rows = await db
    .selectFrom('recall_parts')
    .select(['dealer_code', 'quantity', 'next_quantity as nextQuantity'])
    .select(sql<Day | null>`to_char(next_on, 'YYYY-MM-DD')`.as('nextOn'))
    .where('campaign_id', '=', campaignId)
    .where(isOneOf('dealer_code', dealerCodes))
    .execute()
  return new Map(rows.map(({ dealer_code: code, ...parts }) => [code, parts]))
}

interface Held extends At {
  readonly now: Date
  /** An appointment, or somebody who waits, that does not stand in its own way. */
  readonly except?: string | undefined
}

/** The days of the open visits, and of the slots kept for who waited, that hold a part each at these dealers. */
export async function heldAt(db: Db, { campaignId, dealerCodes, now, except = NOBODY }: Held) {
  const { rows } = await sql<{ dealer: string; day: Day }>`
    select dealer_code as dealer, to_char(day, 'YYYY-MM-DD') as day from appointments
    where campaign_id = ${campaignId} and ${isOneOf('dealer_code', dealerCodes)} and ${isOneOf('status', OPEN_APPOINTMENTS)}
      and id <> ${except}
    union all
    select dealer_code, to_char(day, 'YYYY-MM-DD') from appointment_waits
    where campaign_id = ${campaignId} and ${isOneOf('dealer_code', dealerCodes)} and state = 'OFFERED' and held_until > ${now}
      and id <> ${except}`.execute(db)
  return Map.groupBy(rows, ({ dealer }) => dealer)
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** In a write: a part was fitted; of what is there, or else of what has come since. */
export const takePart = (db: Db, campaignId: string, dealerCode: string, today: Day): Promise<unknown> =>
  sql`
    update recall_parts set quantity = quantity - (case when quantity > 0 then 1 else 0 end),
      next_quantity = next_quantity - (case when quantity = 0 and next_quantity > 0 and next_on <= ${today} then 1 else 0 end)
    where campaign_id = ${campaignId} and dealer_code = ${dealerCode}`.execute(db)
