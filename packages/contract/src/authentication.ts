import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { cookieHeader, OpenedSession } from './person-shapes.ts'
import { short } from './query.ts'
import { line, maybe } from './body-fields.ts'
import { ROLES } from '@volante/domain/policy/roles'
import { USER_GROUPS } from '@volante/domain/vocabulary'

/** Credentials of a sign-in or sign-up (RFC 7617), and the browser's cookies. */
export const basicHeaders = z.extend(cookieHeader, { authorization: z.optional(z.string().check(z.maxLength(2000))) })

/** As long as no password is: a longer one is refused before it is hashed. */
export const password = z._default(z.string().check(z.maxLength(200)), '')
const username = line(254).check(z.minLength(1))
const brand = maybe(line(40))
const token = z._default(line(200), '')
const provider = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'request.invalid'))
const signInErrors = {
  'request.invalid': 400,
  'request.unauthorized': 401,
  'request.rateLimited': 429,
  'request.unavailable': 503,
} as const
const providerErrors = {
  ...signInErrors,
  'auth.ssoBrand': 422,
  'auth.providerUnknown': 422,
  'auth.providerCancelled': 422,
  'auth.providerFailed': 422,
  'auth.emailNotVerified': 422,
  'auth.linkInvalid': 422,
} as const

/** Where a partner's area opens for this person, for a few minutes. */
const PartnerLink = z.object({ url: z.string(), token: z.string(), expiresAt: z.string() })
const CatalogueLink = z.extend(PartnerLink, { dealerCode: z.nullable(z.string()) })
const partnerErrors = { 'auth.partnerUnavailable': 503 } as const

export const ImportedUser = z.object({
  index: z.int(),
  status: z.enum(['CREATED', 'EXISTS', 'REFUSED']),
  id: z.nullable(z.string()),
  fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
})
export type ImportedUser = z.output<typeof ImportedUser>

export const authentication = service('authentication', {
  signIn: call({
    id: 'authentication.v3.authentication.create',
    post: '/authentication/v3/authentication',
    access: 'basic',
    ownTransaction: true,
    headers: basicHeaders,
    body: z.object({
      brand,
      remember: z._default(z.boolean(), false),
      delivery: z._default(z.enum(['cookie', 'token']), 'cookie'),
      /** The token of the mail that a sign-in from an unknown device asked to confirm. */
      confirmation: maybe(line(200)),
    }),
    ok: OpenedSession,
    status: 201,
    errors: {
      ...signInErrors,
      'auth.wrongCredentials': 401,
      'auth.tooManyAttempts': 429,
      'auth.confirmByEmail': 403,
    },
    says: 'Takes e-mail and password as basic credentials; opens a session as an HttpOnly cookie, or returns its token. Wrong password and unknown address are refused alike and in the same time; many attempts wait, or are confirmed by mail.',
  }),
  signOut: call({
    id: 'authentication.v3.authentication.signOut',
    post: '/authentication/v3/authentication/signout',
    access: 'bearer',
    says: 'Ends the session of the call and clears its cookies.',
  }),
  startProvider: call({
    id: 'authentication.v1.auth.start',
    post: '/authentication/v1/auth/start',
    access: 'public',
    ownTransaction: true,
    body: z.object({ provider, brand, returnTo: maybe(line(1000)) }),
    ok: z.object({ url: z.string() }),
    errors: providerErrors,
    says: 'Takes a provider, a brand and where to go on afterwards; returns the address at the provider and binds the sign-in to this browser. Refuses brands without single sign-on, and other hosts to go on to.',
  }),
  providers: call({
    id: 'authentication.v1.auth.providers',
    get: '/authentication/v1/auth/providers',
    access: 'public',
    ok: z.array(z.object({ name: z.string(), label: z.string() })),
    says: "Returns the identity providers a person may sign in with at this site, none where the site's brand has no single sign-on.",
  }),
  returnFromProvider: call({
    id: 'authentication.v1.auth.get',
    get: '/authentication/v1/auth',
    access: 'public',
    headers: cookieHeader,
    query: z.object({
      provider: z.optional(provider),
      code: z.optional(short(2000)),
      state: z.optional(short(200)),
      brand: z.optional(short(40)),
      iss: z.optional(short(300)),
      error: z.optional(short(100)),
    }),
    ok: z.extend(OpenedSession, { returnTo: z.string() }),
    errors: providerErrors,
    says: "Takes a provider's one-time code and the state it was given; opens a session in the browser that began and returns where to go on. Refuses a used, foreign or late state and an unverified e-mail.",
  }),
  social: call({
    id: 'authentication.v3.authentication.social',
    post: '/authentication/v3/authentication/social',
    access: 'public',
    ownTransaction: true,
    headers: cookieHeader,
    body: z.object({
      provider,
      token: z.string().check(z.maxLength(8000)),
      brand,
      delivery: z._default(z.enum(['cookie', 'token']), 'cookie'),
    }),
    ok: OpenedSession,
    status: 201,
    errors: providerErrors,
    says: 'Takes an identity token of a configured provider; checks its signature, audience and age, lets it open one session, and links it to an account by verified e-mail only.',
  }),
  session: call({
    id: 'authentication.v2.auth.get',
    get: '/authentication/v2/auth',
    access: 'bearer',
    ok: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      roles: z.array(z.enum(ROLES)),
      userGroups: z.array(z.enum(USER_GROUPS)),
      provider: z.string(),
      expiresAt: z.nullable(z.string()),
      loyaltyProgramCategory: z.nullable(z.string()),
    }),
    says: 'Returns the single-sign-on record of the caller: who they are, their roles and groups, how they signed in and until when.',
  }),
  check: call({
    id: 'authentication.v3.check.get',
    get: '/authentication/v3/check/{id}',
    access: 'client',
    params: z.object({ id: short(254) }),
    ok: z.object({
      status: z.enum(['ACTIVE', 'UNKNOWN']),
      /** How this login goes on: with its password, at a provider it is linked to, by moving an older account over, or by signing up. */
      next: z.enum(['PASSWORD', 'SOCIAL', 'MIGRATION', 'SIGN_UP']),
    }),
    errors: { 'request.rateLimited': 429 },
    says: "Takes an account's id, e-mail or CPF and tells a registered client whether it may sign in and by which step; everybody else only hears of themselves. Limited by address.",
  }),
  discountClub: call({
    id: 'authentication.v1.auth.discountclub',
    get: '/authentication/v1/auth/discountclub/{id}',
    access: 'bearer',
    params: z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/, 'request.invalid')) }),
    ok: PartnerLink,
    errors: partnerErrors,
    says: "Takes the id of a discount; returns a link that opens it in the partner's club, signed for this person and a few minutes.",
  }),
  rewards: call({
    id: 'authentication.v1.auth.rewards',
    get: '/authentication/v1/auth/rewards',
    access: 'bearer',
    ok: PartnerLink,
    errors: partnerErrors,
    says: 'Returns a link that opens the rewards area, signed for this person and a few minutes.',
  }),
  eper: call({
    id: 'authentication.v1.auth.eper',
    get: '/authentication/v1/auth/eper',
    access: 'bearer',
    may: 'partsCatalogue.open',
    within: 'own',
    ok: CatalogueLink,
    errors: partnerErrors,
    says: "Returns a link that opens the electronic parts catalogue for the caller's first dealer, signed for a few minutes.",
  }),
  eperV3: call({
    id: 'authentication.v3.eper.get',
    get: '/authentication/v3/eper',
    access: 'bearer',
    may: 'partsCatalogue.open',
    within: 'own',
    ok: CatalogueLink,
    errors: partnerErrors,
    says: 'Returns the same link as the older call.',
  }),
  partnerKeys: call({
    id: 'authentication.v1.keys',
    get: '/authentication/v1/keys',
    access: 'public',
    ok: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
    says: 'Returns the public keys (JWK set, RFC 7517) with which partners check signed links.',
  }),
  importUsers: call({
    id: 'authentication.v1.import.create',
    post: '/authentication/v1/import',
    access: 'bearer',
    may: 'users.import',
    within: 'rows',
    body: z.object({ users: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(500)) }),
    ok: z.object({ created: z.int(), results: z.array(ImportedUser) }),
    says: 'Takes up to 500 people, makes an account and an invitation for each that is in order, and returns row by row what became of it.',
  }),
  migrationPreprocess: call({
    id: 'authentication.v1.migration.preprocess',
    post: '/authentication/v1/migration/preprocess',
    access: 'client',
    ownTransaction: true,
    body: z.object({ username }),
    ok: z.object({ next: z.enum(['MIGRATE', 'SIGN_IN']) }),
    errors: { 'request.rateLimited': 429 },
    says: 'Takes a user name of the older platform; tells a registered client whether its account still has to move over. Unknown and moved ones read alike; limited by address.',
  }),
  migrate: call({
    id: 'authentication.v1.migration.migrate',
    post: '/authentication/v1/migration/migrate',
    access: 'client',
    ownTransaction: true,
    body: z.object({
      username,
      password: z.string().check(z.maxLength(200)),
      delivery: z._default(z.enum(['cookie', 'token']), 'cookie'),
    }),
    ok: z.extend(OpenedSession, { id: z.string(), email: z.string() }),
    errors: { 'auth.wrongCredentials': 422, 'auth.tooManyAttempts': 429, 'request.unavailable': 503 },
    says: 'Takes user name and password of the older platform and moves the account over and opens a session as an HttpOnly cookie, or returns its token; wrong, unknown and moved ones are refused alike and in the same time.',
  }),
  migrationResetPassword: call({
    id: 'authentication.v1.migration.preprocessResetPassword',
    post: '/authentication/v1/migration/proprocessResetPassword',
    access: 'client',
    ownTransaction: true,
    body: z.object({ username }),
    ok: z.object({ status: z.literal('SENT') }),
    errors: { 'request.rateLimited': 429 },
    says: 'Takes a user name of the older platform and mails its address a link for a new password; returns the same for every name.',
  }),
  resetPassword: call({
    id: 'authentication.v2.password.reset',
    post: '/authentication/v2/signup/password/reset',
    access: 'public',
    ownTransaction: true,
    body: z.object({ token, password, passwordConfirmation: password }),
    errors: { 'auth.linkInvalid': 422, 'request.unavailable': 503 },
    says: 'Takes the token of a mailed link and a new password twice; sets it and ends all sessions. Refuses a used or late link and passwords against the rules.',
  }),
  passwordLink: call({
    id: 'authentication.passwordLink.check',
    post: '/authentication/password-link',
    access: 'public',
    readOnly: true,
    body: z.object({ token, purpose: z.enum(['reset', 'firstPassword']) }),
    ok: z.object({ isOpen: z.boolean() }),
    errors: { 'request.rateLimited': 429 },
    says: 'Takes the token of a mailed link and what it is for, a new password or the first; returns whether it may still be used, and leaves it as it is. A used, a late, another and an unknown one read alike.',
  }),
})
