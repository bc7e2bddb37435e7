/** A button with `whilePending` says that an answer is awaited; it keeps its width. */
export function setPending(button: Element | null | undefined, isPending: boolean): void {
  if (!(button instanceof HTMLButtonElement)) return
  const template = button.querySelector<HTMLTemplateElement>('template[data-pending-look]')
  const output = button.querySelector('output')
  if (!template || !output) return
  button.toggleAttribute('data-pending', isPending)
  if (isPending) button.ariaDisabled = 'true'
  else button.removeAttribute('aria-disabled')
  output.replaceChildren(...(isPending ? [template.content.cloneNode(true)] : []))
}
