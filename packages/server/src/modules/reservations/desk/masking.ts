import { hideCpf } from '@volante/domain/cpf'
import { splitFullName } from '@volante/domain/person-name'
import type { OrderRow } from '../order/order-row.ts'

/** A buyer in a list: "Maria L." and the middle of the document. */
export function maskedBuyer({ buyer_name, document }: OrderRow): { name: string; document: string } {
  const { firstName, surname } = splitFullName(buyer_name)
  const last = surname.split(' ').at(-1)?.charAt(0)
  return {
    name: last ? `${firstName} ${last}.` : firstName,
    document: /^\d{11}$/.test(document) ? hideCpf(document) : `***${document.slice(3, -2)}**`,
  }
}
