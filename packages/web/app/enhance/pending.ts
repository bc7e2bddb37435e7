import { marked, setMark } from './marks.ts'

/** A button with `whilePending` shows that a response is awaited; it keeps its width. */
export function setPending(button: Element | null | undefined, isPending: boolean): void {
  if (!(button instanceof HTMLButtonElement)) return
  const template = button.querySelector<HTMLTemplateElement>(`template${marked('pending-look')}`)
  const output = button.querySelector('output')
  if (!template || !output) return
  setMark(button, 'pending', isPending)
  if (isPending) button.ariaDisabled = 'true'
  else button.removeAttribute('aria-disabled')
  output.replaceChildren(...(isPending ? [template.content.cloneNode(true)] : []))
}
