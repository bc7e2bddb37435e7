import type { SettingView, TextMeter, TextView, ValueChange } from '@volante/contract/site-settings'
import type { Site } from '@volante/contract/site'
import {
  countriesOf,
  isStale,
  scopesOf,
  type Setting,
  settingOf,
  settingPath,
  settingText,
  type SettingValue,
  textKey,
} from '@volante/domain/settings/settings'
import { areaOfText, gapFinder, TEXT_AREAS, type TextArea } from '@volante/domain/settings/text-gaps'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import type { ChangeRow, valuesOf } from './queries.ts'

type Values = Awaited<ReturnType<typeof valuesOf>>

/** The place's site: itself, or the first that the place is of. */
export const siteAt = (sites: readonly Site[], scope: string): Site | undefined =>
  sites.find(({ id }) => id === scope) ?? sites.find(({ country }) => countriesOf(scope, sites).includes(country))

/** Takes a place and the sites; returns it and the wider ones, itself last. */
export function widerScopes(scope: string, sites: readonly Site[]): readonly string[] {
  const site = siteAt(sites, scope)
  const scopes = site ? scopesOf(site) : []
  return scopes.slice(0, scopes.indexOf(scope) + 1)
}

/** What the file of a site says under a key, as it is typed; a text's is the dictionary's where the file has none. */
export function defaultOf(ctx: Pick<Ctx, 'siteDefaults' | 'texts'>, key: string, scope: string): string {
  const site = siteAt(ctx.siteDefaults, scope)
  const [first = '', ...rest] = settingPath(key)
  if (first === 'texts' && site) {
    const id = rest.join('.')
    return (scope === site.id ? site.texts[id] : undefined) ?? ctx.texts.dictionary(site.language)[id] ?? ''
  }
  const found = [first, ...rest].reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[name] : undefined),
    site,
  )
  return settingText(found as SettingValue | undefined)
}

interface Known {
  readonly scope: string
  readonly values: Values
  readonly drafts: readonly ChangeRow[]
}

export function settingView(ctx: Ctx, key: string, setting: Setting, { scope, values, drafts }: Known): SettingView {
  const ofKey = values.filter((one) => one.key === key)
  const own = ofKey.find((one) => one.scope === scope)
  const wider = widerScopes(scope, ctx.siteDefaults)
    .slice(0, -1)
    .toReversed()
    .flatMap((at) => ofKey.find((one) => one.scope === at) ?? [])[0]
  return {
    key,
    group: setting.group,
    kind: setting.kind,
    min: setting.min ?? null,
    max: setting.max ?? null,
    options: [...(setting.options ?? [])],
    needsTwo: setting.needsTwo === true,
    default: defaultOf(ctx, key, scope),
    inherited: wider ? { value: textOf(wider.value), scope: wider.scope } : null,
    own: own ? textOf(own.value) : null,
    changedBy: own?.changed_by ?? null,
    changedAt: own?.changed_at.toISOString() ?? null,
    isStale: isStale(setting, own?.changed_at ?? null, ctx.now),
    isWaiting: drafts.some((one) => one.scope === scope && one.key === key),
  }
}

const textOf = (value: unknown): string => settingText((value ?? undefined) as SettingValue | undefined)
const orNull = (value: unknown): string | null => (value === null ? null : textOf(value))

/** What customers are told is decided by somebody else than who asks. */
export const isAnothersToDecide = (key: string): boolean => settingOf(key)?.needsTwo === true

export const changeView = (ctx: SignedInCtx, row: ChangeRow, isAlone: boolean): ValueChange => ({
  id: row.id,
  scope: row.scope,
  key: row.key,
  before: orNull(row.before),
  after: orNull(row.after),
  state: row.state,
  isUndoing: row.reverts !== null,
  madeBy: row.maker,
  madeAt: row.made_at.toISOString(),
  decidedBy: row.decider,
  decidedAt: row.decided_at?.toISOString() ?? null,
  waitsForAnother: row.state === 'DRAFT' && isAnothersToDecide(row.key) && row.made_by === ctx.user.id && !isAlone,
  changeSet: row.set_id && row.set_name ? { id: row.set_id, name: row.set_name } : null,
})

/** Every text of a place's language, as it stands there, by id. */
export function textViews(ctx: Ctx, scope: string, site: Site, values: Values): TextView[] {
  const base = ctx.texts.dictionary(site.language)
  const other = ctx.texts.dictionary(site.language === 'pt-BR' ? 'es-AR' : 'pt-BR')
  const set = new Map(
    widerScopes(scope, ctx.siteDefaults).flatMap((at) =>
      values.filter((one) => one.scope === at).map((one) => [one.key, one] as const),
    ),
  )
  const gapOf = gapsIn(base, other)
  return Object.keys({ ...base, ...other })
    .toSorted()
    .map((id) => {
      const found = set.get(textKey(id))
      const standard = (scope === site.id ? site.texts[id] : undefined) ?? base[id]
      const shown = found ? textOf(found.value) : standard
      const isOwn = found?.scope === scope
      return {
        id,
        default: standard ?? '',
        shown: shown ?? '',
        other: other[id] ?? '',
        isOwn,
        area: areaOfText(id),
        gap: gapOf(id, shown),
      }
    })
}

type Dictionary = Parameters<typeof gapFinder>[0]

/** Learning the words of two languages takes a moment, and the dictionaries are there as long as the process. */
const finders = new WeakMap<Dictionary, ReturnType<typeof gapFinder>>()

function gapsIn(own: Dictionary, other: Dictionary): ReturnType<typeof gapFinder> {
  const found = finders.get(own) ?? gapFinder(own, other)
  finders.set(own, found)
  return found
}

/** Takes the texts of a place; returns by area how many there are and what is wrong with how many. */
export function textMeters(texts: readonly TextView[]): TextMeter[] {
  const byArea = Map.groupBy(texts, ({ area }) => area)
  return (Object.keys(TEXT_AREAS) as TextArea[]).map((area) => {
    const own = byArea.get(area) ?? []
    const count = (gap: TextView['gap']) => own.filter((one) => one.gap === gap).length
    return { area, texts: own.length, missing: count('missing'), empty: count('empty'), same: count('same') }
  })
}
