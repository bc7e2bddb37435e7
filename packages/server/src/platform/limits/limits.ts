/** What happens to what is over a limit. */
type Over = 'refused with 429' | 'refused with 409' | 'not sent' | 'not kept' | 'confirmed by mail'

interface Limit {
  /** Whom it counts for; the sender is the account that is signed in, else the address. */
  readonly per: 'sender' | 'address' | 'account' | 'recipient' | 'client'
  readonly most: number
  /** None: how many there may be at the same time. */
  readonly seconds?: number
  readonly over: Over
  /** Calls that count by themselves, over HTTP and from pages alike; what has none is counted by the code that names it. */
  readonly calls?: 'writes' | 'all' | readonly string[]
  /** Registered clients speak for many people. */
  readonly sparesClients?: true
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How often anything may be done: the only place with such numbers. `LIMITS` changes a number; docs/security.md repeats the table. */
export const LIMITS = {
  writes: { per: 'sender', most: 120, seconds: MINUTE, over: 'refused with 429', calls: 'writes' },
  /** Calls of one external application, in all processes together. */
  clientCalls: { per: 'client', most: 600, seconds: MINUTE, over: 'refused with 429', calls: 'all' },
  feeds: { per: 'sender', most: 120, seconds: HOUR, over: 'refused with 429', calls: ['sheets.feed.push'] },
  requests: {
    per: 'address',
    most: 30,
    seconds: HOUR,
    over: 'refused with 429',
    sparesClients: true,
    calls: [
      'lead.root.create',
      'scheduler.v2.appointments.create',
      'events.guests.create',
      'scheduler.waits.create',
      'contact.root.create',
      'rating.reports.create',
      'recall.alerts.create',
      'contact.leadEmail.create',
      'regret.requests.create',
      'reporting.reportView.create',
      'whatsapp-lead.lead.send',
    ],
  },
  askedMails: {
    per: 'address',
    most: 10,
    seconds: MINUTE,
    over: 'refused with 429',
    calls: [
      'users.v3.users.create',
      'users.v2.password.resendEmail',
      'users.v2.password.forgot',
      'authentication.v1.migration.preprocessResetPassword',
    ],
  },
  signIns: {
    per: 'address',
    most: 30,
    seconds: MINUTE,
    over: 'refused with 429',
    calls: [
      'authentication.v3.authentication.create',
      'setup.administrator.create',
      'authentication.v3.authentication.social',
      'authentication.v1.auth.start',
      'authentication.v1.migration.migrate',
      'users.v2.password.confirm',
      'users.v2.password.confirm.check',
      'users.v2.password.create',
      'authentication.v2.password.reset',
      'authentication.passwordLink.check',
    ],
  },
  lookUps: {
    per: 'sender',
    most: 30,
    seconds: MINUTE,
    over: 'refused with 429',
    calls: [
      'authentication.v3.check.get',
      'authentication.v1.migration.preprocess',
      'evaluation.v1.evaluate.plate',
      'evaluation.v1.evaluate.plateQuery',
      'garage.handover.accept',
      'garage.v1.owned.create',
      'garage.v2.owned.create',
      'offers.v1.impediments.list',
      'recall.car.get',
      'recall.recall.get',
      'recall.recall.voucher',
      'recall.recall.chatBot',
      'recall.updateSoftware.get',
      'reservation.v2.reservations.validateUser',
    ],
  },
  reservations: {
    per: 'address',
    most: 20,
    seconds: 24 * HOUR,
    over: 'refused with 429',
    calls: ['reservation.v2.reservations.preReserve', 'offers.v1.reserve.create'],
  },
  proposals: {
    per: 'sender',
    most: 20,
    seconds: 24 * HOUR,
    over: 'refused with 429',
    calls: ['financing.proposal.create', 'financing.v2.psa.financing'],
  },
  reviews: {
    per: 'sender',
    most: 20,
    seconds: 24 * HOUR,
    over: 'refused with 429',
    calls: ['rating.reviews.create', 'rating.own.update'],
  },
  unpaidOrders: { per: 'account', most: 2, over: 'refused with 409' },
  uploads: {
    per: 'sender',
    most: 60,
    seconds: HOUR,
    over: 'refused with 429',
    calls: [
      'private-api.file.upload',
      'private-api.file.uploadBulk',
      'users.v2.users.reservations',
      'financing.documents.create',
      'rating.photos.create',
      'financing.v2.psa.financingDocuments',
    ],
  },
  flashes: { per: 'address', most: 60, seconds: MINUTE, over: 'not kept' },
  recipient: { per: 'recipient', most: 5, seconds: HOUR, over: 'not sent' },
  passwordMails: { per: 'recipient', most: 5, seconds: HOUR, over: 'not sent' },
  newEmails: { per: 'account', most: 5, seconds: HOUR, over: 'refused with 429' },
  invitations: { per: 'account', most: 5, seconds: HOUR, over: 'refused with 429' },
  confirmations: { per: 'account', most: 3, seconds: 15 * MINUTE, over: 'not sent' },
  failuresOfAccount: { per: 'account', most: 20, seconds: HOUR, over: 'confirmed by mail' },
  failuresFromAddress: { per: 'address', most: 100, seconds: 10 * MINUTE, over: 'confirmed by mail' },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS

export const limit = (name: LimitName): Limit => LIMITS[name]

/** How many, as the table says or the setting `LIMITS` instead of it. */
export const mostOf = (name: LimitName, settings: { readonly LIMITS: OtherNumbers }): number =>
  settings.LIMITS[name] ?? settings.LIMITS.all ?? limit(name).most

/** Guesses at a secret (password, benefit): free ones in the time, then a wait that doubles up to the longest and always ends. */
export const GUESSES = { free: 5, seconds: HOUR, longestWait: 15 * MINUTE } as const

/** Numbers other than the table's, by name; `all` stands for every name not given. */
export type OtherNumbers = Readonly<Partial<Record<LimitName | 'all', number>>>
