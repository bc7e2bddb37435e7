import type { LEAD_OWNERS, LEAD_REPLIES } from '@volante/contract/desk'
import type { LeadState } from '@volante/domain/lead/lead-work'
import { readProtocol } from '@volante/domain/lead/protocol'
import type { OpeningPeriod } from '@volante/domain/places/opening-hours'
import { type DealerReach, dealerReach } from '@volante/domain/policy/held-scopes'
import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import { dealerCodesWithin } from '../dealers/api.ts'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { isPortal } from '../../platform/sites/sites.ts'
import { countUpTo } from '../../platform/words/count-up-to.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import { type DayRange, onDays } from '../../platform/words/day-range.ts'
import { containing } from '../../platform/words/like.ts'
import type { LeadTables } from './tables.ts'

export interface LeadFilter extends DayRange {
  readonly site?: string | undefined
  /** A piece of the name, e-mail, phone or protocol. */
  readonly text?: string | undefined
  readonly state?: LeadState | undefined
  readonly reply?: (typeof LEAD_REPLIES)[number] | undefined
  readonly owner?: (typeof LEAD_OWNERS)[number] | undefined
  readonly dealerCode?: string | undefined
  /** UF or name of an Argentine province the person lives in. */
  readonly stateCode?: string | undefined
  readonly protocol?: string | undefined
}

export type FoundLead = Selectable<LeadTables['leads']> & {
  readonly owner_name: string | null
  readonly opening: readonly OpeningPeriod[] | null
  readonly time_zone: string | null
  readonly dealer_name: string | null
  readonly model_name: string | null
  readonly version_name: { readonly 'pt-BR': string; readonly 'es-AR': string } | null
}

const MOST_DEALERS = 500

export async function findLeads(
  ctx: SignedInCtx,
  reach: DealerReach | 'all',
  filter: LeadFilter,
  paging: { readonly page: number; readonly size: number },
): Promise<{ items: FoundLead[]; total: number }> {
  const wanted = wantedLeads(ctx, await dealerCodesWithin(ctx, reach), filter)
  const sorted = inOrder(withNames(wanted), filter)
  return countedPage(ctx.db, wanted.select('leads.id'), paging, (size, before) =>
    sorted.limit(size).offset(before).execute(),
  )
}

const wantedLeads = (ctx: SignedInCtx, codes: Codes, filter: LeadFilter) =>
  visibleLeads(ctx, codes, filter.site)
    .$if(filter.text !== undefined, (query) => query.where(mentions(filter.text ?? '')))
    .where(inState(ctx, filter))
    .$if(filter.reply !== undefined, (query) => query.where(REPLIED[filter.reply ?? 'any'](ctx.now)))
    .$if(filter.owner === 'own', (query) => query.where('leads.owner_id', '=', ctx.user.id))
    .$if(filter.owner === 'nobody', (query) => query.where('leads.owner_id', 'is', null))
    .$if(filter.dealerCode !== undefined, (query) => query.where('leads.dealer_code', '=', filter.dealerCode ?? ''))
    .$if(filter.stateCode !== undefined, (query) => query.where('leads.state', '=', filter.stateCode ?? ''))
    .$if(filter.protocol !== undefined, (query) =>
      query.where('leads.protocol', '=', readProtocol(filter.protocol ?? '') ?? ''),
    )
    .where(onDays('leads.created_at', ctx.site, filter))

const WAITS = sql<SqlBool>`leads.closed_at is null and leads.first_answer_at is null`

/** How the promise of a reply was kept. What was closed without a word to anybody is neither. */
const REPLIED = {
  any: () => sql<SqlBool>`true`,
  kept: () => sql<SqlBool>`leads.first_answer_at <= leads.reply_by`,
  missed: (now) => sql<SqlBool>`(leads.first_answer_at > leads.reply_by or (${WAITS} and leads.reply_by < ${now}))`,
} as const satisfies Record<(typeof LEAD_REPLIES)[number], (now: Date) => RawBuilder<SqlBool>>

const mayBeClosed = ({ state, text, protocol, reply }: LeadFilter): boolean =>
  !state && Boolean(text || protocol || reply)

/** Unless told which, the open ones; who looks for one by words or protocol finds it closed as well. */
function inState({ now }: SignedInCtx, filter: LeadFilter) {
  switch (filter.state) {
    case 'late':
      return sql<SqlBool>`${WAITS} and leads.reply_by < ${now}`
    case 'inTime':
      return sql<SqlBool>`${WAITS} and leads.reply_by >= ${now}`
    case 'answered':
      return sql<SqlBool>`leads.closed_at is null and leads.first_answer_at is not null`
    case 'closed':
      return sql<SqlBool>`leads.closed_at is not null`
    case undefined:
      return mayBeClosed(filter) ? sql<SqlBool>`true` : sql<SqlBool>`leads.closed_at is null`
  }
}

/** Who waits longest for an answer comes first, then who was answered; what is closed comes by when it was. Each order is that of an index. */
function inOrder(query: ReturnType<typeof withNames>, filter: LeadFilter) {
  if (filter.state === 'closed') return query.orderBy('leads.closed_at', 'desc').orderBy('leads.id')
  const found = mayBeClosed(filter) ? query.orderBy(sql`leads.closed_at is not null`) : query
  return found.orderBy(sql`leads.first_answer_at is not null`).orderBy('leads.reply_by').orderBy('leads.id')
}

export async function findLead(
  ctx: SignedInCtx,
  id: string,
  reach: DealerReach | 'all',
): Promise<FoundLead | undefined> {
  const codes = await dealerCodesWithin(ctx, reach)
  return withNames(visibleLeads(ctx, codes)).where('leads.id', '=', id).executeTakeFirst()
}

type Codes = Awaited<ReturnType<typeof dealerCodesWithin>>

/** The leads of the caller's dealers, of every one and of none yet where their right knows no bounds. The portal shows every site. */
function visibleLeads({ db, site }: SignedInCtx, codes: Codes, siteId?: string) {
  return db
    .selectFrom('leads')
    .$if(!isPortal(site), (query) => query.where('leads.site', '=', site.id))
    .$if(siteId !== undefined, (query) => query.where('leads.site', '=', siteId ?? ''))
    .$if(codes !== 'all', (query) => query.where(isOneOf('leads.dealer_code', codes === 'all' ? [] : codes)))
}

/** As the index `leads_words` holds it. */
const WORDS = sql`lower(leads.name || ' ' || coalesce(leads.company_name, '') || ' ' || coalesce(leads.email, '') || ' ' || coalesce(leads.phone, ''))`

/** Digits are looked for as a phone holds them, anything else as it is typed; what reads as a protocol is looked up as one too. */
function mentions(text: string) {
  const protocol = readProtocol(text)
  const digits = text.replace(/\D/g, '')
  const isNumber = digits.length >= 4 && !/\p{L}/u.test(text)
  const found = sql<boolean>`${WORDS} like ${isNumber ? `%${digits}%` : containing(text.toLowerCase())}`
  return protocol ? sql<boolean>`(leads.protocol = ${protocol} or ${found})` : found
}

/** How many of the caller's leads nobody answered in time. */
export async function countLateLeads(ctx: SignedInCtx): Promise<number> {
  const codes = await dealerCodesWithin(ctx, dealerReach(ctx.user, 'leads.read'))
  return countUpTo(
    ctx.db,
    visibleLeads(ctx, codes)
      .where(inState(ctx, { state: 'late' }))
      .select('leads.id'),
  )
}

/** The leads that the list with these filters has, to be counted. */
export const leadsFound = async (ctx: SignedInCtx, reach: DealerReach | 'all', filter: LeadFilter) =>
  wantedLeads(ctx, await dealerCodesWithin(ctx, reach), filter).select('leads.id')

const openLeads = sql<number>`count(*) filter (where leads.closed_at is null)`

/** The dealers that have leads among those the caller may see, with how many are open. */
export async function dealersOfLeads(ctx: SignedInCtx, reach: DealerReach | 'all', site: string | undefined) {
  return visibleLeads(ctx, await dealerCodesWithin(ctx, reach), site)
    .innerJoin('dealers', 'dealers.code', 'leads.dealer_code')
    .select(['dealers.code', 'dealers.name', openLeads.as('leads')])
    .groupBy(['dealers.code', 'dealers.name'])
    .orderBy('dealers.name')
    .limit(MOST_DEALERS)
    .execute()
}

/** The states the leads come from, of those the caller may see, with how many are open. */
export async function statesOfLeads(ctx: SignedInCtx, reach: DealerReach | 'all', site: string | undefined) {
  return visibleLeads(ctx, await dealerCodesWithin(ctx, reach), site)
    .select(['leads.state as code', openLeads.as('leads')])
    .where('leads.state', 'is not', null)
    .$narrowType<{ code: string }>()
    .groupBy('leads.state')
    .orderBy('leads.state')
    .execute()
}

function withNames(query: ReturnType<typeof visibleLeads>) {
  return query
    .leftJoin('dealers', 'dealers.code', 'leads.dealer_code')
    .leftJoin('versions', 'versions.mvs_code', 'leads.product_code')
    .leftJoin('models', 'models.code', 'versions.model_code')
    .leftJoin('accounts', 'accounts.id', 'leads.owner_id')
    .selectAll('leads')
    .select(['accounts.name as owner_name', 'dealers.opening', 'dealers.time_zone'])
    .select(['dealers.name as dealer_name', 'models.name as model_name', 'versions.name as version_name'])
}

export async function consentsOf({ db }: Pick<SignedInCtx, 'db'>, lead: Pick<FoundLead, 'id' | 'created_at'>) {
  const rows = await db
    .selectFrom('lead_consents')
    .select(['channel', 'purpose', 'text_version', 'given_at'])
    .where('lead_id', '=', lead.id)
    .where('lead_at', '=', lead.created_at)
    .where('revoked_at', 'is', null)
    .orderBy('channel')
    .execute()
  return rows.map(({ channel, purpose, text_version: textVersion, given_at: at }) => ({
    channel,
    purpose,
    textVersion,
    at: at.toISOString(),
  }))
}

export async function eventsOf({ db }: SignedInCtx, lead: Pick<FoundLead, 'id' | 'created_at'>) {
  const rows = await db
    .selectFrom('lead_events')
    .select(['kind', 'at', 'details'])
    .where('lead_id', '=', lead.id)
    .where('lead_at', '=', lead.created_at)
    .orderBy('at')
    .execute()
  return rows.map(({ kind, at, details }) => ({ kind, at: at.toISOString(), details }))
}
