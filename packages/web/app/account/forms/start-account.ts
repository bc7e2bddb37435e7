import { newPasswordRefusals } from '@volante/domain/password'
import { forgetPages } from '../../checkout/live/keep-page.ts'
import { startForm } from '../../forms/start-form.ts'
import type { LightFacts } from '../../enhance/enhance-facts.ts'
import { ACCOUNT_FORMS } from './account-forms.ts'

/** The account's forms with script. */
export function start(form: HTMLElement, facts: LightFacts): void {
  if (!(form instanceof HTMLFormElement)) return
  if (form.dataset.kind === 'signIn') void forgetPages()
  startForm(form, ACCOUNT_FORMS, facts)
  startReveal(form)
  startPasswordRules(form)
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
