import { setPending } from '../../shell/light/pending.ts'

/** A form without fields to judge: pressed twice it is sent once. */
export function start(form: HTMLElement): void {
  const button = form.querySelector('button[type="submit"]')
  form.addEventListener('submit', (event) => {
    if (button?.hasAttribute('data-pending')) event.preventDefault()
    else setPending(button, true)
  })
  // Who comes back to it may send again.
  addEventListener('pageshow', () => setPending(button, false))
}
