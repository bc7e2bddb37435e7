import { ROLES } from '@volante/domain/policy/roles'
import { BRANDS, COUNTRIES, LANGUAGES, USER_GROUPS } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { pageSize, short } from './query.ts'
import { line, maybe } from './body-fields.ts'
import { Campaign } from './person-shapes.ts'

/** Whether the address was confirmed, the invitation still waits, or an administrator has closed the account. */
export const PERSON_STATES = ['active', 'invited', 'deactivated'] as const
export type PersonState = (typeof PERSON_STATES)[number]

export const CHANGE_KINDS = [
  ...(['CREATE', 'UPDATE', 'PASSWORD', 'LINK', 'ERASE'] as const),
  ...(['RIGHTS', 'GROUPS', 'SESSIONS', 'INVITE', 'DEACTIVATE', 'REACTIVATE'] as const),
] as const

export const PEOPLE_SORTS = ['newest', 'oldest', 'name', 'nameDesc'] as const
export type PeopleSort = (typeof PEOPLE_SORTS)[number]

/** What may be done to many people at once. */
export const BULK_ACTIONS = ['deactivate', 'reactivate', 'giveRole', 'takeRole'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]
/** As many as a list shows at most. */
export const MOST_BULK = 200

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
/** The category as a list of one or none, so that every change is of lists. */
const Groups = z.object({ userGroups: z.array(z.string()), loyaltyProgramCategory: z.array(z.string()) })

export const PersonChange = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.enum(CHANGE_KINDS),
  fields: z.array(z.string()),
  /** Null for the platform itself, and for somebody who is gone. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Only of rights: what was held, and what is held since. */
  rights: z.nullable(z.object({ before: Rights, after: Rights })),
  /** The same of user groups and loyalty category. */
  groups: z.nullable(z.object({ before: Groups, after: Groups })),
})
export type PersonChange = z.output<typeof PersonChange>

/** One person for who administers people; the document stays masked. */
export const PersonDetail = z.extend(PersonRow, {
  language: z.nullable(z.enum(LANGUAGES)),
  hasPassword: z.boolean(),
  openSessions: z.int(),
  /** The campaigns of partners' links by which they signed up and signed in last; null where they came by none. */
  cameBy: z.object({ signUp: z.nullable(Campaign), signIn: z.nullable(Campaign) }),
  /** The newest change of rights; `changeRights` says it back, so that nobody overwrites what they have not seen. */
  rightsVersion: z.int(),
  /** What the single sign-on record says of somebody: answers carry it, and partners are told it. */
  userGroups: z.array(z.enum(USER_GROUPS)),
  loyaltyProgramCategory: z.nullable(z.string()),
  /** The same for `changeGroups`. */
  groupsVersion: z.int(),
  /** Newest first. */
  history: z.array(PersonChange),
  /** Rights over money that somebody asked for and a second person has not agreed to yet. */
  waiting: z.nullable(
    z.object({
      rights: Rights,
      by: z.object({ id: z.string(), name: z.string() }),
      at: z.string(),
      mayDecide: z.boolean(),
    }),
  ),
  may: z.object({
    changeRights: z.boolean(),
    changeGroups: z.boolean(),
    endSessions: z.boolean(),
    invite: z.boolean(),
  }),
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

const Grouped = z.object({
  userGroups: z.array(z.enum(USER_GROUPS)).check(z.maxLength(USER_GROUPS.length)),
  /** No document names the categories: a word of the loyalty programme, blank for none. */
  loyaltyProgramCategory: maybe(line(40)),
  groupsVersion: z.int().check(z.gte(0)),
})
export type Grouped = z.output<typeof Grouped>

/** What the list may be narrowed to. */
const filters = {
  text: z.optional(short(80)),
  role: z.optional(z.enum(ROLES)),
  state: z.optional(z.enum(PERSON_STATES)),
  market: z.optional(z.enum(COUNTRIES)),
  brand: z.optional(z.enum(BRANDS)),
  region: z.optional(short(40)),
  dealerGroup: z.optional(short(40)),
  dealerCode: z.optional(short(40)),
  userGroup: z.optional(z.enum(USER_GROUPS)),
  sort: z.optional(z.enum(PEOPLE_SORTS)),
}
const bulkShape = {
  action: z.enum(BULK_ACTIONS),
  /** Needed where a role is given or taken. */
  role: z.optional(z.enum(ROLES)),
  ids: z.array(z.guid()).check(z.minLength(1), z.maxLength(MOST_BULK)),
}
const Bulk = z.object(bulkShape)
export type Bulk = z.output<typeof Bulk>

/** Somebody of a bulk action: `code` says why it cannot be done to them, null where it can; `isSame` that it is so already. */
export const BulkPerson = z.object({
  id: z.string(),
  name: z.string(),
  isSame: z.boolean(),
  code: z.nullable(z.string()),
})
export type BulkPerson = z.output<typeof BulkPerson>

const person = z.object({ id: z.guid() })
const notFound = { 'request.notFound': 404 } as const

/** People as their administrators see them: who holds which right where, and since when. */
export const people = service('people', {
  list: call({
    id: 'people.list',
    get: '/people',
    access: 'bearer',
    may: 'users.read',
    within: 'rows',
    query: z.object({
      ...filters,
      after: z.optional(z.string().check(z.regex(/^[\w-]{1,1200}\.[0-9a-f-]{36}$/, 'request.invalid'))),
      size: pageSize(MOST_BULK, 20),
    }),
    ok: z.object({ items: z.array(PersonRow), total: z.int(), next: z.nullable(z.string()) }),
    says: "Takes any of a piece of name or e-mail, a whole CPF or DNI, a role, a state, a user group and where rights hold, an order and where the page before ended; returns the people of the caller's markets, newest first unless told, personal data masked, counted up to 10,000.",
  }),
  places: call({
    id: 'people.places',
    get: '/people/places',
    access: 'bearer',
    may: 'users.read',
    within: 'rows',
    ok: ScopePlaces,
    says: "Returns the markets, regions and dealer groups within the caller's markets, where rights may be given.",
  }),
  get: call({
    id: 'people.get',
    get: '/people/{id}',
    access: 'bearer',
    may: 'users.read',
    within: { record: 'person', by: 'params.id' },
    params: person,
    ok: PersonDetail,
    errors: notFound,
    says: "Takes a person's id and returns roles, scopes, open sessions and history, leaving an audit entry; refuses one outside the caller's markets as unknown.",
  }),
  changeRights: call({
    id: 'people.rights.update',
    put: '/people/{id}/rights',
    access: 'bearer',
    may: 'users.roles',
    within: { record: 'person', by: 'params.id' },
    params: person,
    body: Rightful,
    ok: PersonDetail,
    errors: {
      ...notFound,
      'request.invalid': 422,
      'users.beyondScope': 403,
      'users.ownAdmin': 409,
      'users.ownRights': 409,
      'users.rightsChanged': 409,
    },
    says: "Takes all roles and scopes a person is to hold and the version they were read in; the person's open sessions have them from the next request on. Rights over money wait until a second administrator agrees. Refuses unknown places by name, rights beyond the caller's own markets, giving oneself any right, giving up one's own right to give, and a version that is not the newest.",
  }),
  decideRights: call({
    id: 'people.rights.decide',
    post: '/people/{id}/rights/decision',
    access: 'bearer',
    may: 'users.roles',
    within: { record: 'person', by: 'params.id' },
    params: person,
    body: z.object({ agreed: z.boolean(), rightsVersion: z.int().check(z.gte(0)) }),
    ok: PersonDetail,
    status: 200,
    errors: {
      ...notFound,
      'users.beyondScope': 403,
      'users.ownAdmin': 409,
      'users.ownRights': 409,
      'users.rightsChanged': 409,
      'users.secondPerson': 409,
    },
    says: 'Takes whether the rights that wait for a second person are given, and the version they were asked in; returns the person. Who asked may take the wish back, not agree to it; refuses what changing the rights refuses, and a version that is not the newest.',
  }),
  changeGroups: call({
    id: 'people.groups.update',
    put: '/people/{id}/groups',
    access: 'bearer',
    may: 'users.roles',
    within: { record: 'person', by: 'params.id' },
    params: person,
    body: Grouped,
    ok: PersonDetail,
    errors: { ...notFound, 'users.beyondScope': 403, 'users.ownGroups': 409, 'users.groupsChanged': 409 },
    says: "Takes the user groups and the loyalty category a person is to have and the version they were read in; every answer about the person has them from then on. Refuses somebody whose rights reach beyond the caller's markets, the caller themselves, and a version that is not the newest.",
  }),
  endSessions: call({
    id: 'people.sessions.delete',
    delete: '/people/{id}/sessions',
    access: 'bearer',
    may: 'users.roles',
    within: { record: 'person', by: 'params.id' },
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
    within: { record: 'person', by: 'params.id' },
    params: person,
    ok: z.object({ status: z.literal('SENT') }),
    status: 201,
    errors: { ...notFound, 'users.alreadyActive': 409, 'request.rateLimited': 429 },
    says: "Takes a person's id and mails the invitation again in their language, the earlier link ending; refuses whose address is confirmed, and more than five an hour.",
  }),
  previewBulk: call({
    id: 'people.bulk.preview',
    post: '/people/bulk/preview',
    access: 'bearer',
    may: 'users.roles',
    within: 'rows',
    readOnly: true,
    body: Bulk,
    ok: z.object({ people: z.array(BulkPerson) }),
    errors: { 'users.bulkRole': 422 },
    says: "Takes an action, its role and up to 200 people; returns for each of the caller's markets whether it would be done, is so already or may not be and why. Changes nothing; refuses a role action without role.",
  }),
  bulk: call({
    id: 'people.bulk.create',
    post: '/people/bulk',
    access: 'bearer',
    may: 'users.roles',
    within: 'rows',
    body: z.object({ ...bulkShape, expected: z.int().check(z.gte(1)) }),
    ok: z.object({ id: z.string(), changed: z.int() }),
    status: 201,
    errors: { 'users.bulkRole': 422, 'users.bulkChanged': 409 },
    says: "Takes an action, its role, up to 200 people and how many of them it is to change, as the preview counted; does it to all of those or to nobody. Leaves out who lies beyond the caller's markets, and the caller's own account and right to give; refuses another count, and a role action without role.",
  }),
  undoBulk: call({
    id: 'people.bulk.undo',
    post: '/people/bulk/{batch}/undo',
    access: 'bearer',
    may: 'users.roles',
    within: 'rows',
    params: z.object({ batch: z.guid() }),
    ok: z.object({ changed: z.int(), skipped: z.int() }),
    errors: { ...notFound, 'users.bulkUndone': 409 },
    says: "Takes one of the caller's own bulk actions and takes it back where nobody has changed the person since; returns how many it skipped; refuses one that was taken back already.",
  }),
})
