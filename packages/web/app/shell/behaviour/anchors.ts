import { hasMark } from '../../enhance/marks.ts'

export interface AnchorSettings {
  readonly delayMs: number
  readonly offsetPx: number
}

/** Smooth scrolling of links to a place on the page, less the site's offset and after its delay (spec platform §2). */
export function startAnchors({ delayMs, offsetPx }: AnchorSettings): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a[href^="#"]')
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const target = document.getElementById(decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))
    // The skip link has no picture to wait for: whoever uses it wants to be there.
    if (!target || hasMark(link, 'at-once')) return
    event.preventDefault()
    if (hasMark(link, 'into-view')) return scrollIntoView(target)
    setTimeout(() => scrollToTarget(target, offsetPx), delayMs)
    history.replaceState(history.state, '', link.getAttribute('href'))
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function scrollToTarget(target: HTMLElement, offsetPx: number): void {
  const top = target.getBoundingClientRect().top + scrollY - offsetPx
  scrollTo({ top, behavior: motion() })
  focusOn(target)
}

/** For places in a part that may scroll in itself, which the page's own offset does not know. */
function scrollIntoView(target: HTMLElement): void {
  target.scrollIntoView({ behavior: motion(), block: 'start' })
  focusOn(target)
}

const motion = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

function focusOn(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
