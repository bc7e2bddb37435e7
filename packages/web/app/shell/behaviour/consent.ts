import { hasMark } from '../../enhance/marks.ts'
import { cookies } from './cookies.ts'

const COOKIE = 'volante-consent'
const CHANGED = 'volante:consent'

export type ConsentCategory = 'analytics' | 'marketing'

/** Whether the visitor has accepted a category; without a decision nothing is. */
export function hasConsent(category: ConsentCategory): boolean {
  return (cookies()[COOKIE] ?? '').split('.').includes(category)
}

/** Runs now and after each change of the decision. */
export function onConsent(run: () => void): () => void {
  run()
  addEventListener(CHANGED, run)
  return () => removeEventListener(CHANGED, run)
}

/** The cookie form without leaving the page: what is typed elsewhere stays. Without script the form posts as usual. */
export function keepConsentOnPage(): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !hasMark(form, 'consent')) return
    event.preventDefault()
    void send(form, event.submitter)
  }
  document.addEventListener('submit', onSubmit)
  return () => document.removeEventListener('submit', onSubmit)
}

async function send(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, button)) fields.append(name, String(value))
  await fetch(form.action, { method: 'post', body: fields, redirect: 'manual' })
  const style = document.querySelector<HTMLLinkElement>('link[href^="/consent.css"]')
  if (style) style.href = `/consent.css?${Date.now()}`
  form.closest<HTMLElement>('[popover]')?.hidePopover()
  dispatchEvent(new Event(CHANGED))
}
