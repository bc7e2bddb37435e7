import type { ErrorBody } from '@volante/contract/kit'

/** Nobody waits longer for a help that the form works without. */
const PATIENCE_MS = 8_000

export interface FoundAddress {
  readonly street: string
  readonly neighborhood: string
  readonly city: string
  readonly uf: string
}

type Answer = FoundAddress | { readonly problem: string | null }

/** Takes the eight digits of a CEP and the site; returns the address, or why there is none, null where nobody can tell. Streets are blank where the code is a whole town's. */
export async function findAddress(digits: string, site: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(`/api/geography/cep/${digits}`, { signal, headers: { 'x-site': site } })
    if (response.ok) return (await response.json()) as FoundAddress
    return { problem: response.status < 500 ? ((await response.json()) as ErrorBody).message : null }
  } catch {
    return { problem: null }
  }
}
