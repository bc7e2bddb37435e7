/** Who went on by a link of the page before hears where they are: the heading takes the focus that the link had, unless something else did. */
export function focusHeading(): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
