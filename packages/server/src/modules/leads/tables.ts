import type { AnswerChannel, CloseReason, LeadAct } from '@volante/domain/lead/lead-work'
import type { MessageAct, MessageStage } from '@volante/domain/lead/message-work'
import type { ReportAct, ReportStage } from '@volante/domain/lead/report-work'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

type Texts = JSONColumnType<Readonly<Record<string, string>>>

export interface LeadTables {
  leads: {
    id: string
    created_at: Date
    site: string
    country: 'BR' | 'AR'
    protocol: string
    reply_by: Date
    person_type: 'physicalPerson' | 'legalPerson'
    name: string
    company_name: string | null
    email: string
    phone: string
    tax_id: string | null
    dealer_code: string | null
    product_code: string | null
    model_year: string | null
    state: string | null
    city: string | null
    preferred_contact_method: string | null
    description: string | null
    total_vehicles: number | null
    has_two_year_cnpj: boolean | null
    address: JSONColumnType<Readonly<Record<string, string>> | null>
    tracking: Texts
    account_id: string | null
    owner_id: string | null
    first_answer_at: Date | null
    closed_at: Date | null
    close_reason: CloseReason | null
  }
  lead_acts: {
    id: GeneratedAlways<number>
    lead_id: string
    lead_at: Date
    at: Date
    account_id: string
    act: LeadAct
    to_id: string | null
    channel: AnswerChannel | null
    reason: CloseReason | null
    note: string | null
  }
  lead_claims: { key: Buffer; lead_id: string; lead_at: Date; protocol: string }
  lead_consents: {
    lead_id: string
    lead_at: Date
    site: string
    channel: 'EMAIL' | 'MAILING' | 'SMS' | 'WHATSAPP' | 'PHONE'
    purpose: string
    text_version: string
    given_at: Date
    origin: JSONColumnType<{ readonly ip: string; readonly userAgent: string; readonly page: string | null }>
    revoked_at: Date | null
  }
  lead_events: {
    lead_id: string
    lead_at: Date
    site: string
    at: Date
    kind: 'CREATED' | 'REPEATED' | 'CRM' | 'WHATSAPP'
    details: JSONColumnType<Readonly<Record<string, unknown>>>
  }
  analytics_events: {
    id: string
    at: Date
    site: string
    type: string
    account_id: string | null
    payload: JSONColumnType<object, string, string>
  }
  contact_messages: {
    id: string
    created_at: Date
    site: string
    protocol: string
    kind: 'CONTACT' | 'LEAD_EMAIL'
    name: string
    email: string
    phone: string | null
    tax_id: string | null
    reason: string | null
    message: string | null
    city: string | null
    state: string | null
    dealer_code: string | null
    stage: Generated<MessageStage>
    subject: GeneratedAlways<string>
  }
  contact_message_acts: {
    id: GeneratedAlways<number>
    message_id: string
    at: Date
    account_id: string
    act: MessageAct
    note: string | null
  }
  reports: {
    id: string
    created_at: Date
    site: string
    protocol: string
    reason: string
    product: string | null
    dealer_id: string | null
    model: string
    version: string
    year: string
    mileage: string
    category: string | null
    name: string
    email: string
    phone: string
    tax_id: string | null
    message: string
    stage: Generated<ReportStage>
  }
  report_acts: {
    id: GeneratedAlways<number>
    report_id: string
    at: Date
    account_id: string
    act: ReportAct
    note: string | null
  }
  whatsapp_starts: {
    id: string
    created_at: Date
    site: string
    dealer_code: string
    phone: string
    name: string
    tax_id: string | null
    email: string | null
    car: Texts
    schedule_date: string | null
  }
}
