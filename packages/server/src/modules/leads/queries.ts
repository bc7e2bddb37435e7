import { randomBytes, randomUUID } from 'node:crypto'
import type { ContactBody, LeadEmailBody } from '@volante/contract/contact'
import type { Dealer } from '@volante/contract/dealer'
import type { ReportBody, ReportModel } from '@volante/contract/reporting'
import { protocolOf } from '@volante/domain/lead/protocol'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { together } from '../../platform/db/together.ts'
import { dealerByKey, findDealers } from '../dealers/api.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { isPortal } from '../../platform/sites/sites.ts'
import type { LeadTables } from './tables.ts'

const orNull = (value: string | null | undefined): string | null => value?.trim() || null

interface AnalyticsEvent {
  readonly id: string
  readonly type: string
  readonly payload: unknown
}

export async function insertAnalyticsEvent(
  ctx: Ctx,
  { id, type, payload }: AnalyticsEvent,
  at = ctx.now,
): Promise<void> {
  await insertEvent(ctx.db, { id, at, site: ctx.site.id, type, account_id: ctx.user?.id ?? null, payload })
}

const insertEvent = together<AnalyticsEvent & Record<'at' | 'site' | 'account_id', unknown>>(async (db, events) => {
  await sql`
    insert into analytics_events (id, at, site, type, account_id, payload)
    select id, at, site, type, account_id, coalesce(payload, 'null') -- a record's JSON null is read as no value at all
    from jsonb_populate_recordset(null::analytics_events, ${JSON.stringify(events)})
    on conflict do nothing
  `.execute(db)
  return []
})

/** A dealer that sells the site's brand, by code. */
export async function findSellingDealer(ctx: Ctx, dealerCode: string): Promise<Dealer | undefined> {
  const filter = { dealerCode, country: ctx.site.country, ...brandOf(ctx.site) }
  const [dealer] = await ctx.remember(['dealers'], ['selling dealer', filter], () => findDealers(ctx.db, filter))
  return dealer
}

/** The dealer whose phone has this area code, else any of the brand; always the same for the same area. */
export async function findDealerByArea({ db, site }: Ctx, areaCode: string) {
  return db
    .selectFrom('dealers')
    .select(['code', 'whats_app as whatsApp'])
    .where('country', '=', site.country)
    .where('blocked', '=', false)
    .$if(!isPortal(site), (query) => query.where(sql<boolean>`${site.brand} = any(brands)`))
    .orderBy(sql`starts_with(phone, ${areaCode})`, 'desc')
    .orderBy('code')
    .executeTakeFirst()
}

const brandOf = (site: Ctx['site']) => (isPortal(site) ? {} : { brand: site.brand })

/** Keeps a message of the contact page, or to a dealer, and returns its id and protocol. */
export async function insertMessage(
  ctx: Ctx,
  kind: 'CONTACT' | 'LEAD_EMAIL',
  body: ContactBody & LeadEmailBody,
): Promise<{ id: string; protocol: string }> {
  const row: Insertable<LeadTables['contact_messages']> = {
    ...identity(ctx),
    kind,
    name: body.name?.trim() ?? '',
    email: body.email?.trim() ?? '',
    phone: orNull(body.phone),
    tax_id: orNull(body.cpf?.replace(/\D/g, '')),
    reason: orNull(body.contactReason),
    message: orNull(body.message),
    city: orNull(body.city),
    state: orNull(body.state),
    dealer_code: orNull(body.dealerCode),
  }
  await ctx.db.insertInto('contact_messages').values(row).execute()
  return row
}

/** Keeps a report and returns its id and number. */
export async function insertReport(ctx: Ctx, body: ReportBody): Promise<{ id: string; protocol: string }> {
  const row: Insertable<LeadTables['reports']> = {
    ...identity(ctx),
    reason: body.reason ?? '',
    product: orNull(body.product),
    dealer_id: orNull(body.dealerId),
    model: body.model?.trim() ?? '',
    version: body.version?.trim() ?? '',
    year: String(body.year ?? ''),
    mileage: String(body.mileage ?? ''),
    category: orNull(body.category),
    name: body.name?.trim() ?? '',
    email: body.email?.trim() ?? '',
    phone: body.phone?.trim() ?? '',
    tax_id: orNull(body.cpf?.replace(/\D/g, '')),
    message: body.message?.trim() ?? '',
  }
  await ctx.db.insertInto('reports').values(row).execute()
  return row
}

const identity = ({ site, now }: Ctx) => ({
  id: randomUUID(),
  created_at: now,
  site: site.id,
  protocol: protocolOf(randomBytes(11)),
})

export async function insertWhatsAppStart(
  ctx: Ctx,
  row: Omit<Insertable<LeadTables['whatsapp_starts']>, 'id' | 'created_at' | 'site'>,
): Promise<void> {
  await ctx.db
    .insertInto('whatsapp_starts')
    .values({ id: randomUUID(), created_at: ctx.now, site: ctx.site.id, ...row })
    .execute()
}

interface DealerPlace {
  readonly brand?: string | undefined
  readonly state?: string | undefined
  readonly city?: string | undefined
}

export async function findReportDealers({ db, site }: Ctx, { brand, ...place }: DealerPlace) {
  const dealers = await findDealers(db, { ...place, country: site.country, ...(brand ? { brand } : brandOf(site)) })
  return dealers.map(reportDealer)
}

/** A dealer of the site's country, by its id on the site's map. */
export async function findReportDealer({ db, site }: Ctx, id: string) {
  const dealer = await dealerByKey(db, id)
  return dealer?.country === site.country ? reportDealer(dealer) : undefined
}

function reportDealer({ id: idSiteGeo, dealerCode: code, name, state, city, phone, brands }: Dealer) {
  return { idSiteGeo, code, name, state, city, phone, brands }
}

export const findModels = ({ db, site }: Ctx, brand: string | undefined): Promise<ReportModel[]> =>
  db
    .selectFrom('models')
    .select(['models.code', 'models.name', versionsIn(site).as('versions')])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('model_markets')
          .select('model_markets.brand')
          .whereRef('model_markets.model_code', '=', 'models.code')
          .where('model_markets.country', '=', site.country)
          .$if(brand !== undefined || !isPortal(site), (query) =>
            query.where('model_markets.brand', '=', brand ?? site.brand),
          ),
      ),
    )
    .orderBy('models.name')
    .execute()

/** A model's versions that were ever sold in the site's country, with their years. */
const versionsIn = ({ country, language }: Ctx['site']) => sql<ReportModel['versions']>`coalesce((
  select jsonb_agg(
    jsonb_build_object('mvsCode', one.mvs_code, 'name', one.name ->> ${language}::text, 'years', one.years) order by one.position
  )
  from (
    select versions.mvs_code, versions.name, versions.position, array_agg(distinct version_years.year order by version_years.year desc) as years
    from versions join version_years on version_years.mvs_code = versions.mvs_code and version_years.country = ${country}
    where versions.model_code = models.code
    group by versions.mvs_code, versions.name, versions.position
  ) as one
), '[]')`
