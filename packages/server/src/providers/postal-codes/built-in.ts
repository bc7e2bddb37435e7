import type { PostalAddress } from '@volante/contract/geography'
import { stateOfCep } from '@volante/domain/places/postal-ranges'
import type { PostalCodeSource } from './provider.ts'

/** Where the built-in source looks up which city a CEP belongs to, and a city's first range. */
export interface PostalRanges {
  cityOf(cep: string): Promise<{ code: string; name: string; state: string } | undefined>
}

/** Without a network: the city by its range, else the state by its own. Streets are not known. */
export function builtInPostalCodes(ranges: PostalRanges): PostalCodeSource {
  return {
    async byCode(cep): Promise<PostalAddress | null> {
      const uf = stateOfCep(cep)
      if (!uf) return null
      const city = await ranges.cityOf(cep)
      return {
        postalCode: cep,
        street: '',
        neighborhood: '',
        city: city?.name ?? '',
        uf: city?.state ?? uf,
        ibge: city?.code ?? null,
        precision: city ? 'city' : 'state',
      }
    },
    async byAddress() {
      return null
    },
  }
}
