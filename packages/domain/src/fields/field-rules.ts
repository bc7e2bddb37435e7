import { adultBirthDateRefusal } from '../person/birth-date.ts'
import { choiceRefusal } from '../choice-refusal.ts'
import { cnpjRefusal } from '../company/cnpj.ts'
import { cpfRefusal } from '../person/cpf.ts'
import { cuilRefusal, cuitRefusal, dniOrCuilRefusal } from '../person/cuil.ts'
import { type Day, modelYearRefusal } from '../date.ts'
import { dniRefusal } from '../person/dni.ts'
import { emailRefusal } from '../person/email.ts'
import { newPasswordRefusal } from '../person/password.ts'
import { fullNameRefusal, personNameRefusal } from '../person/person-name.ts'
import { leadServicePhoneRefusal, phoneRefusal } from '../person/phone.ts'
import { plateRefusal } from '../car/plate.ts'
import { amountRefusal, currencyOf } from '../money/price.ts'
import { type Presence, type Refusal, type Refusals, refusing } from '../refusal.ts'
import { companyNameRefusal, countRefusal, digitsOnlyRefusal, requiredRefusal, textRefusal } from '../text.ts'
import type { Country } from '../vocabulary.ts'

/** Where and when a rule is applied: the country's formats, the day at the site. */
export interface Place {
  readonly country: Country
  readonly today: Day
}

type Rule = (value: string, presence: Presence, place: Place, dni: string | null) => Refusal | null

/** What a field of a person, a company, an address or a payment may hold, by the name of its rule. */
const RULES = {
  /** A name with surname. */
  fullName: (value, presence) => fullNameRefusal(value, presence),
  /** A name, with or without surname. */
  name: (value, presence) => personNameRefusal(value, presence),
  companyName: (value, presence) => companyNameRefusal(value, presence),
  email: (value, presence) => emailRefusal(value, presence),
  phone: (value, presence, { country }) => phoneRefusal(value, country, presence),
  /** A phone as the lead services send it. */
  leadServicePhone: (value, presence, { country }) => leadServicePhoneRefusal(value, country, presence),
  /** The birth date of an adult. */
  birthDate: (value, presence, { today }) => adultBirthDateRefusal(value, today, presence),
  cpf: (value, presence) => cpfRefusal(value, presence),
  cnpj: (value, presence) => cnpjRefusal(value, presence),
  dni: (value, presence) => dniRefusal(value, presence),
  /** A person's CUIL, which holds the DNI of the same form. */
  cuil: (value, presence, _place, dni) => cuilRefusal(value, dni, presence),
  cuit: (value, presence) => cuitRefusal(value, presence),
  dniOrCuil: (value, presence) => dniOrCuilRefusal(value, presence),
  newPassword: (value, presence) => (presence === 'optional' && value === '' ? null : newPasswordRefusal(value)),
  plate: (value, presence, { country }) => plateRefusal(value, country, presence),
  /** Money above zero as people write it in the country. */
  amount: (value, presence, { country }) => amountRefusal(value, currencyOf(country), presence),
  /** A whole number above zero. */
  count: (value, presence) => countRefusal(value, presence),
  digits: (value, presence) => digitsOnlyRefusal(value, presence),
  modelYear: (value, presence) => modelYearRefusal(value, presence),
  text: (value, presence) => textRefusal(value, presence),
  /** Anything but a blank. */
  filled: (value) => requiredRefusal(value),
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof RULES

/** What a field must hold: a rule, with a question mark behind it where the field may stay blank, or one of a list's values. */
export type Need<Name extends RuleName = RuleName> =
  | Name
  | `${Name}?`
  | { readonly oneOf: readonly string[]; readonly presence?: Presence }

/** The fields of a form or call as data, each under its own name: `{ contactName: 'name', phone: 'phone?' }`. */
export type FieldRules<Field extends PropertyKey = string, Name extends RuleName = RuleName> = {
  readonly [Key in Field]?: Need<Name>
}

/**
 * Takes values as typed, the rules of their fields, and the place, whose day only birth dates need; returns the refusal of
 * each field that breaks its rule, in the order of the rules. To a rule absent, null and blank are alike (spec platform §5).
 */
export function fieldRefusals<Values extends object>(
  values: Values,
  rules: FieldRules<keyof Values, Exclude<RuleName, 'birthDate'>>,
  place: Pick<Place, 'country'>,
): Refusals
export function fieldRefusals<Values extends object>(
  values: Values,
  rules: FieldRules<keyof Values>,
  place: Place,
): Refusals
export function fieldRefusals(values: object, rules: FieldRules, place: Pick<Place, 'country'>): Refusals {
  const typed = new Map(Object.entries(values).map(([field, value]) => [field, String(value ?? '')]))
  const fields = entriesOf(rules).map(([field, need]) => ({ field, need, value: typed.get(field) ?? '' }))
  const dni = fields.find(({ need }) => need === 'dni' || need === 'dni?')?.value ?? null
  const known = { today: '', ...place, dni }
  return refusing(Object.fromEntries(fields.map(({ field, need, value }) => [field, needRefusal(value, need, known)])))
}

/**
 * Takes a change and the rules of all that can be changed; returns the rules of the fields that it sets. An absent field
 * stays as it is, null clears one.
 */
export function rulesOfChange(change: object, rules: FieldRules): FieldRules {
  const set = new Map(Object.entries(change))
  return Object.fromEntries(entriesOf(rules).filter(([field]) => (set.get(field) ?? null) !== null))
}

/** Takes what a field must hold; returns whether it may stay blank. */
export const presenceOf = (need: Need): Presence =>
  typeof need === 'string' ? (need.endsWith('?') ? 'optional' : 'required') : (need.presence ?? 'required')

function needRefusal(value: string, need: Need, known: Place & { readonly dni: string | null }): Refusal | null {
  const presence = presenceOf(need)
  if (typeof need !== 'string') return choiceRefusal(value, need.oneOf, presence)
  return RULES[need.replace('?', '') as RuleName](value, presence, known, known.dni)
}

const entriesOf = (rules: FieldRules): (readonly [string, Need])[] =>
  Object.entries(rules).flatMap(([field, need]) => (need ? [[field, need] as const] : []))
