import { useState } from 'react'
import type { Card, CardTrouble } from './use-card.ts'

/** Why the last card was not accepted; `id` tells one time from the next. */
export interface Failure {
  readonly id: string
  readonly reason: string | undefined
  /** Set where no bank was asked. */
  readonly trouble?: CardTrouble | undefined
}

/**
 * Takes a card and why the bank refused the last one, if it did. Returns the newest failure, and what a form with a card does before it
 * is sent: the card goes to the tokeniser, its token into what is posted.
 */
export function useTokenised(card: Card, refused: Failure | null = null) {
  const [own, setOwn] = useState<(Failure & { readonly after: string | undefined }) | null>(null)
  const prepare = async (posted: FormData): Promise<boolean> => {
    // A card of the wallet needs no number.
    if (posted.get('cardId')) return true
    const sent = await card.send()
    if ('failure' in sent) {
      setOwn({ id: crypto.randomUUID(), reason: sent.failure, trouble: sent.trouble, after: refused?.id })
    }
    if (!('token' in sent)) return false
    posted.set('cardToken', sent.token)
    card.forgetCode()
    return true
  }
  return { prepare, failure: own && own.after === refused?.id ? own : refused }
}
