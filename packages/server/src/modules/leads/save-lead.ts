import { createHash, randomBytes } from 'node:crypto'
import { LEAD_CONSENT } from '@volante/contract/lead-rules'
import { protocolOf } from '@volante/domain/lead/protocol'
import { CompiledQuery, type Selectable } from 'kysely'
import { timeOrderedId } from '../../platform/db/time-ordered-id.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { jobFrom } from '../../platform/jobs/job-from.ts'
import type { NewLead } from './lead-body.ts'
import type { LeadTables } from './tables.ts'

/** The same person about the same car at the same dealer within this time is one lead. */
const REPEAT_MS = 10 * 60_000
const HOUR_MS = 3_600_000

export interface SavedLead {
  readonly id: string
  readonly at: Date
  readonly protocol: string
  readonly replyBy: Date
  readonly repeated: boolean
}

/**
 * One statement: claim, lead, consents, event and the job that tells of a new one. The claim's unique key makes two sends at once meet: the later one waits, then
 * sees the earlier one's row (an upsert reads the newest version) and becomes an event on that lead.
 */
const SAVE = `
  with claim as (
    insert into lead_claims as c (key, lead_id, lead_at, protocol) values ($1, $2, $3, $4)
    on conflict (key) do update set
      lead_id = case when c.lead_at > $5 then c.lead_id else excluded.lead_id end,
      protocol = case when c.lead_at > $5 then c.protocol else excluded.protocol end,
      lead_at = case when c.lead_at > $5 then c.lead_at else excluded.lead_at end
    returning lead_id, lead_at, protocol, lead_id <> $2 as repeated
  ), saved as (
    insert into leads
    select lead.* from claim, jsonb_populate_record(null::leads, $6) as lead where not repeated
  ), consents as (
    insert into lead_consents (lead_id, lead_at, site, channel, purpose, text_version, given_at, origin)
    select lead_id, lead_at, $7, channel, $8, $9, $3, $10::jsonb from claim, unnest($11::text[]) as channel
    on conflict do nothing
  ), event as (
    insert into lead_events (lead_id, lead_at, site, at, kind, details)
    select lead_id, lead_at, $7, $3, case when repeated then 'REPEATED' else 'CREATED' end,
      case when repeated then $12::jsonb else '{}'::jsonb end
    from claim
  ), job as (
    ${jobFrom('claim where not repeated', 'leads.created', `jsonb_build_object('site', $7::text, 'id', lead_id, 'at', lead_at)`)}
  )
  select lead_id as id, lead_at as at, protocol, repeated from claim`

export async function saveLead(ctx: Ctx, lead: NewLead): Promise<SavedLead> {
  const { site, now } = ctx
  const id = timeOrderedId(now)
  const protocol = protocolOf(randomBytes(11))
  const repeatSince = new Date(now.getTime() - REPEAT_MS)
  const row = JSON.stringify(rowOf(ctx, lead, id, protocol))
  const origin = JSON.stringify({ ...ctx.origin, page: lead.tracking.retUrl ?? null })
  const { purpose, textVersion } = LEAD_CONSENT
  const details = JSON.stringify(repeatDetails(lead))
  const claim = [claimKey(site.id, lead), id, now, protocol, repeatSince]
  const values = [...claim, row, site.id, purpose, textVersion, origin, lead.channels, details]
  const { rows } = await ctx.db.executeQuery(CompiledQuery.raw(SAVE, values))
  const saved = rows[0] as Omit<SavedLead, 'replyBy'> | undefined
  if (!saved) throw new Error('A claim always answers its row')
  return { ...saved, replyBy: replyBy(ctx, saved.at) }
}

const replyBy = ({ site }: Pick<Ctx, 'site'>, at: Date): Date => new Date(at.getTime() + site.lead.replyHours * HOUR_MS)

/** A lead as it is stored. */
export function rowOf(
  ctx: Pick<Ctx, 'site' | 'now' | 'user'>,
  lead: NewLead,
  id: string,
  protocol: string,
): Selectable<LeadTables['leads']> {
  return {
    id,
    created_at: ctx.now,
    site: ctx.site.id,
    country: ctx.site.country,
    protocol,
    reply_by: replyBy(ctx, ctx.now),
    person_type: lead.personType,
    name: lead.name,
    company_name: lead.companyName,
    email: lead.email,
    phone: lead.phone,
    tax_id: lead.taxId,
    dealer_code: lead.dealerCode,
    product_code: lead.productCode,
    model_year: lead.modelYear,
    state: lead.state,
    city: lead.city,
    preferred_contact_method: lead.preferredContactMethod,
    description: lead.description,
    total_vehicles: lead.totalVehicles,
    has_two_year_cnpj: lead.hasTwoYearCnpj,
    address: lead.address,
    tracking: lead.tracking,
    account_id: ctx.user?.id ?? null,
    owner_id: null,
    first_answer_at: null,
    closed_at: null,
    close_reason: null,
  }
}

function claimKey(site: string, lead: NewLead): Buffer {
  const person = lead.taxId?.replace(/\W/g, '') ?? `${lead.email.toLowerCase()} ${lead.phone}`
  return createHash('sha256')
    .update(JSON.stringify([site, person, lead.productCode, lead.dealerCode]))
    .digest()
}

/** What the second send may say differently; the first stays as it was. */
function repeatDetails({ name, email, phone, description, preferredContactMethod, channels }: NewLead) {
  return { name, email, phone, description, preferredContactMethod, channels }
}
