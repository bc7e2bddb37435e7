import { siteSettings, type TextView } from '@volante/contract/site-settings'
import { type DealerReach, reachesNothing } from '@volante/domain/policy/held-scopes'
import {
  ALL_SITES,
  countriesOf,
  isOfPlace,
  readSetting,
  type Setting,
  settingOf,
  SETTINGS,
  type SettingValue,
  textIdOf,
  textKey,
} from '@volante/domain/settings/settings'
import { COUNTRIES } from '@volante/domain/vocabulary'
import { refusing } from '@volante/domain/refusal'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { beginPreview } from '../../platform/pages/begin-preview.ts'
import { SITE_VALUES } from '../../platform/sites/live-sites.ts'
import { isPortal, sitePath } from '../../platform/sites/sites.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { isAloneWith } from '../identity/api.ts'
import {
  changeView,
  defaultOf,
  isAnothersToDecide,
  settingView,
  siteAt,
  textMeters,
  textViews,
  widerScopes,
} from './present.ts'
import {
  changesOf,
  type ChangeRow,
  decideChange,
  draftsOf,
  findChange,
  holdValue,
  insertChange,
  markReverted,
  setValue,
  type Stored,
  valueAt,
  valuesOf,
} from './queries.ts'
import { textMatcher } from './text-matcher.ts'
import { textRefusal } from './text-check.ts'

type Reach = DealerReach | 'all'

const TEXTS_A_PAGE = 50

export const siteSettingsHandlers = implement(siteSettings, {
  async list({ ctx, query, reach }) {
    const scopes = scopesWithin(ctx, reach)
    const scope = within(ctx, scopes, query.scope ?? scopes[0])
    const [values, drafts, isAlone] = await Promise.all([
      valuesOf(ctx.db, widerScopes(scope, ctx.siteDefaults)),
      draftsOf(ctx.db, scopes),
      alone(ctx),
    ])
    const items = Object.entries(SETTINGS)
      .filter(([, setting]) => isOfPlace(setting, scope))
      .map(([key, setting]) => settingView(ctx, key, setting, { scope, values, drafts }))
    return { scope, scopes, items, drafts: drafts.map((row) => changeView(ctx, row, isAlone)) }
  },

  async get({ ctx, params: { key }, query, reach }) {
    const scope = within(ctx, scopesWithin(ctx, reach), query.scope)
    const setting = settingAt(ctx, key, scope)
    const [values, drafts, changes, isAlone] = await Promise.all([
      valuesOf(ctx.db, widerScopes(scope, ctx.siteDefaults)),
      draftsOf(ctx.db, [scope]),
      changesOf(ctx.db, scope, key),
      alone(ctx),
    ])
    return {
      setting: settingView(ctx, key, setting, { scope, values, drafts }),
      changes: changes.map((row) => changeView(ctx, row, isAlone)),
      other: await otherText(ctx, key, scope),
    }
  },

  async change({ ctx, params: { key }, body, reach, fail }) {
    const scope = within(ctx, scopesWithin(ctx, reach), body.scope)
    const value = body.value === null ? null : valueOf(ctx, key, scope, body.value)
    const before = await held(ctx, scope, key)
    if (JSON.stringify(before) === JSON.stringify(value)) throw fail('settings.same')
    return keep(ctx, { scope, key, before, value, reverts: null }, body.isPrepared)
  },

  preview({ ctx, params: { key }, body, cookies, reach, fail }) {
    const scope = within(ctx, scopesWithin(ctx, reach), body.scope)
    const value = valueOf(ctx, key, scope, body.value)
    const site = firstOpen(ctx, scope)
    if (!site) throw fail('request.notFound')
    const shown = { set: null, value: { scope, key, value }, name: nameOf(ctx, key), as: body.as }
    const until = beginPreview(ctx, cookies, {
      ...shown,
      ...(body.from && { from: body.from }),
      country: site.country,
      at: null,
    })
    if (!until) throw fail('settings.previewTooLong')
    return { path: sitePath(site), until: until.toISOString() }
  },

  async approve({ ctx, params: { id }, reach, fail }) {
    const row = await draftWithin(ctx, id, reach)
    if (isAnothersToDecide(row.key) && row.made_by === ctx.user.id && !(await alone(ctx)))
      throw fail('sheets.needsAnother')
    const before = await valueAt(ctx.db, row.scope, row.key)
    await decideChange(ctx.db, { id, state: 'IN_FORCE', before, by: ctx.user.id, at: ctx.now })
    await putInForce(ctx, { ...row, value: row.after as Stored })
    return shown(ctx, id)
  },

  async drop({ ctx, params: { id }, reach }) {
    const row = await draftWithin(ctx, id, reach)
    await decideChange(ctx.db, {
      id,
      state: 'DROPPED',
      before: row.before as Stored,
      by: ctx.user.id,
      at: ctx.now,
    })
    return shown(ctx, id)
  },

  async revert({ ctx, params: { id }, reach, fail }) {
    const found = await changeWithin(ctx, id, reach)
    const before = await held(ctx, found.scope, found.key)
    const row = await changeWithin(ctx, id, reach)
    const isNewest = JSON.stringify(before) === JSON.stringify(row.after)
    if (row.state !== 'IN_FORCE' || !isNewest) throw fail('settings.notNow')
    return keep(ctx, { ...row, before, value: row.before as Stored, reverts: id })
  },

  async texts({ ctx, query, reach }) {
    const scopes = scopesWithin(ctx, reach).filter((one) => one !== ALL_SITES)
    const scope = within(ctx, scopes, query.scope ?? scopes[0])
    const site = siteAt(ctx.siteDefaults, scope)
    if (!site) throw ctx.fail('request.notFound')
    const all = textViews(ctx, scope, site, await valuesOf(ctx.db, widerScopes(scope, ctx.siteDefaults)))
    const wanted = (query.text ?? '').toLocaleLowerCase(site.language).trim()
    const isMatch = await saying(ctx, scope, all, query.said)
    const found = all.filter(
      (one) =>
        isMatch(one) &&
        (!query.own || one.isOwn) &&
        (!query.area || one.area === query.area) &&
        (!query.gap || (query.gap === 'any' ? one.gap !== null : one.gap === query.gap)) &&
        [one.id, one.shown, one.other].some((text) => text.toLocaleLowerCase(site.language).includes(wanted)),
    )
    const pages = Math.max(1, Math.ceil(found.length / TEXTS_A_PAGE))
    const page = Math.min(query.page, pages)
    return {
      scope,
      scopes,
      total: found.length,
      page,
      pages,
      areas: textMeters(all),
      items: found.slice((page - 1) * TEXTS_A_PAGE, page * TEXTS_A_PAGE),
    }
  },
})

/** A brand's site at which a value of a place can be seen. */
const firstOpen = ({ sites }: SignedInCtx, scope: string) =>
  sites.find((site) => !isPortal(site) && (scope === ALL_SITES || scope === site.country || scope === site.id))

/** What the bar of a preview calls a value: a setting by its name, a text by its id. */
const nameOf = (ctx: SignedInCtx, key: string): string => textIdOf(key) ?? ctx.text(`settings.name.${key}`)

/** A text as the other country has it. */
async function otherText(ctx: SignedInCtx, key: string, scope: string) {
  if (textIdOf(key) === null) return null
  const other = countriesOf(scope, ctx.siteDefaults)[0] === 'AR' ? 'BR' : 'AR'
  const own = await valueAt(ctx.db, other, key)
  return { scope: other, text: typeof own === 'string' ? own : defaultOf(ctx, key, other) }
}

/** Which texts of a place say a sentence, as they stand there or as they are prepared to, since a preview shows both: those that are surest of it. */
async function saying(ctx: SignedInCtx, scope: string, all: readonly TextView[], sentence: string | undefined) {
  if (sentence === undefined) return () => true
  const says = textMatcher(sentence)
  const letters = new Map(all.map(({ id, shown: words }) => [textKey(id), says(words)]))
  for (const { key, after } of await draftsOf(ctx.db, widerScopes(scope, ctx.siteDefaults)))
    if (typeof after === 'string') letters.set(key, Math.max(says(after), letters.get(key) ?? 0))
  const least = Math.max(1, ...letters.values()) / 2
  return ({ id }: TextView) => (letters.get(textKey(id)) ?? 0) >= least
}

/** The places a caller may set values for: those of all whose customers are in their markets. */
function scopesWithin({ siteDefaults }: SignedInCtx, reach: Reach): string[] {
  if (reachesNothing(reach)) return []
  const markets = reach === 'all' ? 'all' : reach.markets
  return [ALL_SITES, ...COUNTRIES, ...siteDefaults.map(({ id }) => id)].filter(
    (scope) => markets === 'all' || countriesOf(scope, siteDefaults).every((country) => markets.includes(country)),
  )
}

function within(ctx: SignedInCtx, scopes: readonly string[], scope: string | undefined): string {
  if (scope === undefined || !scopes.includes(scope)) throw ctx.fail('request.notFound')
  return scope
}

/** Some are not kept for all; a text must be one of the dictionary's. */
function settingAt(ctx: SignedInCtx, key: string, scope: string): Setting {
  const setting = settingOf(key)
  const text = textIdOf(key)
  const isKnown = setting && isOfPlace(setting, scope) && (text === null || ctx.texts.has(text))
  if (!isKnown) throw ctx.fail('request.notFound')
  return setting
}

function valueOf(ctx: SignedInCtx, key: string, scope: string, typed: string): SettingValue {
  const countries = countriesOf(scope, ctx.siteDefaults)
  const country = countries.length === 1 ? (countries[0] ?? null) : null
  const read = readSetting(settingAt(ctx, key, scope), typed, country)
  if ('refusal' in read) throw refused(ctx, read.refusal)
  const refusal = textIdOf(key) === null ? null : textRefusal(typed, defaultOf(ctx, key, scope))
  if (refusal) throw refused(ctx, refusal)
  return read.value
}

function refused(ctx: SignedInCtx, refusal: Parameters<typeof refusing>[0][string]): Error {
  refuseFields(ctx, refusing({ value: refusal }))
  return ctx.fail('request.invalid')
}

const alone = (ctx: SignedInCtx): Promise<boolean> => isAloneWith(ctx, 'settings.manage')

async function held(ctx: SignedInCtx, scope: string, key: string): Promise<Stored> {
  await holdValue(ctx.db, scope, key)
  const isWaiting = (await draftsOf(ctx.db, [scope])).some((one) => one.key === key)
  if (isWaiting) throw ctx.fail('settings.hasDraft')
  return valueAt(ctx.db, scope, key)
}

interface Wish {
  readonly scope: string
  readonly key: string
  readonly before: Stored
  readonly value: Stored
  readonly reverts: string | null
}

/** A change of what customers are told waits for somebody else, where there is anybody, and one that is only prepared waits too; any other is in force at once. */
async function keep(ctx: SignedInCtx, wish: Wish, isPrepared = false) {
  const isDraft = isPrepared || (settingAt(ctx, wish.key, wish.scope).needsTwo === true && !(await alone(ctx)))
  const markets = countriesOf(wish.scope, ctx.siteDefaults)
  const id = await insertChange(ctx.db, { ...wish, isDraft, markets, by: ctx.user.id, at: ctx.now })
  if (!isDraft) await putInForce(ctx, wish)
  return shown(ctx, id)
}

async function putInForce(ctx: SignedInCtx, { scope, key, value, reverts }: Omit<Wish, 'before'>): Promise<void> {
  await setValue(ctx.db, { scope, key, value, by: ctx.user.id, at: ctx.now })
  if (reverts !== null) await markReverted(ctx.db, reverts)
  await ctx.changed(SITE_VALUES)
}

async function changeWithin(ctx: SignedInCtx, id: string, reach: Reach): Promise<ChangeRow> {
  const row = await findChange(ctx.db, id)
  if (!row || !scopesWithin(ctx, reach).includes(row.scope)) throw ctx.fail('request.notFound')
  return row
}

/** A draft, held; refuses one that was decided on meanwhile, and one that is decided with its set. */
async function draftWithin(ctx: SignedInCtx, id: string, reach: Reach): Promise<ChangeRow> {
  const found = await changeWithin(ctx, id, reach)
  await holdValue(ctx.db, found.scope, found.key)
  const row = await changeWithin(ctx, id, reach)
  if (row.state !== 'DRAFT') throw ctx.fail('settings.notNow')
  if (row.set_id) throw ctx.fail('sheets.inSet')
  return row
}

async function shown(ctx: SignedInCtx, id: string) {
  const row = await findChange(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  return changeView(ctx, row, await alone(ctx))
}
