import { isOneOf } from '../choice.ts'
import { cnpjRefusal } from '../company/cnpj.ts'
import { isMarker } from '../lead/partner-link.ts'
import { CANCELLATION_REASONS } from '../order/cancellation.ts'
import { INSTALMENTS_MAX } from '../payment/instalments.ts'
import { cuitRefusal } from '../person/cuil.ts'
import { emailRefusal } from '../person/email.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { appearanceText, readAppearance } from '../theme/appearance-text.ts'
import type { Appearance } from '../theme/tokens.ts'
import { COUNTRIES, type Country, FUELS } from '../vocabulary.ts'

export const SETTING_GROUPS = [
  'features',
  'theme',
  'lead',
  'purchase',
  'legal',
  'addresses',
  'labels',
  'times',
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/** What a value is. A choice of several and codes are told as words between commas, an appearance as lines of names and values. */
export const SETTING_KINDS = [
  'flag',
  'number',
  'line',
  'email',
  'taxId',
  'address',
  'marker',
  'codes',
  'choices',
  'dress',
] as const
export type SettingKind = (typeof SETTING_KINDS)[number]

/** Where a value may be kept: for all sites, for a country's, or for one site. What is in a language is not for all. */
export const ALL_SITES = 'all'

/** All there is to say of a setting but its words, which are `settings.name.<key>` and `settings.does.<key>`. */
export interface Setting {
  readonly group: SettingGroup
  readonly kind: SettingKind
  readonly min?: number
  readonly max?: number
  readonly options?: readonly string[]
  /** The text of each option, by its key. */
  readonly optionTexts?: Readonly<Record<string, string>>
  /** Whoever asks for a change does not decide on it: customers are told who sells to them, or what they pay follows from it. */
  readonly needsTwo?: true
  /** Words of one language. */
  readonly isWorded?: true
  /** One site's own: neither for all nor for a country. */
  readonly isOfSite?: true
}

const flag = (group: SettingGroup): Setting => ({ group, kind: 'flag' })
const legal = (kind: SettingKind = 'line', max = 200): Setting => ({
  group: 'legal',
  kind,
  max,
  needsTwo: true,
  isWorded: true,
})
const address: Setting = { group: 'addresses', kind: 'address', max: 300 }
/** A limit of what people pay, or of what staff may give. */
const limit = (min: number, max: number): Setting => ({ group: 'purchase', kind: 'number', min, max, needsTwo: true })

/** Services whose public calls the pages may ask elsewhere, and the areas of partners. */
export const ELSEWHERE = ['dealer-search', 'price', 'version-comparator', 'discountclub', 'rewards', 'eper'] as const

/** The settings of a site by their path in its configuration (spec platform §7, §9): `sites/*.json` holds the defaults. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  'features.chatbot': flag('features'),
  'features.subsidizedPrice': { ...flag('features'), needsTwo: true },
  'features.leadForCitiesWithoutInfluenceArea': flag('features'),
  'features.cpfCnpjInLeadForm': flag('features'),
  'features.dataLayerMutationsDisabled': flag('features'),
  'features.leadsAllowedWithoutCpf': flag('features'),
  theme: { group: 'theme', kind: 'dress', max: 4_000, needsTwo: true, isOfSite: true },
  'lead.withoutCpf.anywhere': flag('lead'),
  'lead.withoutCpf.cities': { group: 'lead', kind: 'codes', max: 4_000 },
  'lead.withoutCpf.dealers': { group: 'lead', kind: 'codes', max: 4_000 },
  'lead.address': flag('lead'),
  'lead.replyHours': { group: 'lead', kind: 'number', min: 1, max: 240 },
  'weakLogin.brandMarker': { group: 'lead', kind: 'marker', isOfSite: true },
  'weakLogin.typeMarker': { group: 'lead', kind: 'marker', isOfSite: true },
  'purchase.instalmentsMax': limit(1, INSTALMENTS_MAX),
  'purchase.photoAttempts': { group: 'purchase', kind: 'number', min: 1, max: 10 },
  'purchase.photoMinutes': { group: 'purchase', kind: 'number', min: 1, max: 60 },
  'purchase.uploadMegabytes': { group: 'purchase', kind: 'number', min: 1, max: 100 },
  'purchase.discountMax': limit(0, 100),
  'purchase.quotationSeller': limit(0, 100),
  'purchase.quotationManager': limit(0, 100),
  'purchase.quotationRegional': limit(0, 100),
  'purchase.cancellationReasons': {
    group: 'purchase',
    kind: 'choices',
    options: Object.keys(CANCELLATION_REASONS),
    optionTexts: CANCELLATION_REASONS,
  },
  'legal.companyName': legal(),
  'legal.taxId': legal('taxId', 20),
  'legal.address': legal(),
  'legal.phone': legal('line', 40),
  'legal.email': legal('email'),
  'legal.hours': legal(),
  'legal.dpoName': legal(),
  'legal.dpoEmail': legal('email'),
  messagingAddress: address,
  directionsAddress: address,
  // Whoever answers there says prices and what a person is given.
  ...Object.fromEntries(ELSEWHERE.map((name) => [`baseAddresses.${name}`, { ...address, needsTwo: true }])),
  ...Object.fromEntries(
    FUELS.map((fuel) => [`fuelLabels.${fuel}`, { group: 'labels', kind: 'line', max: 40, isWorded: true } as const]),
  ),
  // Nothing kept is ever older than four hours (spec platform §9).
  cacheTtlMs: { group: 'times', kind: 'number', min: 0, max: 14_400_000 },
  locationTtlMs: { group: 'times', kind: 'number', min: 60_000, max: 2_592_000_000 },
  'anchors.delayMs': { group: 'times', kind: 'number', min: 0, max: 5_000 },
  'anchors.offsetPx': { group: 'times', kind: 'number', min: 0, max: 500 },
}

const TEXT = 'texts.'

/** Takes a key; returns the id of the text that it names, null where it names none. */
export const textIdOf = (key: string): string | null => (key.startsWith(TEXT) ? key.slice(TEXT.length) : null)

/** Takes the id of a text; returns the key of a site's own. */
export const textKey = (id: string): string => TEXT + id

/** A text is the public page itself, so it takes two people. */
const OWN_TEXT: Setting = { group: 'labels', kind: 'line', max: 4_000, needsTwo: true, isWorded: true }

/** Takes a key; returns what is said of it, undefined where nothing is kept under it. Which texts there are the dictionary knows. */
export const settingOf = (key: string): Setting | undefined =>
  textIdOf(key) === null ? (Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : undefined) : OWN_TEXT

/** Takes a key; returns the way to its value in a site's configuration. */
export function settingPath(key: string): readonly string[] {
  const text = textIdOf(key)
  return text === null ? key.split('.') : ['texts', text]
}

/** Takes a setting and a place; returns whether it may be set there. */
export const isOfPlace = ({ isWorded, isOfSite }: Setting, scope: string): boolean => {
  if (scope === ALL_SITES) return !isWorded && !isOfSite
  return !isOfSite || !isOneOf(COUNTRIES, scope)
}

/** What is kept: a site's configuration holds exactly such values, but of its theme only what an appearance has. */
export type SettingValue = string | number | boolean | readonly string[] | Appearance

type Read = { readonly value: SettingValue } | { readonly refusal: Refusal }

/** Takes a setting, the text typed and the country, null for all; returns the value, or why it is none. */
export function readSetting(setting: Setting, typed: string, country: Country | null): Read {
  const text = typed.trim()
  if (setting.kind === 'codes' || setting.kind === 'choices') return readMany(setting, text)
  if (setting.kind === 'marker')
    return text === '' || isMarker(text) ? { value: text } : { refusal: refuse('settings.marker') }
  if (text === '') return { refusal: refuse('validation.required') }
  if (setting.kind === 'flag')
    return text === 'true' || text === 'false' ? { value: text === 'true' } : { refusal: refuse('request.invalid') }
  if (setting.kind === 'number') return readNumber(setting, text)
  if (text.length > (setting.max ?? Infinity)) return { refusal: refuse('settings.tooLong', { max: setting.max ?? 0 }) }
  if (setting.kind === 'dress') return readAppearance(text)
  const refusal = lineRefusal(setting.kind, text, country)
  return refusal ? { refusal } : { value: text }
}

function readNumber({ min = 0, max = Infinity }: Setting, text: string): Read {
  const value = Number(text)
  const isWithin = /^\d{1,12}$/.test(text) && value >= min && value <= max
  return isWithin ? { value } : { refusal: refuse('settings.number', { min, max }) }
}

function readMany({ options, max = Infinity }: Setting, text: string): Read {
  const value = [...new Set(text.split(/[\n,;]+/).flatMap((one) => one.trim() || []))]
  if (text.length > max) return { refusal: refuse('settings.tooLong', { max }) }
  if (!options) return { value }
  const isKnown = value.length > 0 && value.every((one) => isOneOf(options, one))
  return isKnown ? { value } : { refusal: refuse('settings.choose') }
}

function lineRefusal(kind: SettingKind, text: string, country: Country | null): Refusal | null {
  if (kind === 'email') return emailRefusal(text)
  if (kind === 'taxId') return country === 'AR' ? cuitRefusal(text) : cnpjRefusal(text)
  if (kind === 'address') return isWebAddress(text) ? null : refuse('settings.address')
  return null
}

/** Only what a browser may be sent to, without somebody's password in it. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
  return isSafe && username === '' && password === ''
}

/** Takes a value; returns it as it is typed. */
export function settingText(value: SettingValue | undefined): string {
  if (value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  return 'tokens' in value ? appearanceText(value) : value.join(', ')
}

type Place = { readonly id: string; readonly country: Country }

/** Takes a site; returns the places whose values it has, the one nearest to it last. */
export const scopesOf = ({ id, country }: Place): readonly string[] => [ALL_SITES, country, id]

/** Takes a place and the sites; returns the countries whose customers a value there reaches, none where there is no such place. */
export function countriesOf(scope: string, sites: readonly Place[]): readonly Country[] {
  if (scope === ALL_SITES) return COUNTRIES
  const country = COUNTRIES.find((one) => one === scope) ?? sites.find(({ id }) => id === scope)?.country
  return country ? [country] : []
}

const STALE_MS = 180 * 86_400_000

/** Takes a setting, when its value was changed and the present; returns whether it is a flag that nobody has looked at for half a year. */
export const isStale = ({ kind }: Setting, changedAt: Date | null, now: Date): boolean =>
  kind === 'flag' && changedAt !== null && now.getTime() - changedAt.getTime() > STALE_MS
