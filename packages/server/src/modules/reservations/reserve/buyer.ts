import { orderDocument, orderPersonRefusals } from '@volante/contract/order-rules'
import type { OrderPerson } from '@volante/contract/order-shapes'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { type Account, accountAlone } from '../../identity/api.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { today } from '../../../platform/sites/today.ts'

export interface Buyer {
  readonly person: OrderPerson
  /** CPF, CNPJ, DNI or CUIT without mask. */
  readonly document: string
  readonly name: string
  readonly email: string
}

/** Takes what the form said of the buyer, who makes no other order until the end of the transaction; completes it from the account and refuses (422) each field that is wrong. */
export async function buyerOf(ctx: SignedInCtx, typed: OrderPerson): Promise<Buyer> {
  const account = await accountAlone(ctx.db, ctx.user.id)
  if (!account) throw ctx.fail('request.unauthorized')
  const stated = completed(typed, account)
  refuseFields(ctx, orderPersonRefusals(stated, { country: ctx.site.country, today: today(ctx) }))
  const person = trimmed(stated)
  return {
    person,
    document: orderDocument(person, ctx.site.country),
    name: (person.personType === 'legalPerson' ? person.companyName : person.name) ?? '',
    email: account.email,
  }
}

/** Rules let a space stand behind a text; nothing keeps one. */
const trimmed = (person: OrderPerson): OrderPerson =>
  Object.fromEntries(
    Object.entries(person).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  )

/** A person's number that the account knows stands: nobody reserves under the CPF or DNI of somebody else. */
export function completed(typed: OrderPerson, account: Account): OrderPerson {
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null && value !== ''))
  return {
    personType: typed.cnpj ? 'legalPerson' : 'physicalPerson',
    name: account.name,
    phone: account.phone,
    birthdate: account.birthdate,
    cnpj: account.cnpj,
    ...given,
    cpf: account.cpf ?? typed.cpf,
    dni: account.dni ?? typed.dni,
  }
}
