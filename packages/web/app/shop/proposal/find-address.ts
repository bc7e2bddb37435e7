import { postalCodeRefusal } from '@volante/domain/places/postal-code'
import type { MessageKey } from '@volante/domain/refusal'
import type { FoundAddress } from '../../forms/address/find-address.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'

/** Takes a CEP; returns its address, or the message of the field. Streets are blank where the code is a whole town's. */
export async function findAddress(
  { api, site }: Pick<Page, 'api' | 'site'>,
  typed: string,
): Promise<FoundAddress | { readonly refusal: MessageKey }> {
  const refusal = postalCodeRefusal(typed, site.country)
  if (refusal) return { refusal: refusal.key }
  try {
    const { street, neighborhood, city, uf } = await api.geography.cepGet({ params: { cep: typed.trim() } })
    return { street, neighborhood, city, uf }
  } catch (error) {
    if ((callRefusal(error)?.status ?? 500) < 500) return { refusal: 'validation.postalCode.notFound' }
    throw error
  }
}
