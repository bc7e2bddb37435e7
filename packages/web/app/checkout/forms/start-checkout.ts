import { startForm } from '../../forms/start-form.ts'
import type { LightFacts } from '../../enhance/enhance-facts.ts'
import { CHECKOUT_FORMS } from './checkout-forms.ts'

/** The checkout's forms with script. */
export const start = (form: HTMLElement, facts: LightFacts): void => startForm(form, CHECKOUT_FORMS, facts)
