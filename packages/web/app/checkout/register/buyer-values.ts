import type { OrderPerson } from '@volante/contract/order-shapes'
import type { Self } from '@volante/contract/person-shapes'
import { formatDay, parseDay } from '@volante/domain/date'
import { applyMask } from '@volante/domain/fields/masks'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import type { BuyerValues } from '../forms/checkout-forms.ts'

/** Takes the account; returns what the register holds at first: what the newest order said, completed from the account. */
export async function buyerValues({ api, site }: Page, self: Self): Promise<Partial<BuyerValues>> {
  const last = await lastPerson(api)
  const earlier = Object.fromEntries(
    Object.entries(last ?? {}).flatMap(([name, value]) => (value ? [[name, String(value)] as const] : [])),
  )
  const admission = parseDay(last?.admissionDate ?? '')
  // A company's account holds no number of the person's own.
  const isCompany = !self.cpf && !self.dni && Boolean(self.companyCnpj ?? self.companyCuit)
  return {
    personType: isCompany ? 'legalPerson' : 'physicalPerson',
    name: self.name,
    companyName: self.companyName ?? '',
    ...earlier,
    cnpj: applyMask('cnpj', earlier.cnpj ?? self.companyCnpj ?? ''),
    cuil: applyMask('cuil', earlier.cuil ?? self.companyCuit ?? ''),
    admissionDate: admission ? formatDay(admission, site.language) : '',
    // The account's own number stands: nobody reserves under somebody else's.
    cpf: applyMask('cpf', self.cpf ?? last?.cpf ?? ''),
    dni: applyMask('dni', self.dni ?? last?.dni ?? ''),
  }
}

/** The number an order is made under, as it is written; without script nobody has masked it yet. */
export function taxIdOf({ personType, cnpj, cuil, cpf, dni }: BuyerValues): string {
  if (personType === 'legalPerson') return cnpj ? applyMask('cnpj', cnpj) : applyMask('cuil', cuil)
  return cpf ? applyMask('cpf', cpf) : applyMask('dniOrCuil', dni)
}

/** Nobody who reserves for the first time has one. */
async function lastPerson(api: Page['api']): Promise<OrderPerson | null> {
  try {
    return (await api.reservation.lead({ query: {} })).person
  } catch (error) {
    if (callRefusal(error)) return null
    throw error
  }
}
