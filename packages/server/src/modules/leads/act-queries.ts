import type { LeadDone } from '@volante/contract/desk'
import type { AnswerChannel, CloseReason, LeadAct } from '@volante/domain/lead/lead-work'
import { rolesWith } from '@volante/domain/policy/policy'
import { type Selectable, sql, type SqlBool } from 'kysely'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import type { LeadTables } from './tables.ts'

type Lead = Selectable<LeadTables['leads']>
type LeadKey = Pick<Lead, 'id' | 'created_at'>

/** The lead, so that nobody else changes it meanwhile; with the name of who works on it. */
export async function lockLead({ db }: SignedInCtx, id: string) {
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'created_at', 'protocol', 'dealer_code', 'owner_id', 'first_answer_at', 'closed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!lead?.owner_id) return lead && { ...lead, owner: '' }
  const owner = await db.selectFrom('accounts').select('name').where('id', '=', lead.owner_id).executeTakeFirst()
  return { ...lead, owner: owner?.name ?? '' }
}

export type LockedLead = NonNullable<Awaited<ReturnType<typeof lockLead>>>

type Change = Partial<Pick<Lead, 'owner_id' | 'first_answer_at' | 'closed_at' | 'close_reason'>>

export const setLead = ({ db }: SignedInCtx, { id, created_at: at }: LeadKey, change: Change) =>
  db.updateTable('leads').set(change).where('id', '=', id).where('created_at', '=', at).executeTakeFirstOrThrow()

interface ActDetails {
  readonly to?: string
  readonly channel?: AnswerChannel
  readonly reason?: CloseReason
  readonly note?: string | undefined
}

/** Keeps what the caller did with a lead. */
export async function keepAct(
  { db, now, user }: SignedInCtx,
  lead: LeadKey,
  act: LeadAct,
  { to, channel, reason, note }: ActDetails = {},
): Promise<void> {
  const done = { lead_id: lead.id, lead_at: lead.created_at, at: now, account_id: user.id, act }
  const details = { to_id: to ?? null, channel: channel ?? null, reason: reason ?? null, note: note?.trim() || null }
  await db
    .insertInto('lead_acts')
    .values({ ...done, ...details })
    .execute()
}

/** What staff did with a lead, the newest first, with their names. */
export async function actsOf({ db }: SignedInCtx, leadId: string): Promise<LeadDone[]> {
  const rows = await db
    .selectFrom('lead_acts')
    .innerJoin('accounts as by', 'by.id', 'lead_acts.account_id')
    .leftJoin('accounts as to', 'to.id', 'lead_acts.to_id')
    .select(['lead_acts.id', 'at', 'act', 'by.name as by', 'to.name as to', 'channel', 'reason', 'note'])
    .where('lead_id', '=', leadId)
    .orderBy('lead_acts.id', 'desc')
    .execute()
  return rows.map(({ id, at, ...row }) => ({ ...row, id: String(id), at: at.toISOString() }))
}

/** How often a person was called in vain. */
export async function triesOf({ db }: SignedInCtx, leadId: string): Promise<number> {
  const { tries } = await db
    .selectFrom('lead_acts')
    .select(({ fn }) => fn.countAll<number>().as('tries'))
    .where('lead_id', '=', leadId)
    .where('act', '=', 'try')
    .executeTakeFirstOrThrow()
  return tries
}

const MOST_COLLEAGUES = 200

/** Who sells for a dealer, by its code or its group; that one alone where told. */
export const sellersOf = (ctx: SignedInCtx, dealerCode: string | null, id?: string) =>
  sellersWithin(ctx, [dealerCode ?? ''], id)

/** Who sells for any of these dealers. */
export const sellersWithin = async ({ db }: SignedInCtx, codes: 'all' | readonly string[], id?: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where(sql<SqlBool>`roles && ${rolesWith('leads.work')}::text[]`)
    .$if(codes !== 'all', (query) =>
      query.where(
        sql<SqlBool>`(
        dealer_codes && ${codes}::text[]
        or 'dealer_manager' = any(roles)
          and dealer_groups && array(select group_id from dealers where code = any(${codes}::text[]))
      )`,
      ),
    )
    .where('erased_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_COLLEAGUES)
    .execute()
