import { type PublicKey, type Signed, signatureCheck } from '@volante/domain/signature/signed'
import { markOf, marked } from '../../enhance/marks.ts'
import type { Part } from '../../enhance/parts.ts'

/** Checks what was signed in the reader's own browser, and says what it found. */
const checkPassport: Part = (place) => {
  const show = (verdict: string) => {
    for (const one of place.querySelectorAll<HTMLElement>(marked('verdict')))
      one.hidden = markOf(one, 'verdict') !== verdict
  }
  show('checking')
  void verdictOf(markOf(place, 'signed') ?? '').then(show)
}

async function verdictOf(text: string): Promise<'good' | 'bad' | 'unsupported'> {
  // An address without encryption has no such keys.
  if (!globalThis.crypto?.subtle) return 'unsupported'
  const { signed, keys } = JSON.parse(text) as { readonly signed: Signed; readonly keys: readonly PublicKey[] }
  const check = await signatureCheck(keys)
  if (!check) return 'unsupported'
  if ((await check(signed)) !== null) return 'bad'
  const { id } = JSON.parse(signed.content) as { readonly id: string }
  return location.pathname.endsWith(`/${id}`) ? 'good' : 'bad'
}

export default checkPassport
