import { checkForm } from '../../shell/light/form/check-form.ts'
import { formWords } from '../../shell/light/form/form-words.ts'
import { startMasks } from '../../shell/light/form/masks.ts'
import { postInPlace } from '../../shell/light/form/post-form.ts'
import type { LightFacts } from '../../shell/light/light-facts.ts'
import { setPending } from '../../shell/light/pending.ts'
import { type FormKind, formRefusals, isFormKind, valuesOf } from './checkout-forms.ts'
import { startPostalCode } from './start-postal-code.ts'

/** In these forms a field's name is its id. */
const itself = (name: string): string => name

/** The rules of a form with its site's country and day, as the action applies them. */
export const refusalsAt =
  (kind: FormKind, { country, timeZone }: LightFacts) =>
  (fields: FormData) =>
    formRefusals(kind, valuesOf(fields), {
      country,
      today: new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date()),
    })

/** The checkout's forms with script: masks, fields judged when they are left, sent once, answered in place. */
export function start(form: HTMLElement, facts: LightFacts): void {
  const { kind, inPlace } = form.dataset
  if (!(form instanceof HTMLFormElement) || !isFormKind(kind)) return
  const words = formWords(form, facts)
  const checks = checkForm(form, { refusals: refusalsAt(kind, facts), controlOf: itself, placeOf: itself }, words)
  const send = postInPlace({ form, checks })
  const button = form.querySelector('button[data-send]')
  startMasks(form)
  startPostalCode(form, words)
  form.addEventListener('submit', (event) => {
    if (inPlace !== undefined) {
      event.preventDefault()
      void send(button)
    } else if (button?.hasAttribute('data-pending') || !checks.mayBeSent()) event.preventDefault()
    else setPending(button, true)
  })
  addEventListener('pageshow', () => setPending(button, false))
}
