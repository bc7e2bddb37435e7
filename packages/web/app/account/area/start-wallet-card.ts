import { startCardForm } from '../../card/start-card-form.ts'
import type { LightFacts } from '../../enhance/enhance-facts.ts'

/** A card put into the wallet. */
export function start(form: HTMLElement, facts: LightFacts): void {
  if (form instanceof HTMLFormElement) startCardForm(form, facts, { taken: (leadsTo) => location.assign(leadsTo) })
}
