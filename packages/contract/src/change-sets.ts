import * as z from 'zod/mini'
import { Country } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { int, short } from './query.ts'

export const SET_STATES = [
  'OPEN',
  'APPROVED',
  'SCHEDULED',
  'PUBLISHED',
  'STOPPED',
  'REVERTING',
  'REVERTED',
  'DROPPED',
] as const
export type SetState = (typeof SET_STATES)[number]

/** As whom the shop is seen in a preview: nobody who is signed in, or a made-up account of a person, a company or an employee. */
export const PREVIEW_AS = ['visitor', 'customer', 'company', 'employee'] as const
export type PreviewAs = (typeof PREVIEW_AS)[number]

const staff = { access: 'bearer', may: 'data.manage', within: 'rows' } as const
const ofSet = { access: 'bearer', may: 'data.manage', within: { record: 'changeSet', by: 'params.id' } } as const
const onSet = z.object({ id: z.guid() })
const partName = z.string().check(z.regex(/^[a-z-]{1,40}$/, 'request.invalid'))
const notFound = { 'request.notFound': 404 } as const
const decided = { ...notFound, 'changeSets.notNow': 409 } as const
const byAnother = { ...decided, 'sheets.needsAnother': 403 } as const

/** YYYY-MM-DDTHH:mm, as the clocks of a country show it. */
const LocalTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'validation.date.invalid'))

const SetPart = z.object({
  kind: z.string(),
  id: z.string(),
  /** Message key of what it is called. */
  name: z.string(),
  /** Its page in the workplace. */
  path: z.string(),
  rows: z.int(),
  madeBy: z.nullable(z.string()),
  /** False while it is read, or where nothing of it can be published. */
  isReady: z.boolean(),
  needsTwo: z.boolean(),
})

export const ChangeSet = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(SET_STATES),
  parts: z.int(),
  madeBy: z.nullable(z.string()),
  madeAt: z.string(),
  approvedBy: z.nullable(z.string()),
  approvedAt: z.nullable(z.string()),
  publishAt: z.nullable(z.string()),
  /** In whose clocks the time was told. */
  timeZone: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  /** It came more than five seconds after its time: nothing ran then. */
  isLate: z.boolean(),
  revertedAt: z.nullable(z.string()),
  /** Rows that were not taken back since they had changed. */
  skipped: z.int(),
  /** Why it was not published. */
  problem: z.nullable(z.string()),
})
export type ChangeSet = z.output<typeof ChangeSet>

export const ChangeSetDetail = z.extend(ChangeSet, {
  content: z.array(SetPart),
  /** Whether approval must come from somebody else than the viewer. */
  waitsForAnother: z.boolean(),
  revertAskedBy: z.nullable(z.string()),
  /** What the viewer's taking back would be: done, asked of a second person, or waiting for one. */
  revert: z.enum(['done', 'asked', 'waits']),
})
export type ChangeSetDetail = z.output<typeof ChangeSetDetail>

/** Changes of several kinds that belong together: approved, published and taken back as one. */
export const changeSets = service('change-sets', {
  list: call({
    id: 'changeSets.list',
    get: '/change-sets',
    ...staff,
    query: z.object({
      state: z.optional(z.enum(SET_STATES)),
      /** A part of its name. */
      text: z.optional(short(120)),
      after: z.optional(z.guid()),
      size: z._default(int(1, 100), 30),
    }),
    ok: z.object({ items: z.array(ChangeSet), next: z.nullable(z.string()) }),
    says: 'Takes a state, a part of a name and where the page before ended; returns the change sets within reach, newest first.',
  }),
  create: call({
    id: 'changeSets.create',
    post: '/change-sets',
    ...staff,
    body: z.object({ name: short(120) }),
    ok: ChangeSetDetail,
    status: 201,
    says: 'Takes a name and returns a new, empty change set.',
  }),
  get: call({
    id: 'changeSets.get',
    get: '/change-sets/{id}',
    ...ofSet,
    params: onSet,
    ok: ChangeSetDetail,
    errors: notFound,
    says: 'Takes an id; returns the set with its parts and what the viewer may decide.',
  }),
  drop: call({
    id: 'changeSets.delete',
    delete: '/change-sets/{id}',
    ...ofSet,
    params: onSet,
    ok: ChangeSetDetail,
    errors: decided,
    says: 'Takes the id of a set that is not scheduled or published and gives it up; its parts are again on their own.',
  }),
  add: call({
    id: 'changeSets.parts.create',
    post: '/change-sets/{id}/parts',
    ...ofSet,
    params: onSet,
    body: z.object({ kind: partName, id: z.guid() }),
    ok: ChangeSetDetail,
    errors: { ...decided, 'changeSets.taken': 409 },
    says: 'Takes an open set and a prepared change, which is published after those already in it. Refuses one that is decided or in another set.',
  }),
  remove: call({
    id: 'changeSets.parts.delete',
    delete: '/change-sets/{id}/parts/{kind}/{part}',
    ...ofSet,
    params: z.object({ id: z.guid(), kind: partName, part: z.guid() }),
    ok: ChangeSetDetail,
    errors: decided,
    says: 'Takes an open set and one of its parts and takes it out.',
  }),
  approve: call({
    id: 'changeSets.approve',
    post: '/change-sets/{id}/approve',
    ...ofSet,
    params: onSet,
    ok: ChangeSetDetail,
    errors: { ...byAnother, 'changeSets.empty': 409 },
    says: 'Takes an open set and approves what it holds. Refuses who prepared any of it where it is about money, and a set without anything to publish.',
  }),
  reopen: call({
    id: 'changeSets.reopen',
    post: '/change-sets/{id}/reopen',
    ...ofSet,
    params: onSet,
    ok: ChangeSetDetail,
    errors: decided,
    says: 'Takes a set that is approved or was stopped; it can be changed again and needs a new approval. Each part is tried again with the rows as they are now.',
  }),
  schedule: call({
    id: 'changeSets.schedule',
    post: '/change-sets/{id}/schedule',
    ...ofSet,
    params: onSet,
    body: z.object({ country: Country, at: LocalTime, which: z.optional(z.enum(['first', 'second'])) }),
    ok: ChangeSetDetail,
    errors: {
      ...decided,
      'request.invalid': 400,
      'changeSets.past': 422,
      'changeSets.noSuchTime': 422,
      'changeSets.twice': 422,
    },
    says: "Takes an approved set and a time by a country's clocks; it is published then, or at another time where it was scheduled already. Refuses a time that has passed, one that the clocks skip, and one they show twice unless it is said which.",
  }),
  cancel: call({
    id: 'changeSets.cancel',
    post: '/change-sets/{id}/cancel',
    ...ofSet,
    params: onSet,
    ok: ChangeSetDetail,
    errors: decided,
    says: 'Takes a scheduled set, which is then approved without a time. Refuses one whose time has come.',
  }),
  publish: call({
    id: 'changeSets.publish',
    post: '/change-sets/{id}/publish',
    ...ofSet,
    params: onSet,
    ok: ChangeSetDetail,
    errors: decided,
    says: 'Takes an approved or scheduled set and publishes it at once, all of it or nothing.',
  }),
  preview: call({
    id: 'changeSets.preview',
    post: '/change-sets/{id}/preview',
    ...ofSet,
    params: onSet,
    body: z.object({ site: short(60), at: z.optional(LocalTime), as: z._default(z.enum(PREVIEW_AS), 'visitor') }),
    ok: z.object({ path: z.string(), until: z.string() }),
    errors: { ...decided, 'request.invalid': 400, 'changeSets.noSuchTime': 422, 'changeSets.tooLarge': 422 },
    says: "Takes a set, a site, a time by its clocks and as whom it is seen; for an hour the caller's browser is shown the shop of that country as it would be then with the set in force, where nothing can be written. Refuses an unknown site, a time its clocks skip, and more rows than a page can wait for.",
  }),
  revert: call({
    id: 'changeSets.revert',
    post: '/change-sets/{id}/revert',
    ...ofSet,
    params: onSet,
    ok: ChangeSetDetail,
    errors: byAnother,
    says: 'Takes a published set and takes all of it back except what changed since, which is counted. Where two are needed the first asks and the second does it.',
  }),
  keep: call({
    id: 'changeSets.keep',
    post: '/change-sets/{id}/keep',
    ...ofSet,
    params: onSet,
    ok: ChangeSetDetail,
    errors: decided,
    says: 'Takes a published set that somebody asked to take back, and leaves it in force.',
  }),
})
