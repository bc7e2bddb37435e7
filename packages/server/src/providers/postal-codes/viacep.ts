import type { PostalAddress } from '@volante/contract/geography'
import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { fetchJson, isOutage } from '../fetch-json.ts'
import type { PostalCodeSource } from './provider.ts'

export interface ViaCepSettings {
  readonly base: string
  readonly timeoutMs?: number
}

const Entry = z.object({
  cep: z.string().check(z.regex(/^\d{5}-?\d{3}$/)),
  logradouro: z.string(),
  bairro: z.string(),
  localidade: z.string().check(z.minLength(1)),
  uf: z.string().check(z.regex(/^[A-Z]{2}$/)),
  ibge: z.string().check(z.regex(/^\d{7}$/)),
})
/** An unknown code is answered with 200 and `erro`, as true or "true". */
const Answer = z.union([Entry, z.object({ erro: z.union([z.literal(true), z.literal('true')]) })])
const Entries = z.array(Entry)

/** ViaCEP: /{cep}/json/ and /{uf}/{city}/{street}/json/. */
export function viaCep({ base, timeoutMs = 3_000 }: ViaCepSettings): PostalCodeSource {
  const breaker = createBreaker({ name: 'ViaCEP', counts: isOutage })
  const ask = <S extends z.ZodMiniType>(schema: S, ...parts: string[]): Promise<z.output<S>> => {
    const url = `${base.replace(/\/$/, '')}/${parts.map(encodeURIComponent).join('/')}/json/`
    return breaker(async () => z.parse(schema, await fetchJson({ url, timeoutMs, retries: 1 })))
  }
  return {
    async byCode(cep): Promise<PostalAddress | null> {
      const found = await ask(Answer, cep)
      if ('erro' in found) return null
      const { logradouro: street, bairro: neighborhood, localidade: city, uf, ibge } = found
      return { postalCode: cep, street, neighborhood, city, uf, ibge, precision: street ? 'street' : 'city' }
    },
    async byAddress(uf, city, street) {
      const [first] = await ask(Entries, uf, city, street)
      return first ? first.cep.replace('-', '') : null
    },
  }
}
