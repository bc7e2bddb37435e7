import {
  type AtErasure,
  type Kept,
  type Retention,
  YEAR,
  FIVE_YEARS,
  CAME_TO_NOTHING_PROPOSAL_DAYS,
  NOBODY,
  PURPOSE_OVER,
  CLAIMS,
  SECURITY,
  PROOF,
  CONTRACT,
  PURCHASE,
  PAPERS,
  CONSENTS,
  each,
  rows,
  months,
} from './retention-terms.ts'
import { EXCHANGE_RETENTION } from './exchange-retention.ts'
import { PURCHASE_RETENTION } from './purchase-retention.ts'
import { VEHICLE_RETENTION } from './vehicle-retention.ts'

/**
 * Every table of the database: why it holds what it holds, for how long, and what an erasure does with it. A test refuses a
 * table without a line; the daily upkeep and the erasure follow these lines and nothing else.
 */
export const RETENTION: Readonly<Record<string, Retention>> = {
  ...VEHICLE_RETENTION,
  ...EXCHANGE_RETENTION,
  ...PURCHASE_RETENTION,
  accounts: { purpose: 'the account', law: CONTRACT, erasure: 'anonymise' },
  account_emails: { purpose: 'further addresses', law: CONTRACT, erasure: 'delete' },
  account_identities: { purpose: 'sign-in by a provider', law: CONTRACT, erasure: 'delete' },
  account_devices: { purpose: 'known browsers', law: SECURITY, goes: rows('seen_at', YEAR), erasure: 'delete' },
  account_rentals: { purpose: 'what a rental asks for', law: CONTRACT, erasure: 'delete' },
  account_consents: { purpose: 'consents by channel', law: PROOF, erasure: 'keep', kept: CONSENTS },
  account_agreements: { purpose: 'agreement to the terms', law: PROOF, erasure: 'keep', kept: CONSENTS },
  account_changes: {
    purpose: 'which fields changed, never their values',
    law: CLAIMS,
    goes: rows('at', FIVE_YEARS),
    erasure: 'nothing',
  },
  account_tokens: { purpose: 'links in mails', law: PURPOSE_OVER, goes: rows('expires_at', 1), erasure: 'delete' },
  legacy_accounts: { purpose: 'accounts of the older platform', law: CONTRACT, erasure: 'delete' },
  repairmen: { purpose: 'mechanics of the network', law: CONTRACT, erasure: 'anonymise' },
  bulk_batches: {
    purpose: 'changes of many records, with their result and their undoing',
    law: CLAIMS,
    goes: rows('created_at', YEAR),
    erasure: 'delete',
  },
  qr_codes: { purpose: 'printed codes and how often they were scanned', law: NOBODY, erasure: 'nothing' },
  bulk_rows: { purpose: 'what became of each record of such a change', law: CLAIMS, erasure: 'nothing' },
  notifications: { purpose: 'what staff should know', law: PURPOSE_OVER, goes: rows('at', 90), erasure: 'delete' },
  notification_choices: { purpose: 'what staff do not want to be told', law: CONTRACT, erasure: 'delete' },
  push_devices: { purpose: 'where people are told what they asked for', law: PURPOSE_OVER, erasure: 'delete' },
  push_choices: { purpose: 'what people want to be told on their devices', law: PROOF, erasure: 'delete' },
  push_messages: { purpose: 'what staff wrote to many devices', law: NOBODY, erasure: 'nothing' },
  push_sends: { purpose: 'what was sent to a device', law: PURPOSE_OVER, goes: rows('due_at', 180), erasure: 'delete' },
  list_views: { purpose: 'saved lists of staff', law: CONTRACT, erasure: 'delete' },
  people_batches: {
    purpose: 'undoing changes to many people',
    law: CLAIMS,
    goes: rows('created_at', FIVE_YEARS),
    erasure: 'nothing',
  },
  rights_wishes: { purpose: 'rights that wait for a second person', law: CONTRACT, erasure: 'delete' },
  sessions: { purpose: 'open sessions', law: SECURITY, goes: rows('expires_at', 0), erasure: 'delete' },
  provider_sign_ins: { purpose: 'sign-ins under way', law: SECURITY, goes: rows('expires_at', 0), erasure: 'nothing' },
  page_views: {
    purpose: 'how often public pages are opened, by day',
    law: NOBODY,
    goes: rows('day', 2 * YEAR),
    erasure: 'nothing',
  },
  limit_counts: { purpose: 'limits; keys are hashes', law: SECURITY, goes: rows('ends_at', 0), erasure: 'nothing' },
  attempts: { purpose: 'limits; keys are hashes', law: SECURITY, goes: rows('since', 1), erasure: 'nothing' },
  job_addresses: {
    purpose: 'addresses jobs write to',
    law: PURPOSE_OVER,
    goes: rows('created_at', 1),
    erasure: 'delete',
  },
  demo_provider_codes: { purpose: 'the demo', law: PURPOSE_OVER, goes: rows('expires_at', 0), erasure: 'nothing' },

  idempotency: {
    purpose: 'the same request twice is done once; sealed with a key of the sender',
    law: PURPOSE_OVER,
    goes: rows('created_at', 1),
    erasure: 'delete',
  },
  page_flashes: {
    purpose:
      'forms that were not accepted and steps of a page, until they are shown again; sealed with a key of the browser',
    law: PURPOSE_OVER,
    goes: rows('created_at', 1),
    erasure: 'nothing',
  },
  audit: {
    purpose: 'what staff did; personal fields masked',
    law: CLAIMS,
    goes: rows('at', FIVE_YEARS),
    erasure: 'anonymise',
    kept: { ...PURCHASE, columns: ['input'] },
  },
  audit_chain: { purpose: 'hashes that show whether an entry was changed', law: NOBODY, erasure: 'nothing' },
  audit_seals: { purpose: 'how far these hashes were at a moment', law: NOBODY, erasure: 'nothing' },
  audit_checks: { purpose: 'when they were compared', law: NOBODY, goes: rows('at', FIVE_YEARS), erasure: 'nothing' },
  outbox: { purpose: 'letters sent', law: PURPOSE_OVER, goes: rows('created_at', 30), erasure: 'delete' },

  leads: { purpose: 'proposals', law: PURPOSE_OVER, goes: months('created_at', 2 * YEAR), erasure: 'anonymise' },
  lead_consents: {
    purpose: 'consents given with a proposal',
    law: PROOF,
    goes: months('lead_at', 2 * YEAR),
    erasure: 'keep',
    kept: CONSENTS,
  },
  lead_events: {
    purpose: 'what became of a proposal',
    law: NOBODY,
    goes: months('lead_at', 2 * YEAR),
    erasure: 'nothing',
  },
  lead_acts: {
    purpose: 'what staff did and wrote of a proposal for one another',
    law: PURPOSE_OVER,
    goes: rows('lead_at', 2 * YEAR),
    erasure: 'delete',
  },
  lead_claims: { purpose: 'one proposal of a double click', law: NOBODY, goes: rows('lead_at', 1), erasure: 'nothing' },
  analytics_events: { purpose: 'use of the pages', law: SECURITY, goes: months('at', 183), erasure: 'anonymise' },
  reviews: {
    purpose: 'what owners say of their cars, until their author takes it back',
    law: CONTRACT,
    erasure: 'delete',
  },
  review_versions: { purpose: 'what a review said before', law: CONTRACT, erasure: 'delete' },
  review_photos: { purpose: 'pictures of a review', law: CONTRACT, erasure: 'delete' },
  review_votes: { purpose: 'one voice a person on the use of a review', law: CONTRACT, erasure: 'delete' },
  review_reports: { purpose: 'reports of a review', law: PURPOSE_OVER, goes: rows('at', YEAR), erasure: 'anonymise' },
  review_decisions: { purpose: 'decisions of reviews', law: CLAIMS, goes: rows('at', FIVE_YEARS), erasure: 'nothing' },
  review_replies: { purpose: 'answers of brands and dealers to a review', law: CONTRACT, erasure: 'nothing' },
  appointments: {
    purpose: 'appointments',
    law: PURPOSE_OVER,
    goes: rows('created_at', 2 * YEAR),
    erasure: 'anonymise',
  },
  trade_offers: {
    purpose: 'offers for used cars',
    law: PURPOSE_OVER,
    goes: rows('created_at', 2 * YEAR),
    erasure: 'anonymise',
  },
  events: { purpose: 'events', law: NOBODY, goes: rows('ends_at', 2 * YEAR), erasure: 'nothing' },
  event_participants: {
    purpose: 'who comes to an event',
    law: PURPOSE_OVER,
    goes: rows('created_at', 2 * YEAR),
    erasure: 'anonymise',
  },
  dealer_visits: {
    purpose: 'who is at a dealer and waits for somebody',
    law: PURPOSE_OVER,
    goes: rows('created_at', 90),
    erasure: 'anonymise',
  },
  appointment_waits: {
    purpose: 'who waits for a slot that is taken',
    law: PURPOSE_OVER,
    goes: rows('created_at', 180),
    erasure: 'delete',
  },
  appointment_quotes: {
    purpose: 'what a booked revision costs; it goes with its appointment',
    law: PURPOSE_OVER,
    erasure: 'nothing',
  },
  calendar_blocks: {
    purpose: 'time that staff keep free; who did is staff',
    law: PURPOSE_OVER,
    goes: rows('to_day', 2 * YEAR),
    erasure: 'nothing',
  },
  price_passports: {
    purpose: 'signed prices, which name nobody',
    law: NOBODY,
    goes: rows('created_at', 2 * YEAR),
    erasure: 'nothing',
  },
  financing_simulations: {
    purpose: 'financing simulations, which name nobody',
    law: NOBODY,
    goes: rows('created_at', 90),
    erasure: 'nothing',
  },
  financing_applicants: {
    purpose: 'what a person told a form of a bank so far',
    law: PURPOSE_OVER,
    goes: rows('changed_at', 180),
    erasure: 'delete',
  },
  financing_proposals: {
    purpose: 'proposals to banks; those that paid a car are kept as it is',
    law: CLAIMS,
    goes: { by: 'module', days: { BR: CAME_TO_NOTHING_PROPOSAL_DAYS, AR: CAME_TO_NOTHING_PROPOSAL_DAYS } },
    erasure: 'anonymise',
    kept: { what: 'financing.kept', why: 'orders.kept.why', columns: ['buyer', 'applicant', 'consent'] },
  },
  financing_proposal_events: { purpose: 'what banks said of a proposal', law: CLAIMS, erasure: 'nothing' },
  financing_proposal_notes: { purpose: "notes of a dealer's people on a proposal", law: CLAIMS, erasure: 'delete' },
  financing_papers: {
    purpose: 'papers that a bank asked for',
    law: CLAIMS,
    erasure: 'delete',
    kept: { what: 'financing.kept', why: 'orders.kept.why', columns: ['name'] },
  },
  ...each('the built-in bank', 'bank_box_news bank_box_rules'),
  contact_messages: {
    purpose: 'messages',
    law: PURPOSE_OVER,
    goes: rows('created_at', 2 * YEAR),
    erasure: 'anonymise',
  },
  contact_message_acts: {
    purpose: 'what staff did and wrote of a message for one another',
    law: PURPOSE_OVER,
    erasure: 'delete',
  },
  reports: {
    purpose: 'reports of defects; the defect stays without the person',
    law: 'BR CDC arts. 10 and 27: risks found later; five years',
    goes: rows('created_at', FIVE_YEARS),
    erasure: 'anonymise',
  },
  report_acts: {
    purpose: 'what staff did and wrote of a report for one another',
    law: PURPOSE_OVER,
    erasure: 'delete',
  },
  whatsapp_starts: {
    purpose: 'chats begun',
    law: PURPOSE_OVER,
    goes: rows('created_at', 2 * YEAR),
    erasure: 'anonymise',
  },
  regret_requests: {
    purpose: 'withdrawals',
    law: 'BR CDC art. 49, Decreto 7.962/2013; AR Disposición 954/2025: proof of the right',
    goes: rows('created_at', FIVE_YEARS),
    erasure: 'keep',
    kept: {
      what: 'account.kept.regret',
      why: 'account.kept.regret.why',
      columns: ['name', 'email', 'phone', 'reference', 'message'],
    },
  },

  employees: {
    purpose: "the employer's list of who may buy with a benefit",
    law: 'LGPD art. 7, IX; the employer renews it',
    erasure: 'keep',
    kept: { what: 'employees.kept', why: 'employees.kept.why', columns: ['name', 'cpf'] },
  },
  employee_relatives: {
    purpose: "the employer's list of relatives",
    law: 'LGPD art. 7, IX; the employer renews it',
    erasure: 'keep',
    kept: { what: 'employees.kept', why: 'employees.kept.why', columns: ['cpf'] },
  },

  ...each(
    'cars, prices and conditions',
    'models model_markets versions version_years parts version_parts version_serial_parts car_services datasheet_groups',
    'datasheet_rows datasheets upgrade_setups accessory_index price_types prices stock_units working_prices',
    'working_price_changes coupons financing_conditions campaigns campaign_cars employee_conditions workshop_services',
    'holidays dealer_resources appointment_rules recall_campaigns recall_chassis recall_parts vehicles registry_vehicles valuations ownership_assumptions',
    'maintenance_items maintenance_plans maintenance_works maintenance_rates',
    'indexed_plans index_values credit_taxes',
  ),
  ...each("changes to the shop's data that belong together", 'change_sets change_set_parts'),
  site_changes: { purpose: "what a site's settings and texts were", law: NOBODY, erasure: 'nothing' },
  sheet_mappings: { purpose: 'where the columns of a file go', law: NOBODY, erasure: 'nothing' },
  sheet_batches: { purpose: "changes to the shop's data", law: NOBODY, erasure: 'nothing' },
  pictures: {
    purpose: 'pictures of what the shop sells, and who of the staff added them',
    law: NOBODY,
    erasure: 'nothing',
  },
  sheet_rows: { purpose: 'rows of a file that was sent', law: PURPOSE_OVER, goes: rows('at', 30), erasure: 'delete' },
  sheet_changes: {
    purpose: "what the shop's data were, to say and to take back",
    law: CLAIMS,
    goes: rows('at', FIVE_YEARS),
    erasure: 'delete',
  },

  ...each(
    'places and companies of the network',
    'zones cities postal_ranges regionals influence_areas influence_area_cities dealers dealer_groups',
  ),
  waiting_jobs: { purpose: 'jobs of a restored backup, which name ids', law: NOBODY, erasure: 'nothing' },
  ...each(
    'the platform itself',
    'shop site_values migrations world_state clock api_clients signing_keys data_dictionary provider_tries hooks',
  ),
}

/** What lies in the file store, by the column that holds its key. */
export const FILE_RETENTION: Readonly<
  Record<string, { readonly purpose: string; readonly erasure: AtErasure; readonly kept?: Kept }>
> = {
  document_files: { purpose: 'papers of a purchase or a car', erasure: 'delete', kept: PAPERS },
  order_contracts: {
    purpose: 'contracts as they were read and signed',
    erasure: 'delete',
    kept: { what: 'documents.kept.contracts', why: 'documents.kept.why', columns: [] },
  },
  manual_files: { purpose: "owner's manuals", erasure: 'nothing' },
  pictures: { purpose: 'pictures of what the shop sells', erasure: 'nothing' },
  photos: { purpose: 'security photo', erasure: 'delete' },
  review_photos: { purpose: 'pictures of a review', erasure: 'delete' },
  financing_papers: {
    purpose: 'papers that a bank asked for',
    erasure: 'delete',
    kept: { what: 'financing.kept', why: 'orders.kept.why', columns: [] },
  },
}

/** Tables that the job queue keeps for itself: jobs name ids, never people, and go a week after they are done. */
export const QUEUE_SCHEMA = 'pgboss'
