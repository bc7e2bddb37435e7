import type { LightFacts } from '../../enhance/enhance-facts.ts'
import { tellSent } from './tell-sent.ts'

/** A receipt that is read tells those who measure, where that is allowed. */
export function start(place: HTMLElement, facts: LightFacts): void {
  const { protocol = '', product } = place.dataset
  tellSent(facts, { protocol, product: product ?? null })
}
