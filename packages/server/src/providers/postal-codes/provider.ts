import type { PostalAddress } from '@volante/contract/geography'

/** Returns addresses of postal codes. Both calls answer null when the source does not know, and throw when it fails. */
export interface PostalCodeSource {
  /** Takes a CEP of 8 digits. */
  byCode(cep: string): Promise<PostalAddress | null>
  /** Takes UF, city and street; returns the CEP as 8 digits. */
  byAddress(uf: string, city: string, street: string): Promise<string | null>
}
