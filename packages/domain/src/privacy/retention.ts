import type { Country } from '../vocabulary.ts'

/**
 * What an erasure does with the rows of one person: nothing, where a table names nobody; otherwise they are deleted, made
 * anonymous, or kept where a law asks for it, as far as `kept` says.
 */
export type AtErasure = 'nothing' | 'delete' | 'anonymise' | 'keep'

/** What stays after an erasure; message keys of what it is and which law asks for it, and the columns that still name the person. */
export interface Kept {
  readonly what: string
  readonly why: string
  readonly columns: readonly string[]
}

/** How rows go by themselves once their time is over. */
export type Going =
  /** Deleted, so many days after the moment in this column. */
  | { readonly by: 'rows'; readonly since: string; readonly days: number }
  /** The table is one partition a month: whole months go. */
  | { readonly by: 'months'; readonly since: string; readonly days: number }
  /** The rows stay without the person, as the module that owns them makes them: fiscal records of a country. */
  | { readonly by: 'module'; readonly days: Readonly<Record<Country, number>> }

export interface Retention {
  readonly purpose: string
  /** Why it may be held so long, or must be. */
  readonly law: string
  /** None: as long as what it belongs to, or for good. */
  readonly goes?: Going
  readonly erasure: AtErasure
  readonly kept?: Kept
}

const YEAR = 365
const FIVE_YEARS = 5 * YEAR + 1
/** Who reserved and did not buy may complain for 90 days (BR CDC art. 26, II). */
export const CAME_TO_NOTHING_DAYS = 90
/** What a bank was told of a loan that paid no car: a year, in which its decision may be asked about (LGPD art. 20). */
export const CAME_TO_NOTHING_PROPOSAL_DAYS = YEAR
/** Purchases and payments: five years in Brazil (CDC art. 27, CTN art. 174), ten in Argentina (CCyC art. 328). */
export const PURCHASE_DAYS: Readonly<Record<Country, number>> = { BR: FIVE_YEARS, AR: 2 * FIVE_YEARS }

const NOBODY = 'names nobody'
const PURPOSE_OVER = 'LGPD arts. 15, I, and 16; Ley 25.326 art. 4, 7: no longer than the purpose'
const CLAIMS = 'LGPD art. 16, I; BR CDC art. 27, CTN art. 174; AR CCyC arts. 328 and 2560'
const SECURITY = 'LGPD art. 46; Marco Civil art. 15: six months of access records'
const PROOF = 'LGPD art. 8, § 2: the burden of proving consent is ours'
const CONTRACT = 'LGPD art. 7, V: as long as the account'

const PURCHASE: Kept = { what: 'orders.kept', why: 'orders.kept.why', columns: [] }
const PAPERS: Kept = { what: 'documents.kept.papers', why: 'documents.kept.why', columns: [] }
const CONSENTS: Kept = { what: 'account.kept.consents', why: 'account.kept.consents.why', columns: [] }

const catalogue = (purpose: string): Retention => ({ purpose, law: NOBODY, erasure: 'nothing' })
/** Takes a purpose and the names of tables that serve it; returns a line for each. */
const each = (purpose: string, ...tables: readonly string[]): Readonly<Record<string, Retention>> =>
  Object.fromEntries(tables.flatMap((names) => names.split(' ')).map((table) => [table, catalogue(purpose)]))
const rows = (since: string, days: number): Going => ({ by: 'rows', since, days })
const months = (since: string, days: number): Going => ({ by: 'months', since, days })
const asPurchase: Going = { by: 'module', days: PURCHASE_DAYS }

/**
 * Every table of the database: why it holds what it holds, for how long, and what an erasure does with it. A test refuses a
 * table without a line; the daily upkeep and the erasure follow these lines and nothing else.
 */
export const RETENTION: Readonly<Record<string, Retention>> = {
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
  bulk_rows: { purpose: 'what became of each record of such a change', law: CLAIMS, erasure: 'nothing' },
  notifications: { purpose: 'what staff should know', law: PURPOSE_OVER, goes: rows('at', 90), erasure: 'delete' },
  notification_choices: { purpose: 'what staff do not want to be told', law: CONTRACT, erasure: 'delete' },
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
  vehicle_plates: { purpose: 'which plate a car bears', law: CONTRACT, erasure: 'delete' },
  vehicle_readings: { purpose: 'what odometers showed and who said so', law: CONTRACT, erasure: 'anonymise' },
  vehicle_owners: { purpose: 'whose a car is and was', law: CONTRACT, erasure: 'anonymise' },
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
  garage_cars: {
    purpose: 'cars that a person keeps; those taken out for a day',
    law: CONTRACT,
    goes: rows('removed_at', 1),
    erasure: 'delete',
  },
  garage_recall_notices: {
    purpose: 'who was told of which recall',
    law: CLAIMS,
    goes: rows('at', FIVE_YEARS),
    erasure: 'delete',
  },
  vehicle_handovers: {
    purpose: 'codes that pass a car on',
    law: PURPOSE_OVER,
    goes: rows('until', 30),
    erasure: 'anonymise',
  },
  appointments: {
    purpose: 'appointments',
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
  calendar_blocks: {
    purpose: 'time that staff keep free; who did is staff',
    law: PURPOSE_OVER,
    goes: rows('to_day', 2 * YEAR),
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

  orders: {
    purpose: 'purchases; reservations that came to nothing name nobody after 90 days',
    law: CLAIMS,
    goes: asPurchase,
    erasure: 'anonymise',
    kept: {
      ...PURCHASE,
      columns: ['document', 'buyer_name', 'email', 'search', 'person', 'billing_address', 'welcome_address'],
    },
  },
  order_parts: {
    purpose: 'how a purchase is paid',
    law: CLAIMS,
    erasure: 'anonymise',
    kept: { ...PURCHASE, columns: ['details'] },
  },
  order_events: {
    purpose: 'steps of a purchase',
    law: CLAIMS,
    erasure: 'anonymise',
    kept: { ...PURCHASE, columns: ['note'] },
  },
  order_notes: { purpose: 'what staff write of a purchase for one another', law: CLAIMS, erasure: 'delete' },
  order_estimates: {
    purpose: 'promised deliveries',
    law: CLAIMS,
    erasure: 'anonymise',
    kept: { ...PURCHASE, columns: ['note'] },
  },
  order_cancellations: {
    purpose: 'cancellations',
    law: CLAIMS,
    erasure: 'anonymise',
    kept: { ...PURCHASE, columns: ['comment', 'note'] },
  },
  order_refunds: { purpose: 'money given back', law: CLAIMS, erasure: 'nothing' },
  work_claims: {
    purpose: 'who works on which order of a queue',
    law: NOBODY,
    goes: rows('expires_at', 1),
    erasure: 'delete',
  },
  refund_accounts: {
    purpose: 'where money is sent that cannot go back the way it came; sealed',
    law: PURPOSE_OVER,
    goes: rows('given_at', 180),
    erasure: 'delete',
  },
  order_visits: { purpose: 'what the buyer has seen', law: CONTRACT, erasure: 'delete' },
  documents: { purpose: 'papers of a purchase', law: CLAIMS, erasure: 'delete', kept: PAPERS },
  document_files: {
    purpose: 'pages of a paper',
    law: CLAIMS,
    erasure: 'delete',
    kept: { ...PAPERS, columns: ['name'] },
  },
  order_contracts: {
    purpose: 'contracts',
    law: CLAIMS,
    erasure: 'delete',
    kept: { what: 'documents.kept.contracts', why: 'documents.kept.why', columns: ['content'] },
  },
  photo_checks: { purpose: 'outcome of the security photo', law: PROOF, erasure: 'anonymise' },
  photos: { purpose: 'security photo until it is decided on', law: 'LGPD art. 11, II, g', erasure: 'delete' },
  photo_passes: { purpose: 'leave to take a photo', law: NOBODY, goes: rows('expires_at', 0), erasure: 'nothing' },
  files_to_remove: { purpose: 'files about to go', law: NOBODY, erasure: 'nothing' },

  charges: {
    purpose: 'payments; those that brought no money name nobody after an erasure',
    law: CLAIMS,
    goes: asPurchase,
    erasure: 'anonymise',
    kept: { what: 'payments.kept', why: 'orders.kept.why', columns: ['payer'] },
  },
  payment_events: { purpose: 'what providers told', law: CLAIMS, erasure: 'nothing' },
  refunds: { purpose: 'refunds', law: CLAIMS, erasure: 'nothing' },
  webhooks: { purpose: 'what providers sent', law: PURPOSE_OVER, goes: rows('received_at', 180), erasure: 'delete' },
  cards: { purpose: 'wallet', law: CONTRACT, erasure: 'delete' },
  card_tokens: { purpose: 'cards by token', law: PURPOSE_OVER, goes: rows('expires_at', 0), erasure: 'delete' },
  one_time_tokens: { purpose: 'leave to send a card', law: NOBODY, goes: rows('expires_at', 0), erasure: 'delete' },
  box_charges: catalogue('the built-in acquirer'),
  box_refunds: catalogue('the built-in acquirer'),
  box_rules: catalogue('the built-in acquirer'),
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
    'holidays dealer_resources appointment_rules recall_campaigns recall_chassis vehicles registry_vehicles valuations',
  ),
  recall_updates: {
    purpose: 'what workshops said of repairs for a recall; who sent it is staff',
    law: 'CTB art. 131 §§ 4-5; Ley 24.240, art. 5',
    erasure: 'nothing',
  },
  recall_repairs: {
    purpose: 'which cars were repaired for a recall, which name nobody',
    law: 'CTB art. 131 §§ 4-5; Ley 24.240, art. 5',
    erasure: 'nothing',
  },
  ...each("changes to the shop's data that belong together", 'change_sets change_set_parts'),
  site_changes: { purpose: "what a site's settings and texts were", law: NOBODY, erasure: 'nothing' },
  sheet_batches: { purpose: "changes to the shop's data", law: NOBODY, erasure: 'nothing' },
  pictures: {
    purpose: 'pictures of what the shop sells, and who of the staff added them',
    law: NOBODY,
    erasure: 'nothing',
  },
  hook_deliveries: {
    purpose: 'notices to other systems, which name nobody, and their answers',
    law: PURPOSE_OVER,
    goes: rows('at', 30),
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
  document_files: { purpose: 'papers of a purchase', erasure: 'delete', kept: PAPERS },
  order_contracts: {
    purpose: 'contracts as they were read and signed',
    erasure: 'delete',
    kept: { what: 'documents.kept.contracts', why: 'documents.kept.why', columns: [] },
  },
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
