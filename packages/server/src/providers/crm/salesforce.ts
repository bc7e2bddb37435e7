import { splitFullName } from '@volante/domain/person/person-name'
import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { fetchJson, ServiceFailure } from '../fetch-json.ts'
import type { Crm, CrmLead } from './provider.ts'

export interface SalesforceOptions {
  readonly url: string
  readonly token: string
  readonly timeoutMs?: number
}

const Upserted = z.object({ id: z.string().check(z.minLength(1)), success: z.literal(true) })

/**
 * Salesforce REST: upsert and removal of the standard Lead by the external id field Protocol__c, so that a repeated push changes nothing.
 * POST with _HttpMethod is its documented form of PATCH.
 */
export function salesforceCrm({ url, token, timeoutMs = 8_000 }: SalesforceOptions): Crm {
  const guarded = createBreaker({ name: 'Salesforce' })
  const headers = { authorization: `Bearer ${token}` }
  const addressOf = (protocol: string): string =>
    `${url.replace(/(?<!\/)\/+$/, '')}/services/data/v62.0/sobjects/Lead/Protocol__c/${encodeURIComponent(protocol)}`
  return {
    name: 'salesforce',
    async push(lead) {
      const answer = await guarded(() =>
        fetchJson({
          url: `${addressOf(lead.protocol)}?_HttpMethod=PATCH`,
          method: 'POST',
          headers,
          body: fieldsOf(lead),
          timeoutMs,
          retries: 1,
        }),
      )
      const parsed = z.safeParse(Upserted, answer)
      if (!parsed.success) throw new ServiceFailure('did not answer as Salesforce does')
      return parsed.data.id
    },
    async forget(protocol) {
      try {
        await guarded(() => fetchJson({ url: addressOf(protocol), method: 'DELETE', headers, timeoutMs, retries: 1 }))
      } catch (error) {
        if (!(error instanceof ServiceFailure && error.status === 404)) throw error
      }
    },
  }
}

function fieldsOf(lead: CrmLead) {
  const { firstName, surname } = splitFullName(lead.name)
  return {
    FirstName: surname ? firstName : null,
    LastName: surname || firstName,
    Company: lead.companyName ?? '[not provided]',
    Email: lead.email,
    Phone: lead.phone,
    City: lead.city,
    State: lead.state,
    Country: lead.country,
    Description: lead.description,
    LeadSource: lead.source ?? 'Web',
    Brand__c: lead.brand,
    DealerCode__c: lead.dealerCode,
    ProductCode__c: lead.productCode,
    AllowedChannels__c: lead.channels.join(';'),
  }
}

/** Asks for the limits of the account, which needs the token and changes nothing; throws what is wrong. */
export const trySalesforce = ({ url, token, timeoutMs = 8_000 }: SalesforceOptions) =>
  fetchJson({
    url: `${url.replace(/(?<!\/)\/+$/, '')}/services/data/v62.0/limits`,
    headers: { authorization: `Bearer ${token}` },
    timeoutMs,
  })
