import { SETTING_GROUPS, SETTING_KINDS } from '@volante/domain/settings/settings'
import { TEXT_AREAS, TEXT_GAPS, type TextArea } from '@volante/domain/settings/text-gaps'
import * as z from 'zod/mini'
import { PREVIEW_AS } from './change-sets.ts'
import { call, service } from './kit.ts'
import { bool, int, short } from './query.ts'

const staff = { access: 'bearer', may: 'settings.manage', within: 'rows' } as const
const onChange = z.object({ id: z.guid() })
const scope = short(40)
const onKey = z.object({ key: short(120) })

export const VALUE_STATES = ['DRAFT', 'IN_FORCE', 'DROPPED', 'REVERTED'] as const

/** Values as they are typed; null is what holds without it. */
export const ValueChange = z.object({
  id: z.string(),
  scope: z.string(),
  key: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  state: z.enum(VALUE_STATES),
  isUndoing: z.boolean(),
  madeBy: z.nullable(z.string()),
  madeAt: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  /** The caller asked for it, and somebody else can decide. */
  waitsForAnother: z.boolean(),
  /** The set it is decided with; null where it is decided by itself. */
  changeSet: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type ValueChange = z.output<typeof ValueChange>

export const SettingView = z.object({
  key: z.string(),
  group: z.enum(SETTING_GROUPS),
  kind: z.enum(SETTING_KINDS),
  min: z.nullable(z.int()),
  max: z.nullable(z.int()),
  options: z.array(z.string()),
  needsTwo: z.boolean(),
  /** What the file says; of several sites, of the first. */
  default: z.string(),
  /** The value of a wider place, and which. */
  inherited: z.nullable(z.object({ value: z.string(), scope: z.string() })),
  own: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  isStale: z.boolean(),
  isWaiting: z.boolean(),
})
export type SettingView = z.output<typeof SettingView>

const AREAS = Object.keys(TEXT_AREAS) as [TextArea, ...TextArea[]]

export const TextView = z.object({
  id: z.string(),
  default: z.string(),
  /** What the page shows. */
  shown: z.string(),
  /** The same text in the other language. */
  other: z.string(),
  isOwn: z.boolean(),
  area: z.enum(AREAS),
  /** What is wrong with it; null where nothing is. */
  gap: z.nullable(z.enum(TEXT_GAPS)),
})
export type TextView = z.output<typeof TextView>

export const TextMeter = z.object({
  area: z.enum(AREAS),
  texts: z.int(),
  missing: z.int(),
  empty: z.int(),
  same: z.int(),
})
export type TextMeter = z.output<typeof TextMeter>

const decisions = { 'request.notFound': 404 } as const
const byAnother = { ...decisions, 'sheets.needsAnother': 403 } as const

/** What administrators set instead of the defaults of a site: settings and texts, with what they were. */
export const siteSettings = service('site-settings', {
  list: call({
    id: 'siteSettings.list',
    get: '/site-settings',
    ...staff,
    query: z.object({ scope: z.optional(scope) }),
    ok: z.object({
      scope: z.string(),
      /** The places the caller may set values for, the widest first. */
      scopes: z.array(z.string()),
      items: z.array(SettingView),
      drafts: z.array(ValueChange),
    }),
    errors: { 'request.notFound': 404 },
    says: "Takes a place (all, a country, a site) and returns its settings with default, inherited and own values, and what waits for a decision within the caller's markets.",
  }),
  get: call({
    id: 'siteSettings.get',
    get: '/site-settings/values/{key}',
    ...staff,
    params: onKey,
    query: z.object({ scope }),
    ok: z.object({
      setting: SettingView,
      changes: z.array(ValueChange),
      /** A text in the other language, and the country it is written for; null for what is no text. */
      other: z.nullable(z.object({ scope: z.string(), text: z.string() })),
    }),
    errors: { 'request.notFound': 404 },
    says: 'Takes a key and a place; returns the setting and its newest 50 changes there. Refuses what there is not.',
  }),
  change: call({
    id: 'siteSettings.change',
    post: '/site-settings/values/{key}',
    ...staff,
    params: onKey,
    body: z.object({
      scope,
      value: z.nullable(z.string().check(z.maxLength(8_000))),
      /** Only prepared: it waits for a change set, or for somebody to put it in force. */
      isPrepared: z.optional(z.boolean()),
    }),
    ok: ValueChange,
    status: 201,
    errors: { 'request.invalid': 400, 'request.notFound': 404, 'settings.same': 409 },
    says: 'Takes a key, a place and a value as typed, null for the default; puts it in force in every process, or keeps it for somebody else to decide where customers are told of it, and where it is only prepared. Refuses a value against its rule, the same value, and a second draft.',
  }),
  preview: call({
    id: 'siteSettings.preview',
    post: '/site-settings/values/{key}/previews',
    ...staff,
    params: onKey,
    body: z.object({
      scope,
      value: z.string().check(z.maxLength(8_000)),
      as: z._default(z.enum(PREVIEW_AS), 'visitor'),
      /** The value's page with what was typed, to which the preview leads back. */
      from: z.optional(
        z.string().check(z.maxLength(400), z.regex(/^\/admin\/settings\/values\/[\w%.-]+\?[\w=&%.-]+$/)),
      ),
    }),
    ok: z.object({ path: z.string(), until: z.string() }),
    errors: { 'request.invalid': 400, 'request.notFound': 404, 'settings.previewTooLong': 422 },
    says: "Takes a key, a place and a value as typed, which is kept nowhere; for an hour the caller's browser is shown the shop of that country with it in force, where nothing can be written. Refuses a value against its rule, a place without an open site, and one too long for a browser to keep.",
  }),
  approve: call({
    id: 'siteSettings.approve',
    post: '/site-settings/changes/{id}/approval',
    ...staff,
    params: onChange,
    ok: ValueChange,
    errors: byAnother,
    says: 'Takes a draft and puts it in force. Refuses the person who asked for it, while there is another.',
  }),
  drop: call({
    id: 'siteSettings.drop',
    delete: '/site-settings/changes/{id}',
    ...staff,
    params: onChange,
    ok: ValueChange,
    errors: decisions,
    says: 'Takes a draft and drops it.',
  }),
  revert: call({
    id: 'siteSettings.revert',
    post: '/site-settings/changes/{id}/reverts',
    ...staff,
    params: onChange,
    ok: ValueChange,
    status: 201,
    errors: { ...decisions, 'settings.notNow': 409 },
    says: 'Takes a change in force and sets the value from before it, under the same rule of two people. Refuses a change that another has followed.',
  }),
  texts: call({
    id: 'siteSettings.texts',
    get: '/site-settings/texts',
    ...staff,
    query: z.object({
      scope: z.optional(scope),
      text: z.optional(short(120)),
      said: z.optional(short(400)),
      own: z.optional(bool()),
      area: z.optional(z.enum(AREAS)),
      gap: z.optional(z.enum(['any', ...TEXT_GAPS])),
      page: z._default(int(1, 1_000), 1),
    }),
    ok: z.object({
      scope: z.string(),
      scopes: z.array(z.string()),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      /** How many texts each area has, and how many of them each kind of gap. */
      areas: z.array(TextMeter),
      items: z.array(TextView),
    }),
    errors: { 'request.notFound': 404 },
    says: 'Takes a country or a site, words or a key, a sentence as a page says it, an area, or a gap; returns the texts that hold them or say it, 50 a page, with the other language beside, and by area how many are missing, empty or left in the other language.',
  }),
})
