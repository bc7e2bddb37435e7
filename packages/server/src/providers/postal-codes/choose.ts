import { builtInPostalCodes, type PostalRanges } from './built-in.ts'
import { type CorreiosSettings, correios, type IbgeLookup } from './correios.ts'
import type { PostalCodeSource } from './provider.ts'
import { type ViaCepSettings, viaCep } from './viacep.ts'

export interface PostalCodeSettings {
  readonly standard: 'built-in' | 'viacep' | 'correios'
  readonly viaCep: ViaCepSettings
  /** Absent without a contract: the built-in ranges answer in its place. */
  readonly correios?: CorreiosSettings
}

export type PostalSourceName = 'viacep' | 'correios'

export interface PostalCodes {
  /** The source a call names; the built-in one stands in for sources that are not switched on. */
  source(name: PostalSourceName, tables: PostalTables): PostalCodeSource
  /** All sources, the standard one first and the built-in one last. */
  inTurn(tables: PostalTables): readonly PostalCodeSource[]
}

export type PostalTables = PostalRanges & { readonly ibgeOf: IbgeLookup }

export function createPostalCodes(settings: PostalCodeSettings): PostalCodes {
  const online = settings.standard !== 'built-in'
  const via = online ? viaCep(settings.viaCep) : undefined
  const post = settings.correios ? correios(settings.correios) : undefined
  const outside = (name: PostalSourceName, tables: PostalTables) => (name === 'viacep' ? via : post?.(tables.ibgeOf))
  return {
    source: (name, tables) => outside(name, tables) ?? builtInPostalCodes(tables),
    inTurn(tables) {
      const names: readonly PostalSourceName[] =
        settings.standard === 'correios' ? ['correios', 'viacep'] : ['viacep', 'correios']
      return [...names.flatMap((name) => outside(name, tables) ?? []), builtInPostalCodes(tables)]
    },
  }
}
