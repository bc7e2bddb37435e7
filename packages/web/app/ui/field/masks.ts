import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core'

const digit = /\d/
const letter = /[a-z]/i
const either = /[0-9a-z]/i

type Slots = (RegExp | string)[]

const of = (pattern: string): Slots =>
  [...pattern].map((sign) => (sign === '0' ? digit : sign === 'A' ? letter : sign === '*' ? either : sign))

const upper: MaskitoPostprocessor = ({ value, selection }) => ({ value: value.toUpperCase(), selection })

/** What is pasted may carry its own punctuation, spaces or country code. */
const bare =
  (strip: RegExp): MaskitoPreprocessor =>
  ({ elementState, data }) => ({ elementState, data: data.replace(strip, '') })

const digitsOnly = bare(/\D/g)

const count = (value: string): number => value.replace(/\D/g, '').length

export const cpfMask: MaskitoOptions = { mask: of('000.000.000-00'), preprocessors: [digitsOnly] }
export const cnpjMask: MaskitoOptions = {
  mask: of('**.***.***/****-00'),
  preprocessors: [bare(/[^0-9a-z]/gi)],
  postprocessors: [upper],
}
export const cepMask: MaskitoOptions = { mask: of('00000-000'), preprocessors: [digitsOnly] }
const dniMask: MaskitoOptions = { mask: of('00.000.000'), preprocessors: [digitsOnly] }
const cuilMask: MaskitoOptions = { mask: of('00-00000000-0'), preprocessors: [digitsOnly] }
/** A DNI until there are nine digits, then a CUIL: one digit more than a DNI has must be typable. */
const dniOrCuilMask: MaskitoOptions = {
  mask: ({ value }) => (count(value) > 8 ? of('00-00000000-0') : of('00.000.0000')),
  preprocessors: [digitsOnly],
}
const dateMask: MaskitoOptions = { mask: of('00/00/0000'), preprocessors: [digitsOnly] }
const cardMask: MaskitoOptions = { mask: of('0000 0000 0000 0000 000'), preprocessors: [digitsOnly] }
/** Mercosur plates of Brazil (ABC1D23) and the older ABC-1234, typed without the hyphen. */
export const plateBrMask: MaskitoOptions = {
  mask: of('AAA0*00'),
  preprocessors: [bare(/[^0-9a-z]/gi)],
  postprocessors: [upper],
}
/** Argentine plates: AB123CD and the older ABC123. */
export const plateArMask: MaskitoOptions = {
  mask: ({ value }) => (digit.test(value[2] ?? '') ? of('AA000AA') : of('AA*000*').slice(0, 6)),
  preprocessors: [bare(/[^0-9a-z]/gi)],
  postprocessors: [upper],
}
/** Takes what is typed or pasted; answers the national digits. 55 is an area code of Brazil too: only a number too long for one country loses it. */
export function nationalDigits(typed: string, country: 'BR' | 'AR'): string {
  const digits = typed.replace(/\D/g, '')
  if (country === 'BR') return digits.length > 11 ? digits.replace(/^0*55/, '') : digits
  const national = digits.length > 10 ? digits.replace(/^0*54/, '') : digits
  return national.length > 10 ? national.replace(/^9/, '') : national
}

const phone =
  (country: 'BR' | 'AR'): MaskitoPreprocessor =>
  ({ elementState, data }) => ({ elementState, data: nationalDigits(data, country) })

/** Landlines have eight digits after the area code, mobiles nine: the hyphen moves when the ninth arrives. */
export const phoneBrMask: MaskitoOptions = {
  mask: ({ value }) => (count(value) > 10 ? of('(00) 00000-0000') : of('(00) 0000-00000')),
  preprocessors: [phone('BR')],
}
/** Area codes have two to four digits, the whole number ten: grouped for the commonest, Buenos Aires. */
const phoneArMask: MaskitoOptions = { mask: of('00 0000-0000'), preprocessors: [phone('AR')] }

/** Takes what was typed and the caret; answers it with thousands grouped, at most two decimals, and the caret after the same digit. */
export function groupMoney(value: string, caret: number): { readonly value: string; readonly caret: number } {
  const kept = value.replace(/[^\d,]/g, '')
  const [whole = '', ...rest] = kept.split(',')
  const integer = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3}){1,6}$)/g, '.')
  const text = rest.length > 0 ? `${integer},${rest.join('').slice(0, 2)}` : integer
  const after = value.slice(caret).replace(/[^\d,]/g, '').length
  let at = text.length
  for (let left = after; left > 0 && at > 0; at -= 1) if (text[at - 1] !== '.') left -= 1
  // Before the point, not after it: the next backspace must meet a digit.
  return { value: text, caret: text[at - 1] === '.' ? at - 1 : at }
}

export const moneyMask: MaskitoOptions = {
  mask: /^[\d.,]*$/,
  preprocessors: [bare(/[^\d.,]/g)],
  postprocessors: [
    ({ value, selection }) => {
      const grouped = groupMoney(value, selection[1])
      return { value: grouped.value, selection: [grouped.caret, grouped.caret] }
    },
  ],
}

/** A field names its mask, so that the page can say it without script. */
export const MASKS = {
  cpf: cpfMask,
  cnpj: cnpjMask,
  cep: cepMask,
  dni: dniMask,
  cuil: cuilMask,
  dniOrCuil: dniOrCuilMask,
  date: dateMask,
  card: cardMask,
  plateBr: plateBrMask,
  plateAr: plateArMask,
  phoneBr: phoneBrMask,
  phoneAr: phoneArMask,
  money: moneyMask,
} as const satisfies Readonly<Record<string, MaskitoOptions>>

export type MaskName = keyof typeof MASKS

/** Takes a typed amount (1.234,5); answers integer cents, or null when there is no digit. */
export function centsOf(typed: string): number | null {
  const [whole = '', decimals = ''] = typed.replace(/[^\d,]/g, '').split(',')
  if (whole === '' && decimals === '') return null
  const cents = Number(whole || '0') * 100 + Number(`${decimals}00`.slice(0, 2))
  return Number.isSafeInteger(cents) ? cents : null
}
