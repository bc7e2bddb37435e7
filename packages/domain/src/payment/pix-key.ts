import { isCnpj } from '../company/cnpj.ts'
import { isCpf } from '../person/cpf.ts'

export type PixKeyKind = 'cpf' | 'cnpj' | 'phone' | 'email' | 'random'

// The order decides nothing: no text has two of these forms.
const KINDS: readonly (readonly [PixKeyKind, (key: string) => boolean])[] = [
  ['cpf', (key) => /^\d{11}$/.test(key) && isCpf(key)],
  ['cnpj', (key) => /^[0-9A-Z]{14}$/.test(key) && isCnpj(key)],
  ['phone', (key) => /^\+55[1-9]\d{9,10}$/.test(key)],
  ['email', (key) => key.length <= 77 && /^[^\sA-Z@]+@[^\sA-Z@]+\.[^\sA-Z@]+$/.test(key) && /^[\x21-\x7e]+$/.test(key)],
  ['random', (key) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)],
]

/**
 * Takes a Pix key as a code carries it; returns its kind, or null where the form is wrong: CPF and CNPJ have no mask, a
 * phone starts with +55, e-mail and random key are in lower case (Manual do BR Code).
 */
export function pixKeyKind(key: string): PixKeyKind | null {
  return KINDS.find(([, fits]) => fits(key))?.[0] ?? null
}
