import * as z from 'zod/mini'
import { line } from './body-fields.ts'
import { Country } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { short } from './query.ts'

const staff = { access: 'bearer', may: 'shop.open', within: 'rows' } as const

export const SETUP_STEPS = ['group', 'people', 'legal', 'settings', 'sheet'] as const

/** Something to do before the shop opens. */
export const SetupStep = z.object({
  kind: z.enum(SETUP_STEPS),
  /** The sheet, the site or the setting it is about. */
  about: z.nullable(z.string()),
  isDone: z.boolean(),
  /** The shop does not open without it. */
  isNeeded: z.boolean(),
  /** How many there are; null where nothing is counted. */
  count: z.nullable(z.int()),
})
export type SetupStep = z.output<typeof SetupStep>

/** A site that the group may have. */
export const SetupSite = z.object({
  id: z.string(),
  country: Country,
  brand: z.string(),
  name: z.string(),
  /** Cars are looked after there, not sold. */
  afterSalesOnly: z.boolean(),
  isOpen: z.boolean(),
})
export type SetupSite = z.output<typeof SetupSite>

export const SetupState = z.object({
  isOpen: z.boolean(),
  openedAt: z.nullable(z.string()),
  group: z.object({
    /** Null before the group is chosen. */
    name: z.nullable(z.string()),
    /** Each site there can be, portals too. */
    sites: z.array(SetupSite),
    /** What was asked for and another person has yet to approve. */
    waiting: z.nullable(
      z.object({
        by: z.nullable(z.string()),
        at: z.string(),
        name: z.string(),
        /** Ids of the brand sites that would be open. */
        sites: z.array(z.string()),
        /** The caller asked, so somebody else decides. */
        waitsForAnother: z.boolean(),
      }),
    ),
  }),
  steps: z.array(SetupStep),
})
export type SetupState = z.output<typeof SetupState>

/** The outside services, each of which may be tried. */
export const TRY_KINDS = [
  'mail',
  'cardsBr',
  'cardsAr',
  'pix',
  'boleto',
  'maps',
  'postalCodes',
  'messaging',
  'crm',
  'identity',
  'faces',
  'valuation',
  'bank1',
  'bank2',
  'vehicleRegistry',
  'quotationCrm',
  'recallReports',
  'simulationsCdc',
  'simulationsNext',
  'simulationsBalloon',
  'simulationsLinear',
  'files',
] as const

/** Why a try failed. */
export const TRY_REASONS = [
  'dns',
  'refused',
  'tls',
  'slow',
  'credentials',
  'account',
  'address',
  'tooMany',
  'down',
  'refusedRequest',
  'otherService',
  'otherTerms',
  'nothingToAsk',
  'unknown',
] as const

export const ProviderTry = z.object({
  kind: z.enum(TRY_KINDS),
  /** Who serves it by the settings. */
  provider: z.string(),
  /** How the last try went; null before the first one of this provider. `builtIn`: there is nobody outside to ask. */
  last: z.nullable(
    z.object({
      state: z.enum(['works', 'failed', 'builtIn']),
      reason: z.nullable(z.enum(TRY_REASONS)),
      /** A code or status, never an address or a secret. */
      detail: z.nullable(z.string()),
      ms: z.int(),
      at: z.string(),
      by: z.nullable(z.string()),
    }),
  ),
})
export type ProviderTry = z.output<typeof ProviderTry>

/** How a group without the demo begins: its first administrator, what is missing, and the day the shop opens. */
export const setup = service('setup', {
  administrator: call({
    id: 'setup.administrator.create',
    post: '/setup/administrator',
    access: 'public',
    ownTransaction: true,
    body: z.object({
      token: short(200),
      name: line(),
      email: line(),
      password: line(),
      passwordConfirmation: line(),
    }),
    ok: z.object({ expiresAt: z.string() }),
    status: 201,
    errors: { 'request.invalid': 400, 'auth.linkInvalid': 422, 'setup.emailTaken': 409 },
    says: 'Takes the token of the link that the start printed, and a person; makes them the first administrator and signs them in. Refuses a link that was used or is late, what is no password, and an address that has an account.',
  }),
  state: call({
    id: 'setup.state.get',
    get: '/setup',
    ...staff,
    ok: SetupState,
    says: 'Returns whether the shop is open, and what is done and missing before it opens.',
  }),
  group: call({
    id: 'setup.group.update',
    put: '/setup/group',
    ...staff,
    body: z.object({
      name: line(60),
      /** Ids of the brand sites that are open. */
      sites: z.array(short(40)).check(z.maxLength(100)),
    }),
    ok: SetupState,
    errors: { 'request.invalid': 400, 'setup.legalFirst': 409 },
    says: 'Takes the name of the group and its brand sites; every other site is closed and answers as one that does not exist, a portal with the last brand of its country. Once the shop is open, opening and closing waits for another person, where there is one. Refuses no brand, unknown sites, those beyond the reach of the caller, and, once the shop is open, to open one whose company is still an invented one.',
  }),
  decideGroup: call({
    id: 'setup.group.decide',
    post: '/setup/group/decision',
    ...staff,
    body: z.object({ decision: z.enum(['approve', 'drop']) }),
    ok: SetupState,
    errors: { 'request.invalid': 400, 'setup.legalFirst': 409, 'sheets.notReady': 409, 'sheets.needsAnother': 403 },
    says: 'Takes whether the sites that were asked for are approved, and so opened and closed, or dropped. Refuses the approval of whoever asked, unless nobody else could, what update refuses, and where nothing waits.',
  }),
  open: call({
    id: 'setup.shop.open',
    post: '/setup/open',
    ...staff,
    ok: SetupState,
    errors: { 'setup.notReady': 409 },
    says: 'Opens the shop to customers. Refuses while anything needed is missing.',
  }),
  tries: call({
    id: 'setup.tries.list',
    get: '/setup/tries',
    ...staff,
    ok: z.array(ProviderTry),
    says: 'Returns who serves each kind of outside service by the settings, and how its last try went.',
  }),
  try: call({
    id: 'setup.tries.create',
    post: '/setup/tries',
    ...staff,
    ownTransaction: true,
    body: z.object({ kind: z.enum(TRY_KINDS) }),
    ok: ProviderTry,
    says: 'Takes a kind of outside service and really asks it something that changes nothing there, for 15 seconds at most; returns whether it works, or why not.',
  }),
})
