import { hideCpf } from '@volante/domain/person/cpf'

/** "maria@mail.com" -> "m***@mail.com" */
export const maskEmail = (email: string): string => `${email.charAt(0)}***${email.slice(email.lastIndexOf('@'))}`

/** "11987654321" -> "(11) *****-4321" */
export const maskPhone = (phone: string): string => `(${phone.slice(0, 2)}) *****-${phone.slice(-4)}`

/** "ABC1D23" -> "ABC\u2022\u2022\u2022\u2022": enough to tell two cars apart, not to find one. */
export const maskPlate = (plate: string): string => plate.slice(0, 3).padEnd(plate.length, '•')

/** A CPF as ***.456.789-**, any other number by its middle. */
export function maskTaxId(taxId: string): string {
  const plain = taxId.replace(/\W/g, '')
  return /^\d{11}$/.test(plain) ? hideCpf(plain) : `***${plain.slice(3, -2)}**`
}

/** 203.0.113.7 -> 203.0.113.*, 2001:db8:1:2::7 -> 2001:db8:*. */
export const maskIp = (ip: string): string =>
  ip.includes(':') ? `${ip.split(':').slice(0, 2).join(':')}:*` : ip.replace(/(?<!\d)\d+$/, '*')
