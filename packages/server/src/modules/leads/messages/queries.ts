import type { MessageAct, MessageStage } from '@volante/domain/lead/message-work'
import { readProtocol } from '@volante/domain/lead/protocol'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { countedPage } from '../../../platform/words/counted-page.ts'
import { type DayRange, onDays } from '../../../platform/words/day-range.ts'
import { isOf, type Places, placesWithin } from '../../dealers/api.ts'

export interface MessageFilter extends DayRange {
  readonly stage?: MessageStage | undefined
  readonly brand?: string | undefined
  readonly subject?: string | undefined
  readonly dealerCode?: string | undefined
  readonly protocol?: string | undefined
}

/** Messages of these places and how many there are: the newest first, of those nobody answered the oldest. */
export async function findMessages(
  ctx: Pick<Ctx, 'db' | 'site' | 'everySite'>,
  places: Places,
  filter: MessageFilter,
  paging: { readonly page: number; readonly size: number },
) {
  const wanted = wantedMessages(ctx, places, filter)
  const order = filter.stage === 'new' ? 'asc' : 'desc'
  const sorted = wanted.selectAll().orderBy('created_at', order).orderBy('id', order)
  return countedPage(ctx.db, wanted.select('id'), paging, (size, before) => sorted.limit(size).offset(before).execute())
}

/** The messages that the list with these filters has, to be counted. */
export const messagesFound = async (ctx: Ctx, reach: DealerReach | 'all', filter: MessageFilter) =>
  wantedMessages(ctx, await placesWithin(ctx, reach), filter).select('id')

function wantedMessages(
  { db, site, everySite }: Pick<Ctx, 'db' | 'site' | 'everySite'>,
  places: Places,
  filter: MessageFilter,
) {
  const { stage, brand, subject, dealerCode, protocol } = filter
  const ofBrand = everySite.flatMap((one) => (one.brand === brand ? [one.id] : []))
  return db
    .selectFrom('contact_messages')
    .where(isOf(places))
    .$if(stage !== undefined, (query) => query.where('stage', '=', stage ?? 'new'))
    .$if(brand !== undefined, (query) => query.where(isOneOf('site', ofBrand)))
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(dealerCode !== undefined, (query) => query.where('dealer_code', '=', dealerCode ?? ''))
    .$if(protocol !== undefined, (query) => query.where('protocol', '=', readProtocol(protocol ?? '') ?? ''))
    .where(onDays('created_at', site, filter))
}

export const findMessage = (db: Ctx['db'], id: string) =>
  db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()

export type MessageFound = NonNullable<Awaited<ReturnType<typeof findMessage>>>

export async function isMessageWithin(ctx: Ctx, id: string, reach: DealerReach | 'all'): Promise<boolean> {
  const places = await placesWithin(ctx, reach)
  const row = await ctx.db
    .selectFrom('contact_messages')
    .select('id')
    .where('id', '=', id)
    .where(isOf(places))
    .executeTakeFirst()
  return row !== undefined
}

/** How a message stands, so that nobody else changes it meanwhile. */
export const lockMessage = (db: Ctx['db'], id: string) =>
  db.selectFrom('contact_messages').select(['id', 'stage']).where('id', '=', id).forUpdate().executeTakeFirst()

interface Done {
  readonly act: MessageAct
  readonly note: string | null
  readonly stage: MessageStage
}

/** In a write: keeps what the caller did with a message and how it stands since. */
export async function keepAct({ db, now, user }: SignedInCtx, id: string, { act, note, stage }: Done): Promise<void> {
  await db
    .insertInto('contact_message_acts')
    .values({ message_id: id, at: now, account_id: user.id, act, note })
    .execute()
  await db.updateTable('contact_messages').set({ stage }).where('id', '=', id).execute()
}

/** What staff did with a message, the newest first, with their names. */
export const actsOf = (db: Ctx['db'], id: string) =>
  db
    .selectFrom('contact_message_acts')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['at', 'act', 'note', 'accounts.name as by'])
    .where('message_id', '=', id)
    .orderBy('contact_message_acts.id', 'desc')
    .execute()
