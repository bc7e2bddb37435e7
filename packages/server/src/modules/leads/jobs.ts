import { whatsAppNumber } from '@volante/domain/person/phone'
import { type Selectable, sql } from 'kysely'
import { together } from '../../platform/db/together.ts'
import { isOver } from '../../platform/limits/count.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { dealerByKey } from '../dealers/api.ts'
import { forgetInCrm } from './forget-in-crm.ts'
import { findSellingDealer, insertAnalyticsEvent } from './queries.ts'
import type { LeadTables } from './tables.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { greeted, letterId, sendLetter } from '../../providers/mail/send-letter.ts'

type Lead = Selectable<LeadTables['leads']>

/**
 * What follows a commit. Every effect has an id made of what caused it, so a job that runs again changes nothing; what stays in
 * the house comes first, so that a CRM that is down delays only itself.
 */
export const leadJobs: ModuleJobs = {
  'leads.upkeep': keepUp,
  'leads.forgetInCrm': forgetInCrm,

  'leads.created': async (ctx, data) => {
    const lead = await findCreated(ctx.db, { id: String(data.id), at: String(data.at) })
    // Erased meanwhile: nobody is told of somebody who wants to be forgotten.
    if (!lead || lead.email === '') return
    const { channels } = lead
    await recordAnalytics(ctx, lead)
    await writeLetters(ctx, lead)
    const sent = await Promise.allSettled([
      once(ctx, lead, 'CRM', () => pushToCrm(ctx, lead, channels)),
      channels.includes('WHATSAPP') ? once(ctx, lead, 'WHATSAPP', () => writeToPhone(ctx, lead)) : null,
    ])
    for (const one of sent) if (one.status === 'rejected') throw one.reason
  },

  'leads.message': async (ctx, data) => {
    const message = await ctx.db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', String(data.id))
      .executeTakeFirst()
    if (!message) return
    const { protocol, name, email, phone, reason, message: text, dealer_code } = message
    const dealer = dealer_code ? await findSellingDealer(ctx, dealer_code) : undefined
    const values = { protocol, name, email, phone: phone ?? '', reason: reason ?? '', text: text ?? '' }
    const to = dealer?.email ?? ctx.site.legal.email
    await sendLetter(ctx, { cause: [message.id, 'contact'], to, text: 'lead.mail.contact', values })
  },

  'leads.report': async (ctx, data) => {
    const report = await ctx.db.selectFrom('reports').selectAll().where('id', '=', String(data.id)).executeTakeFirst()
    if (!report) return
    const { protocol, name, email, phone, model, version, year, mileage, message: text } = report
    const reason = ctx.text(`report.reason.${report.reason}`)
    const category = report.category ? ctx.text(`report.category.${report.category}`) : '–'
    const dealer = (report.dealer_id && (await dealerByKey(ctx.db, report.dealer_id))?.name) || '–'
    const values = { protocol, name, email, phone, reason, category, dealer, model, version, year, mileage, text }
    const to = ctx.site.legal.email
    await sendLetter(ctx, { cause: [report.id, 'report'], to, text: 'lead.mail.report', values })
  },
}

interface CreatedLead extends Lead {
  /** What the person allows. */
  readonly channels: readonly string[]
  /** What has left the house for it. */
  readonly done: readonly string[]
}

/** Leads of many jobs by id and time, which names the partition. */
const findCreated = together<{ readonly id: string; readonly at: string }, CreatedLead>(async (db, wanted) => {
  const { rows } = await sql<CreatedLead>`
    select
      leads.*,
      array(
        select channel from lead_consents
        where lead_id = leads.id and lead_at = leads.created_at and revoked_at is null order by channel
      ) as channels,
      array(
        select kind from lead_events
        where lead_id = leads.id and lead_at = leads.created_at and kind in ('CRM', 'WHATSAPP')
      ) as done
    from jsonb_to_recordset(${JSON.stringify(wanted)}) as wanted (id uuid, at timestamptz)
    join leads on leads.id = wanted.id and leads.created_at = wanted.at
  `.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return wanted.map(({ id }) => byId.get(id))
})

/** The lead as the data layer knows it: what and where from, never who. */
async function recordAnalytics(ctx: Ctx, lead: Lead): Promise<void> {
  const { person_type, dealer_code, product_code, model_year, state, city, tracking, protocol } = lead
  const payload = { person_type, dealer_code, product_code, model_year, state, city, tracking, protocol }
  const id = letterId(lead.id, 'analytics')
  await insertAnalyticsEvent(ctx, { id, type: 'GENERIC_LEAD', payload }, lead.created_at)
}

async function writeLetters(ctx: Ctx, lead: Lead): Promise<void> {
  const dealer = lead.dealer_code ? await findSellingDealer(ctx, lead.dealer_code) : undefined
  const hours = ctx.site.lead.replyHours
  const { protocol, name, email, phone, description, product_code } = lead
  const brand = ctx.site.brandName
  await sendLetter(ctx, {
    cause: [lead.id, 'leadToDealer'],
    to: dealer?.email ?? ctx.site.legal.email,
    text: 'lead.mail.leadToDealer',
    values: {
      protocol,
      name,
      email,
      phone,
      hours,
      brand,
      link: `${publicOrigin(ctx.settings)}/desk`,
      car: product_code ?? '-',
      text: description ?? '',
    },
  })
  if (await isOver(ctx, 'recipient', email.toLowerCase())) return
  await sendLetter(ctx, {
    cause: [lead.id, 'leadToCustomer'],
    to: email,
    text: 'lead.mail.leadToCustomer',
    values: { protocol, name: greeted(ctx, name), hours, brand, dealer: dealer?.name ?? brand },
  })
}

type EventDetails = Readonly<Record<string, string>>

/** Does what leaves the house unless an earlier run did: its event on the lead is the proof. */
async function once(
  ctx: Ctx,
  lead: CreatedLead,
  kind: 'CRM' | 'WHATSAPP',
  work: () => Promise<EventDetails>,
): Promise<void> {
  if (lead.done.includes(kind)) return
  const details = await work()
  const { id: lead_id, created_at: lead_at, site } = lead
  await insertLeadEvent(ctx.db, { lead_id, lead_at, site, at: ctx.now, kind, details })
}

const insertLeadEvent = together<Selectable<LeadTables['lead_events']>>(async (db, events) => {
  await sql`
    insert into lead_events
    select * from jsonb_populate_recordset(null::lead_events, ${JSON.stringify(events)})
    on conflict do nothing
  `.execute(db)
  return []
})

async function writeToPhone(ctx: Ctx, lead: Lead): Promise<EventDetails> {
  const { messaging } = ctx.providers
  const { protocol, name } = lead
  const { brandName: brand, lead: settings } = ctx.site
  const to = whatsAppNumber(lead.phone, lead.country)
  if (await isOver(ctx, 'recipient', to)) return { messaging: 'none' }
  await messaging.send({
    id: letterId(lead.id, 'whatsapp'),
    site: ctx.site.id,
    to,
    text: ctx.text('lead.chat.leadReceived', { protocol, name: greeted(ctx, name), brand, hours: settings.replyHours }),
    at: ctx.now,
  })
  return { messaging: messaging.name }
}

async function pushToCrm(ctx: Ctx, lead: Lead, channels: readonly string[]): Promise<EventDetails> {
  const { crm } = ctx.providers
  const { protocol, site, country, name, email, city, state, description } = lead
  const id = await crm.push({
    protocol,
    site,
    country,
    name,
    email,
    city,
    state,
    description,
    channels,
    brand: ctx.site.brand,
    companyName: lead.company_name,
    phone: `+${whatsAppNumber(lead.phone, country)}`,
    dealerCode: lead.dealer_code,
    productCode: lead.product_code,
    source: lead.tracking.source ?? null,
  })
  return { crm: crm.name, id }
}

/** The partitions of the coming months are made; those of the past go by the upkeep of privacy. */
async function keepUp({ db, now }: Ctx): Promise<void> {
  await sql`
    select ensure_month_partition(parent, key_column, ${now}::timestamptz + month * interval '1 month')
    from (values ('leads', 'created_at'), ('lead_consents', 'lead_at'), ('lead_events', 'lead_at'), ('analytics_events', 'at'))
      as partitioned (parent, key_column)
    cross join generate_series(0, 3) as month
  `.execute(db)
}
