import type { PostalAddress } from '@volante/contract/geography'
import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { fetchJson, isOutage, ServiceFailure } from '../fetch-json.ts'
import type { PostalCodeSource } from './provider.ts'

export interface CorreiosSettings {
  readonly base: string
  readonly token: string
  readonly timeoutMs?: number
}

const Entry = z.object({
  cep: z.string().check(z.regex(/^\d{5}-?\d{3}$/)),
  uf: z.string().check(z.regex(/^[A-Z]{2}$/)),
  localidade: z.string().check(z.minLength(1)),
  logradouro: z._default(z.string(), ''),
  bairro: z._default(z.string(), ''),
})
const Entries = z.object({ itens: z._default(z.array(Entry), []) })

/** Returns the IBGE code of a city, which Correios does not give. */
export type IbgeLookup = (uf: string, city: string) => Promise<string | null>

/** Correios' CEP service, version 2: /enderecos/{cep} and /enderecos?uf&localidade&logradouro, with a bearer token. */
export function correios({
  base,
  token,
  timeoutMs = 3_000,
}: CorreiosSettings): (ibgeOf: IbgeLookup) => PostalCodeSource {
  const breaker = createBreaker({ name: 'Correios', counts: isOutage })
  const headers = { authorization: `Bearer ${token}` }
  const ask = async <S extends z.ZodMiniType>(schema: S, path: string): Promise<z.output<S> | null> => {
    const url = `${base.replace(/\/$/, '')}/enderecos${path}`
    try {
      return await breaker(async () => z.parse(schema, await fetchJson({ url, headers, timeoutMs, retries: 1 })))
    } catch (error) {
      if (error instanceof ServiceFailure && error.status === 404) return null
      throw error
    }
  }
  return (ibgeOf) => ({
    async byCode(cep): Promise<PostalAddress | null> {
      const found = await ask(Entry, `/${cep}`)
      if (!found) return null
      const { uf, localidade: city, logradouro: street, bairro: neighborhood } = found
      return {
        postalCode: cep,
        street,
        neighborhood,
        city,
        uf,
        ibge: await ibgeOf(uf, city),
        precision: street ? 'street' : 'city',
      }
    },
    async byAddress(uf, city, street) {
      const found = await ask(
        Entries,
        `?${new URLSearchParams({ uf, localidade: city, logradouro: street }).toString()}`,
      )
      const first = found?.itens[0]
      return first ? first.cep.replace('-', '') : null
    },
  })
}
