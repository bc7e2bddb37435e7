import { MARITAL_STATUSES, OCCUPATIONS } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { basicHeaders, password } from './authentication.ts'
import { Dealer } from './dealer.ts'
import { reservationDocuments } from './file-upload.ts'
import { call, service } from './kit.ts'
import { AddressBody, cookieHeader, NewPerson, OpenedSession, personFields, Self } from './person-shapes.ts'
import { line, maybe } from './body-fields.ts'

const email = z._default(line(254), '')
const token = z._default(line(200), '')
const twice = { password, passwordConfirmation: password }
const linkErrors = { 'auth.linkInvalid': 422, 'request.unavailable': 503 } as const

export const SignUp = z.object({
  ...personFields,
  name: z._default(line(), ''),
  cpf: maybe(line(20)),
  dni: maybe(line(20)),
  cuil: maybe(line(20)),
  cnpj: maybe(line(20)),
  /** A company of Argentina: its tax number and its name. */
  cuit: maybe(line(20)),
  companyName: maybe(line()),
  brand: maybe(line(40)),
  /** Whether the CRM is told; not unless asked (calls catalogue, users v3). */
  salesforceIntegration: z._default(z.boolean(), false),
  /** Where to go on once the address is confirmed; a path of this host. */
  returnTo: maybe(line(1000)),
})
export type SignUp = z.output<typeof SignUp>

export const SelfPatch = z.object({
  ...personFields,
  companyCnpj: maybe(line(20)),
  /** The whole list: new addresses are confirmed by mail, absent ones dropped. */
  emails: maybe(
    z.array(z.object({ email: line(254), preferred: z._default(z.boolean(), false) })).check(z.maxLength(10)),
  ),
  /** Told once; afterwards only staff change it. */
  cpf: maybe(line(20)),
  dni: maybe(line(20)),
  cuil: maybe(line(20)),
  /** The dealer this person is looked after by. */
  dealerCode: maybe(line(40)),
})
export type SelfPatch = z.output<typeof SelfPatch>

const DriverLicence = z.object({ number: line(20), category: line(4), expiry: line(10) })

const RentalBody = z.object({
  cpf: maybe(line(20)),
  driverLicence: maybe(DriverLicence),
  address: maybe(AddressBody),
  /** Cents of the site's currency a month. */
  income: maybe(z.int().check(z.gte(0))),
  maritalStatus: maybe(line(40)),
  occupation: maybe(line(40)),
})
export type RentalBody = z.output<typeof RentalBody>

export const RentalUser = z.object({
  cpf: z.string(),
  driverLicence: z.nullable(DriverLicence),
  address: z.nullable(AddressBody),
  income: z.nullable(z.int()),
  maritalStatus: z.nullable(z.enum(MARITAL_STATUSES)),
  occupation: z.nullable(z.enum(OCCUPATIONS)),
  updatedAt: z.string(),
})
export type RentalUser = z.output<typeof RentalUser>

/** How a mechanic's certificate stands: none, not looked at yet, in force, or past its last day. */
export const REPAIRMAN_STATES = ['NONE', 'WAITING', 'VALID', 'EXPIRED'] as const

export const RepairmanBody = z.object({
  name: maybe(line()),
  phone: maybe(line(40)),
  address: maybe(AddressBody),
  dealerCode: maybe(line(40)),
  cuil: maybe(line(20)),
  /** Number or name of it; another one, or another last day, waits to be confirmed anew. */
  certificate: maybe(line(60)),
  certifiedUntil: maybe(z.iso.date()),
})
export type RepairmanBody = z.output<typeof RepairmanBody>

export const Repairman = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  address: z.nullable(AddressBody),
  dealerCode: z.nullable(z.string()),
  cuil: z.nullable(z.string()),
  certificate: z.nullable(z.string()),
  certifiedUntil: z.nullable(z.string()),
  state: z.enum(REPAIRMAN_STATES),
  econnect: z.boolean(),
  updatedAt: z.string(),
})
export type Repairman = z.output<typeof Repairman>

const repairman = z.object({ x: z.string().check(z.regex(/^[\w-]{1,40}$/, 'request.invalid')) })
const repairmanErrors = { 'request.notFound': 404 } as const

/** A state that is the same for every address, so that none can be probed. */
const Sent = z.object({ status: z.literal('SENT') })

export const usersCalls = {
  signUp: call({
    id: 'users.v3.users.create',
    post: '/users/v3/users',
    access: 'basic',
    ownTransaction: true,
    headers: basicHeaders,
    body: SignUp,
    ok: Sent,
    status: 201,
    errors: {
      'request.invalid': 422,
      'request.unauthorized': 401,
      'request.rateLimited': 429,
      'request.unavailable': 503,
    },
    says: 'Takes e-mail and password as basic credentials and who signs up; mails a link that makes the account, or says there is one already. Returns the same for every address; wrong fields are refused by name.',
  }),
  firstPassword: call({
    id: 'users.v2.password.create',
    post: '/users/v2/signup/password',
    access: 'public',
    ownTransaction: true,
    body: z.object({ token, ...twice }),
    errors: linkErrors,
    says: 'Takes the token of an invitation and the first password twice; sets it and confirms the address. Refuses a used or late link.',
  }),
  changePassword: call({
    id: 'users.v2.password.update',
    put: '/users/v2/signup/password',
    access: 'bearer',
    ownTransaction: true,
    body: z.object({ currentPassword: password, ...twice }),
    errors: {
      'auth.wrongCurrentPassword': 422,
      'auth.tooManyAttempts': 429,
      'auth.noPassword': 409,
      'request.unavailable': 503,
    },
    says: "Takes the current password and a new one twice; sets it and ends the caller's other sessions. Refuses a wrong current password and one against the rules.",
  }),
  resendEmail: call({
    id: 'users.v2.password.resendEmail',
    post: '/users/v2/signup/password/resend-email',
    access: 'public',
    ownTransaction: true,
    body: z.object({ email }),
    ok: Sent,
    errors: { 'request.rateLimited': 429 },
    says: 'Takes an address and mails the pending confirmation or invitation again; returns the same for every address.',
  }),
  forgotPassword: call({
    id: 'users.v2.password.forgot',
    post: '/users/v2/signup/password/forgot',
    access: 'public',
    ownTransaction: true,
    body: z.object({ email, brand: maybe(line(40)) }),
    ok: Sent,
    errors: { 'request.rateLimited': 429 },
    says: 'Takes an address and mails its account a link for a new password; returns the same for every address.',
  }),
  confirm: call({
    id: 'users.v2.password.confirm',
    put: '/users/v2/signup/password/confirm',
    access: 'public',
    ownTransaction: true,
    headers: cookieHeader,
    body: z.object({ token, password: z.optional(password), passwordConfirmation: z.optional(password) }),
    ok: z.object({ email: z.string(), returnTo: z.string(), session: z.nullable(OpenedSession) }),
    errors: linkErrors,
    says: 'Takes the token of a mailed link and confirms its address: a sign-up becomes an account with an open session, an invitation takes its first password, a further address is added. Refuses a used or late link.',
  }),
  confirmLink: call({
    id: 'users.v2.password.confirm.check',
    post: '/users/v2/signup/password/confirm-link',
    access: 'public',
    readOnly: true,
    body: z.object({ token }),
    ok: z.object({ state: z.enum(['open', 'confirmed', 'spent']) }),
    errors: { 'request.rateLimited': 429 },
    says: 'Takes the token of a mailed link that confirms an address, and leaves it as it is; returns whether it is open, its address confirmed already, or neither. A late, another and an unknown one read alike.',
  }),
  create: call({
    id: 'users.v2.user.create',
    post: '/users/v2/user',
    access: 'bearer',
    may: 'users.create',
    within: 'rows',
    body: NewPerson,
    ok: z.object({ id: z.string() }),
    status: 201,
    errors: { 'users.emailTaken': 409, 'users.rolesNotGranted': 422, 'dealer.notFound': 422 },
    says: 'Takes somebody who gets an account and mails an invitation; refuses a known address, wrong fields, and roles from who may not give them.',
  }),
  self: call({
    id: 'users.v2.self.get',
    get: '/users/v2/users/self',
    access: 'bearer',
    ok: Self,
    says: 'Returns the caller: personal data, e-mails with the preferred one, contact permissions, agreement and what is still missing.',
  }),
  patchSelf: call({
    id: 'users.v2.self.patch',
    patch: '/users/v2/users/self',
    access: 'bearer',
    body: SelfPatch,
    ok: Self,
    errors: {
      'users.self.noContent': 400,
      'users.taxIdFixed': 409,
      'users.emailUnknown': 422,
      'dealer.notFound': 422,
      'request.rateLimited': 429,
    },
    says: "Takes the caller's changed fields and returns them anew; null empties a field. Refuses no field at all, wrong fields by name, and another CPF or DNI than the one told.",
  }),
  detailsCache: call({
    id: 'users.v2.userDetailsCache.get',
    get: '/users/v2/user-details-cache',
    access: 'bearer',
    ok: z.object({ user: Self, cachedAt: z.string(), validUntil: z.string() }),
    says: 'Returns the caller as kept for up to 4 hours, and until when; a change of theirs is seen at once.',
  }),
  latestUpdate: call({
    id: 'users.v1.audit.findLatestUpdate',
    get: '/users/v1/audit/findLatest/UPDATE',
    access: 'bearer',
    ok: z.object({ at: z.string(), fields: z.array(z.string()), by: z.enum(['self', 'staff']) }),
    errors: { 'request.notFound': 404 },
    says: "Returns when the caller's data was last changed, which fields and by whom; refuses where nothing was ever changed.",
  }),
  outdateAgreement: call({
    id: 'users.v2.self.agreementOutdate',
    patch: '/users/v2/users/self/agreement/outdate',
    access: 'bearer',
    ok: Self.def.shape.agreement,
    says: "Marks the caller's agreement out of date, so that it is asked for again.",
  }),
  acceptAgreement: call({
    id: 'users.v2.self.agreementAccept',
    post: '/users/v2/users/self/agreement',
    access: 'bearer',
    body: z.object({ version: line(40) }),
    ok: Self.def.shape.agreement,
    errors: { 'users.agreementVersion': 409 },
    says: 'Takes the version of the text that was read and keeps the agreement with time and origin; refuses another version than the current one.',
  }),
  associatedDealer: call({
    id: 'users.v2.self.loyaltyAssociatedDealer',
    get: '/users/v2/users/self/loyalty/associated-dealer',
    access: 'bearer',
    ok: Dealer,
    errors: { 'dealer.notFound': 404 },
    says: "Returns the dealer who looks after the caller: the chosen one, else one of the site's brand in the caller's city; refuses where there is none.",
  }),
  rental: call({
    id: 'users.v2.self.rentalGet',
    get: '/users/v2/users/self/rental',
    access: 'bearer',
    ok: RentalUser,
    errors: { 'request.notFound': 404 },
    says: "Returns the caller's data for renting; refuses where none was given.",
  }),
  createRental: call({
    id: 'users.v2.self.rentalCreate',
    post: '/users/v2/users/self/rental',
    access: 'bearer',
    body: RentalBody,
    ok: RentalUser,
    status: 201,
    errors: { 'users.rental.noBody': 400 },
    says: "Takes the caller's data for renting and keeps it in place of what was there; refuses an empty body and wrong fields by name.",
  }),
  repairman: call({
    id: 'users.v2.self.repairmanGet',
    get: '/users/v2/users/self/repairman/{x}',
    access: 'bearer',
    may: 'repairmen.manage',
    within: { record: 'repairman', by: 'params.x' },
    params: repairman,
    ok: Repairman,
    errors: repairmanErrors,
    says: "Takes a mechanic's registration and returns it with the certificate and how that stands; refuses one outside the caller's own or their dealers as unknown.",
  }),
  updateRepairman: call({
    id: 'users.v2.self.repairmanUpdate',
    put: '/users/v2/users/self/repairman/{x}',
    access: 'bearer',
    may: 'repairmen.manage',
    within: { record: 'repairman', by: 'params.x' },
    params: repairman,
    body: RepairmanBody,
    ok: Repairman,
    errors: { ...repairmanErrors, 'dealer.notFound': 422 },
    says: "Takes a mechanic's registration and data and keeps them; refuses wrong fields and one outside the caller's own or their dealers.",
  }),
  econnectRepairman: call({
    id: 'users.v2.self.repairmanEconnect',
    put: '/users/v2/users/self/repairman/{x}/econnect',
    access: 'bearer',
    may: 'repairmen.manage',
    within: { record: 'repairman', by: 'params.x' },
    params: repairman,
    body: z.object({ econnect: z.boolean() }),
    ok: Repairman,
    errors: repairmanErrors,
    says: "Takes a mechanic's registration and switches the connection to the workshop's diagnosis on or off.",
  }),
} as const

export const users = service('users', { ...usersCalls, ...reservationDocuments })
