import { checkForm } from '../shell/light/form/check-form.ts'
import { formWords } from '../shell/light/form/form-words.ts'
import { startMasks } from '../shell/light/form/masks.ts'
import { postInPlace } from '../shell/light/form/post-form.ts'
import type { LightFacts } from '../enhance/enhance-facts.ts'
import { setPending } from '../shell/light/pending.ts'
import { dayAt, type FormSet } from './form-set.ts'
import { startPostalCode } from './start-postal-code.ts'

/** In these forms a field's name is its id. */
const itself = (name: string): string => name

/** A form with script: masks, fields judged when they are left, sent once, answered in place where the answer is the form again. */
export function startForm<Field extends string, Kind extends string>(
  form: HTMLElement,
  set: FormSet<Field, Kind>,
  facts: LightFacts,
): void {
  const { kind, inPlace } = form.dataset
  if (!(form instanceof HTMLFormElement) || !set.isKind(kind)) return
  const words = formWords(form, facts)
  const place = () => ({ country: facts.country, today: dayAt(new Date(), facts.timeZone) })
  const refusals = (fields: FormData) => set.refusals(kind, set.valuesOf(fields), place())
  const checks = checkForm(form, { refusals, controlOf: itself, placeOf: itself }, words)
  const send = postInPlace({ form, checks })
  const button = form.querySelector<HTMLElement>('button[data-send]')
  startMasks(form)
  startPostalCode(form, words)
  form.addEventListener('submit', (event) => {
    // Enter presses the first button of a form, even one that script has hidden.
    if (event.submitter?.hasAttribute('data-without-script')) {
      event.preventDefault()
      // Afterwards: while this one is on its way no other is taken.
      setTimeout(() => form.requestSubmit(button))
      return
    }
    // A second button asks for something else than the form does.
    if (event.submitter?.hasAttribute('data-unchecked')) return
    if (inPlace !== undefined) {
      event.preventDefault()
      void send(button)
    } else if (button?.hasAttribute('data-pending') || !checks.mayBeSent()) event.preventDefault()
    else setPending(button, true)
  })
  // Who comes back to it may send again.
  addEventListener('pageshow', () => setPending(button, false))
}
