import { HOUR_MS } from '@volante/domain/duration'
import { createHash, randomBytes } from 'node:crypto'
import { LEAD_CONSENT } from '@volante/contract/lead-rules'
import { protocolOf } from '@volante/domain/lead/protocol'
import { CompiledQuery, type Selectable } from 'kysely'
import { timeOrderedId } from '../../platform/db/time-ordered-id.ts'
import { together } from '../../platform/db/together.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { jobFrom } from '../../platform/jobs/job-from.ts'
import type { NewLead } from './lead-body.ts'
import type { LeadTables } from './tables.ts'

/** The same person about the same car at the same dealer within this time is one lead: SQL, beside the claim. */
const SINCE = `excluded.lead_at - interval '10 minutes'`

export interface SavedLead {
  readonly id: string
  readonly at: Date
  readonly protocol: string
  readonly replyBy: Date
  readonly repeated: boolean
}

/** A lead on its way into the tables: `hex` is the claim's key, `lead` a row of `leads`. */
interface Given {
  readonly hex: string
  readonly id: string
  readonly at: Date
  readonly site: string
  readonly protocol: string
  readonly lead: Selectable<LeadTables['leads']>
  readonly origin: object
  readonly channels: NewLead['channels']
  readonly details: object
}

/**
 * One statement: claim, lead, consents, event and the job that tells of a new one. The claim's unique key makes two sends at once meet: the later one waits, then
 * sees the earlier one's row (an upsert reads the newest version) and becomes an event on that lead. Claims are taken in the order of their keys, so that no two
 * such statements wait for each other.
 */
const SAVE = `
  with given as materialized (
    select given.*, decode(hex, 'hex') as key
    from jsonb_to_recordset($1) as given (
      hex text, id uuid, at timestamptz, site text, protocol text, lead jsonb, origin jsonb, channels text[], details jsonb
    )
  ), claim as (
    insert into lead_claims as c (key, lead_id, lead_at, protocol)
    select key, id, at, protocol from given order by key
    on conflict (key) do update set
      lead_id = case when c.lead_at > ${SINCE} then c.lead_id else excluded.lead_id end,
      protocol = case when c.lead_at > ${SINCE} then c.protocol else excluded.protocol end,
      lead_at = case when c.lead_at > ${SINCE} then c.lead_at else excluded.lead_at end
    returning key, lead_id, lead_at, protocol
  ), told as (
    select given.id as asked, claim.lead_id, claim.lead_at, claim.protocol, claim.lead_id <> given.id as repeated,
      given.site, given.at, given.lead, given.origin, given.channels, given.details
    from claim join given using (key)
  ), saved as (
    insert into leads
    select lead.* from told, jsonb_populate_record(null::leads, told.lead) as lead where not repeated
  ), consents as (
    insert into lead_consents (lead_id, lead_at, site, channel, purpose, text_version, given_at, origin)
    select lead_id, lead_at, site, channel, $2, $3, at, origin from told, unnest(channels) as channel
    on conflict do nothing
  ), event as (
    insert into lead_events (lead_id, lead_at, site, at, kind, details)
    select lead_id, lead_at, site, at, case when repeated then 'REPEATED' else 'CREATED' end, case when repeated then details else '{}' end
    from told
  ), job as (
    ${jobFrom('told where not repeated', 'leads.created', `jsonb_build_object('site', site, 'id', lead_id, 'at', lead_at)`)}
  )
  select asked, lead_id as id, lead_at as at, protocol, repeated from told`

interface Told extends Omit<SavedLead, 'replyBy'> {
  readonly asked: string
}

/** Leads that come at once are one statement; two of one person about one car are not, since a statement meets a row once. */
const save = together<Given, Told>(async (db, all) => {
  const { purpose, textVersion } = LEAD_CONSENT
  const { rows } = await db.executeQuery(CompiledQuery.raw(SAVE, [JSON.stringify(all), purpose, textVersion]))
  const byId = new Map((rows as Told[]).map((row) => [row.asked, row]))
  return all.map(({ id }) => byId.get(id))
})

export async function saveLead(ctx: Ctx, lead: NewLead): Promise<SavedLead> {
  const { site, now } = ctx
  const id = timeOrderedId(now)
  const protocol = protocolOf(randomBytes(11))
  const saved = await save(ctx.db, {
    hex: claimKey(site.id, lead).toString('hex'),
    id,
    at: now,
    site: site.id,
    protocol,
    lead: rowOf(ctx, lead, id, protocol),
    origin: { ...ctx.origin, page: lead.tracking.retUrl ?? null },
    channels: lead.channels,
    details: repeatDetails(lead),
  })
  if (!saved) throw new Error('A claim always answers its row')
  return {
    id: saved.id,
    at: saved.at,
    protocol: saved.protocol,
    repeated: saved.repeated,
    replyBy: replyBy(ctx, saved.at),
  }
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
