import type { Address } from '../places/address.ts'
import type { Country } from '../vocabulary.ts'

/** Steps in which a person completes what the platform needs to know (spec platform §2). */
export const USER_DATA_STEPS = ['user-data', 'address-data', 'dealer-data', 'success-message'] as const
export type UserDataStep = (typeof USER_DATA_STEPS)[number]

/** What is known of a person; null where nothing is. */
export interface KnownUserData {
  readonly name: string
  readonly taxId: string | null
  readonly phone: string | null
  readonly birthdate: string | null
  readonly address: Address | null
  readonly dealerCode: string | null
}

export type UserDataField = keyof KnownUserData

const ASKED: readonly (readonly [UserDataField, UserDataStep])[] = [
  ['name', 'user-data'],
  ['taxId', 'user-data'],
  ['phone', 'user-data'],
  ['birthdate', 'user-data'],
  ['address', 'address-data'],
  ['dealerCode', 'dealer-data'],
]

/**
 * Takes what is known of a person; returns the step to continue with and the fields still missing, in the order they are
 * asked (spec platform §2, "User-data completion").
 */
export function userDataCompletion(known: KnownUserData): { step: UserDataStep; missing: UserDataField[] } {
  const missing = ASKED.filter(([field]) => known[field] === null || known[field] === '')
  return { step: missing[0]?.[1] ?? 'success-message', missing: missing.map(([field]) => field) }
}

/** Takes a country and its numbers; returns the one that names a person there: CPF in Brazil, DNI in Argentina. */
export const taxIdOf = (
  country: Country,
  numbers: { readonly cpf: string | null; readonly dni: string | null },
): string | null => (country === 'BR' ? numbers.cpf : numbers.dni)
