import { BRANDS, COUNTRIES, LANGUAGES, ROLES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'
import { line } from './refusals.ts'

/** Whether the address was confirmed, or the invitation still waits. */
export const PERSON_STATES = ['active', 'invited'] as const
export type PersonState = (typeof PERSON_STATES)[number]

export const CHANGE_KINDS = [
  ...(['CREATE', 'UPDATE', 'PASSWORD', 'LINK', 'ERASE'] as const),
  ...(['RIGHTS', 'SESSIONS', 'INVITE'] as const),
] as const

const ids = z.array(line(40)).check(z.maxLength(500))

/** Where rights hold, as an account keeps it: ids, or `all` for every one. */
const scopeShape = {
  markets: z.array(z.enum([...COUNTRIES, 'all'])).check(z.maxLength(3)),
  brands: z.array(z.enum([...BRANDS, 'all'])).check(z.maxLength(BRANDS.length + 1)),
  regions: ids,
  dealerGroups: ids,
  dealerCodes: ids,
}
const roles = z.array(z.enum(ROLES)).check(z.maxLength(ROLES.length))
/** Kept ones may be of a brand that is gone. */
const keptScopes = { markets: ids, brands: ids, regions: ids, dealerGroups: ids, dealerCodes: ids }

/** Somebody in the list: personal data is masked. */
export const PersonRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  document: z.nullable(z.string()),
  country: z.nullable(z.enum(COUNTRIES)),
  state: z.enum(PERSON_STATES),
  roles,
  ...keptScopes,
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
})
export type PersonRow = z.output<typeof PersonRow>

const Rights = z.object({ roles: z.array(z.string()), ...keptScopes })

export const PersonChange = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.enum(CHANGE_KINDS),
  fields: z.array(z.string()),
  /** Null for the platform itself, and for somebody who is gone. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Only of rights: what was held, and what is held since. */
  rights: z.nullable(z.object({ before: Rights, after: Rights })),
})
export type PersonChange = z.output<typeof PersonChange>

/** One person for who administers people; the document stays masked. */
export const PersonDetail = z.extend(PersonRow, {
  language: z.nullable(z.enum(LANGUAGES)),
  hasPassword: z.boolean(),
  openSessions: z.int(),
  /** The newest change of rights; `changeRights` says it back, so that nobody overwrites what they have not seen. */
  rightsVersion: z.int(),
  /** Newest first. */
  history: z.array(PersonChange),
  may: z.object({ changeRights: z.boolean(), endSessions: z.boolean(), invite: z.boolean() }),
})
export type PersonDetail = z.output<typeof PersonDetail>

const Place = z.object({ id: z.string(), name: z.string(), country: z.enum(COUNTRIES) })
export const ScopePlaces = z.object({
  markets: z.array(z.enum([...COUNTRIES, 'all'])),
  regions: z.array(Place),
  dealerGroups: z.array(Place),
})
export type ScopePlaces = z.output<typeof ScopePlaces>

export const Rightful = z.object({ roles, ...scopeShape, rightsVersion: z.int().check(z.gte(0)) })
export type Rightful = z.output<typeof Rightful>

const person = z.object({ id: z.guid() })
const notFound = { 'request.notFound': 404 } as const

/** People as their administrators see them: who holds which right where, and since when. */
export const people = service('people', {
  list: call({
    id: 'people.list',
    get: '/people',
    access: 'bearer',
    may: 'users.read',
    query: z.object({
      text: z.optional(short(80)),
      role: z.optional(z.enum(ROLES)),
      state: z.optional(z.enum(PERSON_STATES)),
      market: z.optional(z.enum(COUNTRIES)),
      brand: z.optional(z.enum(BRANDS)),
      region: z.optional(short(40)),
      dealerGroup: z.optional(short(40)),
      dealerCode: z.optional(short(40)),
      ...paging,
    }),
    ok: page(PersonRow),
    says: "Takes any of a piece of name or e-mail, a whole CPF or DNI, a role, a state and where rights hold; answers the people of the caller's markets, newest first, personal data masked, counted up to 10,000.",
  }),
  places: call({
    id: 'people.places',
    get: '/people/places',
    access: 'bearer',
    may: 'users.read',
    ok: ScopePlaces,
    says: "Answers the markets, regions and dealer groups within the caller's markets, where rights may be given.",
  }),
  get: call({
    id: 'people.get',
    get: '/people/{id}',
    access: 'bearer',
    may: 'users.read',
    params: person,
    ok: PersonDetail,
    errors: notFound,
    says: "Takes a person's id and answers roles, scopes, open sessions and history, leaving an audit entry; refuses one outside the caller's markets as unknown.",
  }),
  changeRights: call({
    id: 'people.rights.update',
    put: '/people/{id}/rights',
    access: 'bearer',
    may: 'users.roles',
    params: person,
    body: Rightful,
    ok: PersonDetail,
    errors: {
      ...notFound,
      'request.invalid': 422,
      'users.beyondScope': 403,
      'users.ownAdmin': 409,
      'users.rightsChanged': 409,
    },
    says: "Takes all roles and scopes a person is to hold and the version they were read in; the person's open sessions have them from the next request on. Refuses unknown places by name, rights beyond the caller's own markets, giving up one's own right to give, and a version that is not the newest.",
  }),
  endSessions: call({
    id: 'people.sessions.delete',
    delete: '/people/{id}/sessions',
    access: 'bearer',
    may: 'users.roles',
    params: person,
    ok: z.object({ ended: z.int() }),
    errors: { ...notFound, 'users.beyondScope': 403 },
    says: "Takes a person's id and ends all their sessions, the caller's own one excepted; refuses somebody whose rights reach beyond the caller's markets.",
  }),
  invite: call({
    id: 'people.invitation.create',
    post: '/people/{id}/invitation',
    access: 'bearer',
    may: 'users.create',
    params: person,
    ok: z.object({ status: z.literal('SENT') }),
    status: 201,
    errors: { ...notFound, 'users.alreadyActive': 409, 'request.rateLimited': 429 },
    says: "Takes a person's id and mails the invitation again in their language, the earlier link ending; refuses whose address is confirmed, and more than five an hour.",
  }),
})
