import type { Day } from '../date.ts'
import { dueDay, dueFactor } from './due-factor.ts'

const REAL = '9'
const LARGEST_CENTS = 9_999_999_999

export interface Boleto {
  /** Bank code, 3 digits. */
  readonly bank: string
  /** Null leaves the amount open. */
  readonly amountCents: number | null
  readonly due: Day | null
  /** The 25 digits the bank lays out for itself: agreement, own number, portfolio. */
  readonly free: string
}

/**
 * Takes bank, amount in cents, due day and free field; returns the 44 digits of the bar code; throws on what does not
 * fit, an amount above R$ 99,999,999.99 too (Carta-Circular BCB 2.926/2000).
 */
export function boletoBarCode({ bank, amountCents, due, free }: Boleto): string {
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(free)) throw new RangeError('a bank has 3 digits, a free field 25')
  const cents = amountCents ?? 0
  if (!Number.isInteger(cents) || cents < 0 || cents > LARGEST_CENTS)
    throw new RangeError('the amount does not fit a boleto')
  const head = bank + REAL
  const tail = dueFactor(due) + String(cents).padStart(10, '0') + free
  return head + barCodeDigit(head + tail) + tail
}

/** Takes the 44 digits of a valid bar code; returns the 47 digits people type, each of three fields with its own digit. */
export function boletoLine(barCode: string): string {
  const free = barCode.slice(19)
  const fields = [barCode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)]
  return fields.map((field) => field + lineDigit(field)).join('') + barCode.slice(4, 19)
}

/** Takes the 47 digits; returns them in the spacing printed on a boleto: 5.5 5.6 5.6 1 14. */
export function formatBoletoLine(line: string): string {
  return line.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
}

/** Takes a typed line, dots and spaces ignored; returns the bar code, or null where one of its four digits is wrong. */
export function barCodeOfLine(typed: string): string | null {
  const line = typed.replace(/[.\s]/g, '')
  if (!/^\d{47}$/.test(line)) return null
  const barCode = line.slice(0, 4) + line.slice(32) + line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31)
  return isBoletoBarCode(barCode) && boletoLine(barCode) === line ? barCode : null
}

/** Takes a text; returns whether it is the bar code of a boleto in reais: 44 digits with the right check digit. */
export function isBoletoBarCode(text: string): boolean {
  return /^\d{3}9\d{40}$/.test(text) && barCodeDigit(text.slice(0, 4) + text.slice(5)) === text.charAt(4)
}

/**
 * Takes a bar code or a typed line, and the day to which a due factor is nearest; returns what it says, or null where
 * length or check digits are wrong. Slips of public utilities (48 digits) are another layout and refused.
 */
export function readBoleto(text: string, reference: Day): Boleto | null {
  const barCode = isBoletoBarCode(text) ? text : barCodeOfLine(text)
  if (!barCode) return null
  return {
    bank: barCode.slice(0, 3),
    due: dueDay(barCode.slice(5, 9), reference),
    amountCents: Number(barCode.slice(9, 19)) || null,
    free: barCode.slice(19),
  }
}

/** Modulo 11, weights 2 to 9 from the right; 0, 10 and 11 become 1, so a bar code never has the digit 0. */
function barCodeDigit(digits: string): string {
  const sum = fromRight(digits).reduce((total, digit, at) => total + digit * (2 + (at % 8)), 0)
  const digit = 11 - (sum % 11)
  return String(digit > 9 ? 1 : digit)
}

/** Modulo 10, weights 2 and 1 from the right, products counted digit by digit. */
function lineDigit(digits: string): string {
  const products = fromRight(digits).map((digit, at) => (at % 2 === 0 ? digit * 2 : digit))
  const sum = products.reduce((total, product) => total + (product > 9 ? product - 9 : product), 0)
  return String((10 - (sum % 10)) % 10)
}

const fromRight = (digits: string): number[] => Array.from(digits, Number).reverse()
