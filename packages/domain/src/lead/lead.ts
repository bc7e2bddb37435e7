import { type Address, isAddressValid } from '../places/address.ts'
import { cpfDigits } from '../person/cpf.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { ContactChannel, Country } from '../vocabulary.ts'

/**
 * A site's setting for leads without CPF: nowhere, everywhere, or in the cities (IBGE codes) and at the dealers
 * listed.
 */
export type LeadWithoutCpf = {
  readonly isEnabled: boolean
  readonly isEverywhere: boolean
  readonly cityCodes: readonly string[]
  readonly dealerIds: readonly string[]
}

export type LeadPlace = { readonly cityCode?: string; readonly dealerId?: string }

/** Takes the setting and where the lead goes; returns whether it may come without CPF (spec platform §5). */
export function mayLeadOmitCpf(setting: LeadWithoutCpf, place: LeadPlace): boolean {
  if (!setting.isEnabled) return false
  if (setting.isEverywhere) return true
  const { cityCode, dealerId } = place
  return (
    (cityCode !== undefined && setting.cityCodes.includes(cityCode)) ||
    (dealerId !== undefined && setting.dealerIds.includes(dealerId))
  )
}

/**
 * Takes the typed CPF and whether the form shows it; returns what the lead carries: its digits when shown, else the
 * text as it is (spec platform §5).
 */
export function leadCpf(value: string, isShown: boolean): string {
  return isShown ? cpfDigits(value) : value
}

/**
 * Takes the address form, null when it is not shown; returns the address the lead carries: only a valid one (spec
 * platform §5).
 */
export function leadAddress(address: Address | null, country: Country): Address | null {
  return address && isAddressValid(address, country) ? address : null
}

/** Takes the contact channels a person allows; refuses none allowed (spec platform §5). */
export function contactOptInRefusal(allowed: Partial<Readonly<Record<ContactChannel, boolean>>>): Refusal | null {
  return Object.values(allowed).includes(true) ? null : refuse('validation.contactOptIn')
}
