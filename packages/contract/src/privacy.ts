import { CONTACT_CHANNELS, COUNTRIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { password } from './authentication.ts'
import { call, service } from './kit.ts'
import { pageSize, short } from './query.ts'
import { CONSENT_PURPOSES } from './consents.ts'

/** One thing that stays after an erasure, and the law that asks for it. */
const Kept = z.object({ what: z.string(), why: z.string(), rows: z.int() })

export const SessionRow = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  device: z.string(),
  /** Masked: 203.0.113.*. */
  ip: z.string(),
  provider: z.string(),
})
export type SessionRow = z.output<typeof SessionRow>

const Consent = z.object({
  channel: z.enum(CONTACT_CHANNELS),
  purpose: z.string(),
  granted: z.boolean(),
  textVersion: z.string(),
  at: z.string(),
  site: z.string(),
})

/** Where somebody agreed: in the settings of an account, to the terms of use, or with a proposal. */
const CONSENT_SOURCES = ['account', 'terms', 'lead'] as const
const CONSENT_ACTS = ['given', 'withdrawn'] as const

const ConsentRecord = z.object({
  id: z.string(),
  at: z.string(),
  name: z.string(),
  document: z.nullable(z.string()),
  act: z.enum(CONSENT_ACTS),
  source: z.enum(CONSENT_SOURCES),
  /** Null for terms, which are of no channel. */
  channel: z.nullable(z.enum(CONTACT_CHANNELS)),
  purpose: z.string(),
  textVersion: z.string(),
  /** Both null once its site is gone. */
  brand: z.nullable(z.string()),
  country: z.nullable(z.enum(COUNTRIES)),
})
export type ConsentRecord = z.output<typeof ConsentRecord>

/** The privacy desk: what LGPD art. 18 and Ley 25.326 arts. 14 and 16 let everybody ask for, without writing to anybody. */
export const privacy = service('privacy', {
  export: call({
    id: 'privacy.export.get',
    get: '/privacy/export',
    access: 'bearer',
    query: z.object({ format: z._default(z.enum(['json', 'html']), 'json'), site: z.optional(short(40)) }),
    file: true,
    says: "Takes a format and a site; returns everything held about the caller in every module as one file: JSON for another system, or a page in words of the site's language.",
  }),
  erase: call({
    id: 'privacy.erasure.create',
    post: '/privacy/erasure',
    access: 'bearer',
    ownTransaction: true,
    body: z.object({ password }),
    ok: z.object({ erasedAt: z.string(), kept: z.array(Kept) }),
    errors: {
      'auth.wrongCurrentPassword': 422,
      'auth.tooManyAttempts': 429,
      'privacy.staffAccount': 409,
      'privacy.openOrder': 409,
      'request.unavailable': 503,
    },
    says: "Takes the caller's password where there is one; makes everything anonymous that no law obliges to keep, ends all sessions and returns what stays and why. Staff are referred to their administrator, whose order goes on is referred to its cancellation.",
  }),
  consents: call({
    id: 'privacy.consents.list',
    get: '/privacy/consents',
    access: 'bearer',
    ok: z.array(Consent),
    says: 'Returns every consent the caller gave or took back, by channel and purpose, newest first, with the version of the text.',
  }),
  records: call({
    id: 'privacy.records.list',
    get: '/privacy/records',
    access: 'bearer',
    may: 'consents.read',
    within: 'rows',
    query: z.object({
      document: z.optional(z.string().check(z.regex(/^[\d.\-/ ]{7,20}$/, 'request.invalid'))),
      act: z.optional(z.enum(CONSENT_ACTS)),
      source: z.optional(z.enum(CONSENT_SOURCES)),
      channel: z.optional(z.enum(CONTACT_CHANNELS)),
      brand: z.optional(short(40)),
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
      after: z.optional(z.string().check(z.regex(/^[\d:.T-]{26}Z\.[\w-]{2,90}$/, 'request.invalid'))),
      size: pageSize(200, 20),
    }),
    ok: z.object({ items: z.array(ConsentRecord), total: z.int(), next: z.nullable(z.string()) }),
    says: 'Takes a whole document, whether given or withdrawn, where, by which channel and brand, days, and where the page before ended; returns the consents given at sites within reach, newest first, personal data masked, counted up to 10,000.',
  }),
  revokeConsent: call({
    id: 'privacy.consents.revoke',
    post: '/privacy/consents/revoke',
    access: 'bearer',
    body: z.object({ channel: z.enum(CONTACT_CHANNELS), purpose: z.enum(CONSENT_PURPOSES) }),
    says: 'Takes a channel and a purpose and takes the consent back, as easily as it was given, or keeps that the caller objects; again changes nothing.',
  }),
  sessions: call({
    id: 'privacy.sessions.list',
    get: '/privacy/sessions',
    access: 'bearer',
    ok: z.array(SessionRow),
    says: "Returns the caller's open sessions, newest first, with device and masked address.",
  }),
  revokeSession: call({
    id: 'privacy.sessions.revoke',
    delete: '/privacy/sessions/{id}',
    access: 'bearer',
    params: z.object({ id: z.guid() }),
    errors: { 'request.notFound': 404 },
    says: "Takes the id of one of the caller's sessions and ends it; refuses any other as unknown.",
  }),
  revokeSessions: call({
    id: 'privacy.sessions.revokeOthers',
    delete: '/privacy/sessions',
    access: 'bearer',
    ok: z.object({ ended: z.int() }),
    says: 'Ends every session of the caller but this one; returns how many.',
  }),
})
