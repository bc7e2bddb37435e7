import type { LeadDetail, LeadRow } from '@volante/contract/desk'
import { leadState, wasAnsweredLate } from '@volante/domain/lead/lead-work'
import { briefName } from '@volante/domain/person/person-name'
import { openMinutes } from '@volante/domain/places/opening-hours'
import { type DealerReach, dealerReach } from '@volante/domain/policy/held-scopes'
import type { Permission } from '@volante/domain/policy/permissions'
import { can } from '@volante/domain/policy/policy'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { actsOf, sellersOf } from './act-queries.ts'
import { consentsOf, eventsOf, type FoundLead, findLead, findLeads, type LeadFilter } from './inbox.ts'
import { maskEmail, maskPhone, maskTaxId } from '../../platform/words/masking.ts'
import { recordDeed } from '../../platform/http/record-deed.ts'

/** The leads the caller may see, those that wait longest first, personal data masked. */
export async function listLeads(
  ctx: SignedInCtx,
  reach: DealerReach | 'all',
  filter: LeadFilter,
  paging: { readonly page: number; readonly size: number },
): Promise<{ items: LeadRow[]; total: number }> {
  const { items: leads, total } = await findLeads(ctx, reach, filter, paging)
  return { items: leads.map((lead) => maskedRow(ctx, lead)), total }
}

/** One lead in full, or null when it is unknown or outside the caller's scope. Each reading leaves an audit entry (LGPD art. 37). */
export async function getLead(ctx: SignedInCtx, id: string, reach: DealerReach | 'all'): Promise<LeadDetail | null> {
  const lead = await findLead(ctx, id, reach)
  if (!lead) return null
  const consents = await consentsOf(ctx, lead)
  const events = await eventsOf(ctx, lead)
  const may = { work: await mayDo(ctx, lead, 'leads.work'), assign: await mayDo(ctx, lead, 'leads.assign') }
  await recordDeed(ctx, { call: 'desk.leads.get', site: lead.site, input: { lead: lead.id, protocol: lead.protocol } })
  return {
    ...rowOf(ctx, lead),
    companyName: lead.company_name,
    totalVehicles: lead.total_vehicles,
    hasTwoYearCnpj: lead.has_two_year_cnpj,
    description: lead.description,
    address: lead.address,
    tracking: lead.tracking,
    consents,
    events,
    acts: await actsOf(ctx, lead.id),
    openMinutes: openMinutesOf(ctx, lead),
    may,
    colleagues: may.assign ? await sellersOf(ctx, lead.dealer_code) : [],
  }
}

/** Whether a right of the caller's reaches this lead. */
export const mayDo = async (ctx: SignedInCtx, { id }: Pick<FoundLead, 'id'>, right: Permission): Promise<boolean> =>
  can(ctx.user, right) && (await findLead(ctx, id, dealerReach(ctx.user, right))) !== undefined

function openMinutesOf({ now }: SignedInCtx, lead: FoundLead): number | null {
  if (!lead.opening || !lead.time_zone) return null
  return openMinutes(lead.opening, lead.time_zone, lead.created_at, lead.first_answer_at ?? lead.closed_at ?? now)
}

function rowOf(ctx: SignedInCtx, lead: FoundLead): LeadRow {
  return {
    id: lead.id,
    protocol: lead.protocol,
    site: lead.site,
    createdAt: lead.created_at.toISOString(),
    replyBy: lead.reply_by.toISOString(),
    ...workOf(ctx, lead),
    personType: lead.person_type,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    taxId: lead.tax_id,
    preferredContactMethod: lead.preferred_contact_method,
    dealer: lead.dealer_code ? { code: lead.dealer_code, name: lead.dealer_name ?? lead.dealer_code } : null,
    product: productOf(ctx, lead),
    city: lead.city,
    stateCode: lead.state,
    source: lead.tracking.source ?? null,
  }
}

function workOf({ now, user }: SignedInCtx, lead: FoundLead) {
  const { reply_by: replyBy, first_answer_at: firstAnswerAt, closed_at: closedAt, owner_id, owner_name } = lead
  const known = { replyBy, firstAnswerAt, closedAt }
  return {
    state: leadState(known, now),
    firstAnswerAt: firstAnswerAt?.toISOString() ?? null,
    wasLate: wasAnsweredLate(known),
    closedAt: closedAt?.toISOString() ?? null,
    closeReason: lead.close_reason,
    owner: owner_id ? { id: owner_id, name: owner_name ?? '', isOwn: owner_id === user.id } : null,
  }
}

function productOf(ctx: SignedInCtx, lead: FoundLead): LeadRow['product'] {
  const { product_code: code, model_name: model, version_name: version } = lead
  if (!code) return null
  return { code, name: model && version ? `${model} ${version[ctx.site.language]}` : code, year: lead.model_year }
}

function maskedRow(ctx: SignedInCtx, lead: FoundLead): LeadRow {
  const row = rowOf(ctx, lead)
  return {
    ...row,
    name: briefName(row.name),
    email: maskEmail(row.email),
    phone: maskPhone(row.phone),
    taxId: row.taxId && maskTaxId(row.taxId),
  }
}
