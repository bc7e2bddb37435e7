import { newPasswordRefusals } from '@volante/domain/password'
import { checkForm } from '../../shell/light/form/check-form.ts'
import { type FormWords, formWords } from '../../shell/light/form/form-words.ts'
import { startMasks } from '../../shell/light/form/masks.ts'
import { postInPlace } from '../../shell/light/form/post-form.ts'
import type { LightFacts } from '../../shell/light/light-facts.ts'
import { ACCOUNT_FORMS, dayAt, type FormKind, formRefusals, valuesOf } from './account-forms.ts'
import { startPostalCode } from './start-postal-code.ts'

/** In these forms a field's name is its id. */
const itself = (name: string): string => name

const isKind = (name: string | undefined): name is FormKind => name !== undefined && name in ACCOUNT_FORMS

/** The account's forms with script: masks, fields judged when they are left, answered in place. */
export function start(form: HTMLElement, facts: LightFacts): void {
  const { kind, inPlace } = form.dataset
  if (!(form instanceof HTMLFormElement) || !isKind(kind)) return
  const words: FormWords = formWords(form, facts)
  const refusals = (fields: FormData) => {
    const place = { country: facts.country, today: dayAt(new Date(), facts.timeZone) }
    return formRefusals(kind, valuesOf(fields), place)
  }
  const checks = checkForm(form, { refusals, controlOf: itself, placeOf: itself }, words)
  const send = postInPlace({ form, checks })
  startMasks(form)
  startReveal(form)
  startPasswordRules(form)
  startPostalCode(form, words)
  form.addEventListener('submit', (event) => {
    // Enter presses the first button of a form, even one that script has hidden.
    if (event.submitter?.hasAttribute('data-without-script')) {
      event.preventDefault()
      // Afterwards: while this one is on its way no other is taken.
      setTimeout(() => form.requestSubmit(form.querySelector<HTMLElement>('button[data-send]')))
      return
    }
    // A second button asks for something else than the form does.
    if (event.submitter?.hasAttribute('data-unchecked')) return
    if (inPlace === undefined) {
      if (!checks.mayBeSent()) event.preventDefault()
      return
    }
    event.preventDefault()
    void send(form.querySelector('button[data-send]'))
  })
}

/** Looking at the password; it is hidden again before it is sent, so that no browser keeps it as a text once typed. */
function startReveal(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[data-reveal]')) {
    const field = form.elements.namedItem(button.dataset.reveal ?? '')
    if (!(field instanceof HTMLInputElement)) continue
    const show = (isShown: boolean) => {
      field.type = isShown ? 'text' : 'password'
      button.ariaPressed = String(isShown)
    }
    button.hidden = false
    button.addEventListener('click', () => show(field.type === 'password'))
    form.addEventListener('submit', () => show(false))
  }
}

function startPasswordRules(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[data-new-password]')
  if (!field) return
  const show = () => {
    const broken = new Set<string>(newPasswordRefusals(field.value).map(({ key }) => key))
    for (const rule of form.querySelectorAll<HTMLElement>('[data-rule]')) {
      const isMet = field.value !== '' && !broken.has(rule.dataset.rule ?? '')
      rule.dataset.state = isMet ? 'met' : ''
      const said = rule.querySelector<HTMLElement>('[data-met]')
      if (said) said.textContent = isMet ? `, ${said.dataset.met}` : ''
    }
  }
  field.addEventListener('input', show)
  show()
}
