import { cnpjCharacters, formatCnpj } from './cnpj.ts'
import { formatCpf } from '../person/cpf.ts'

/**
 * Takes what was typed so far; returns 'cpf' up to 11 digits, 'cnpj' beyond, or as soon as a letter is there (spec
 * platform §5).
 */
export function cpfCnpjKind(value: string): 'cpf' | 'cnpj' {
  return /^\d{0,11}$/.test(cnpjCharacters(value)) ? 'cpf' : 'cnpj'
}

/** Takes a complete CPF or CNPJ; returns it with its mask, other texts unchanged. */
export function formatCpfCnpj(value: string): string {
  return cpfCnpjKind(value) === 'cpf' ? formatCpf(value) : formatCnpj(value)
}
