import type { PostalAddress } from '@volante/contract/geography'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { PostalSourceName, PostalTables } from '../../providers/postal-codes/choose.ts'
import { cityOfPostalCode, ibgeOf } from './queries.ts'

const tablesOf = ({ db }: Ctx): PostalTables => ({
  cityOf: (cep) => cityOfPostalCode(db, cep),
  ibgeOf: (uf, city) => ibgeOf(db, uf, city),
})

/**
 * Asks one source, or all in turn until one knows the CEP. Null when those that answered do not know it; 'failed' when
 * none answered. A source that fails is logged and passed over.
 */
export async function addressFrom(
  ctx: Ctx,
  cep: string,
  name?: PostalSourceName,
): Promise<PostalAddress | null | 'failed'> {
  const tables = tablesOf(ctx)
  const { postalCodes } = ctx.providers
  const sources = name ? [postalCodes.source(name, tables)] : postalCodes.inTurn(tables)
  let answered = false
  for (const source of sources) {
    try {
      const address = await source.byCode(cep)
      if (address) return address
      answered = true
    } catch (error) {
      ctx.log.warn({ err: error }, 'postal code source failed')
    }
  }
  return answered ? null : 'failed'
}

/** The CEP of an address; null when no source knows it or all fail, which is logged (calls §8). */
export async function postalCodeOf(ctx: Ctx, uf: string, city: string, street: string): Promise<string | null> {
  for (const source of ctx.providers.postalCodes.inTurn(tablesOf(ctx))) {
    try {
      const cep = await source.byAddress(uf, city, street)
      if (cep) return cep
    } catch (error) {
      ctx.log.warn({ err: error }, 'postal code by address failed')
    }
  }
  return null
}
