import { postalCodeRefusal } from './postal-code.ts'
import { checkFilled, type Presence, type Refusal, type Refusals, refuse, refusing } from '../refusal.ts'
import { textRefusal } from '../text.ts'
import type { Country } from '../vocabulary.ts'

/** An address as a form holds it. `withoutNumber` is the box "sem número", which many real addresses need. */
export type Address = {
  readonly postalCode: string
  readonly street: string
  readonly number: string
  readonly withoutNumber?: boolean
  readonly complement: string
  readonly neighbourhood: string
  readonly city: string
  readonly stateCode: string
}

/**
 * Takes a house number; refuses other characters than digits, and 0 or less (spec platform §5). Letters belong to the
 * complement.
 */
export function addressNumberRefusal(value: string, presence: Presence = 'required'): Refusal | null {
  return checkFilled(value, presence, (number) => {
    if (!/^-?\d+$/.test(number)) return refuse('validation.digitsOnly')
    return /^0*[1-9]\d*$/.test(number) ? null : refuse('validation.addressNumber.positive')
  })
}

/**
 * Takes an address and its country; returns the refusal of each field that has one (spec platform §5). Argentina asks
 * no neighbourhood.
 */
export function addressRefusals(address: Address, country: Country): Refusals {
  return refusing({
    postalCode: postalCodeRefusal(address.postalCode, country),
    street: textRefusal(address.street),
    number: address.withoutNumber ? null : addressNumberRefusal(address.number),
    complement: textRefusal(address.complement, 'optional'),
    neighbourhood: textRefusal(address.neighbourhood, country === 'BR' ? 'required' : 'optional'),
    city: textRefusal(address.city),
    stateCode: textRefusal(address.stateCode),
  })
}

/** Takes a street with its number and their country; returns how people there write them: Rua das Flores, 10 and Calle Alsina 2180. */
export function streetLine({ street, number }: Pick<Address, 'street' | 'number'>, country: Country): string {
  return [street.trim(), number.trim()].filter(Boolean).join(country === 'BR' ? ', ' : ' ')
}

/** Takes an address and its country; returns whether no field is refused. */
export function isAddressValid(address: Address, country: Country): boolean {
  return Object.keys(addressRefusals(address, country)).length === 0
}
