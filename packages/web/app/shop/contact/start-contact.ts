import { checkForm } from '../../shell/light/form/check-form.ts'
import { formWords } from '../../shell/light/form/form-words.ts'
import { startMasks } from '../../shell/light/form/masks.ts'
import { postInPlace } from '../../shell/light/form/post-form.ts'
import type { LightFacts } from '../../enhance/enhance-facts.ts'
import { formRefusals, kindOf, valuesOf } from './contact-forms.ts'

/** In these forms a field's name is its id. */
const itself = (name: string): string => name

/** The contact forms with script: masks, each field judged when it is left, sent in place. */
export function start(place: HTMLElement, { country, ...manner }: LightFacts): void {
  if (!(place instanceof HTMLFormElement)) return
  const refusals = (fields: FormData) => {
    const kind = kindOf(fields)
    return formRefusals(kind, valuesOf(kind, fields), country)
  }
  const checks = checkForm(place, { refusals, controlOf: itself, placeOf: itself }, formWords(place, manner))
  const send = postInPlace({ form: place, checks })
  startMasks(place)
  place.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(event.submitter)
  })
}
