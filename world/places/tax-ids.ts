import { cnpjCheckDigits } from '../../packages/domain/src/company/cnpj.ts'

/** Valid but invented company numbers: the check digits are right, the numbers belong to nobody we know. */

/** A CNPJ of 14 digits from the company's 8 and the branch number. */
export function cnpjOf(company: number, branch: number): string {
  const body = `${String(company).padStart(8, '0')}${String(branch).padStart(4, '0')}`
  return body + cnpjCheckDigits(body)
}

const CUIT_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** A CUIT of 11 digits, of a company (prefix 30) unless another prefix is given; a number whose check digit would be 10 is skipped, as the registry does. */
export function cuitOf(number: number, prefix = '30'): string {
  const body = `${prefix}${String(number).padStart(8, '0')}`
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (CUIT_WEIGHTS[at] ?? 0), 0)
  const check = 11 - (sum % 11)
  return check === 10 ? cuitOf(number + 1, prefix) : `${body}${check === 11 ? 0 : check}`
}
