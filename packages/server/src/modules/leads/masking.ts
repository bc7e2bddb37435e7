import { hideCpf } from '@volante/domain/cpf'
import { splitFullName } from '@volante/domain/person-name'

/** "Maria Souza Lima" -> "Maria L." */
export function maskName(name: string): string {
  const { firstName, surname } = splitFullName(name)
  const last = surname.split(' ').at(-1)?.charAt(0)
  return last ? `${firstName} ${last}.` : firstName
}

/** "maria@mail.com" -> "m***@mail.com" */
export const maskEmail = (email: string): string => `${email.charAt(0)}***${email.slice(email.lastIndexOf('@'))}`

/** "11987654321" -> "(11) *****-4321" */
export const maskPhone = (phone: string): string => `(${phone.slice(0, 2)}) *****-${phone.slice(-4)}`

/** A CPF as ***.456.789-**, any other number by its middle. */
export function maskTaxId(taxId: string): string {
  const plain = taxId.replace(/\W/g, '')
  return /^\d{11}$/.test(plain) ? hideCpf(plain) : `***${plain.slice(3, -2)}**`
}
