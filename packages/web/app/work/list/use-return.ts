import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

interface Left {
  /** The list's path and where the row led that was opened there. */
  readonly path: string
  readonly row: string
  /** How far the page was scrolled. */
  readonly top: number
}

/** What was opened from each entry of the browser's history, and what was opened last. */
const opened = new Map<string, Left>()
let last: Left | null = null

/** Who comes back to a list, by the browser's button or a link, stands where they left it: at the row that they opened. */
export function useReturn() {
  const place = useRef<HTMLDivElement>(null)
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  useEffect(() => {
    const left = (how === 'POP' && opened.get(key)) || last
    const link = left?.path === pathname && rowLinks(place.current).find((one) => rowOf(one) === left.row)
    if (!left || !link || !link.checkVisibility() || !isFree()) return
    last = null
    link.focus({ preventScroll: true })
    scrollTo({ top: left.top, behavior: 'instant' })
    link.scrollIntoView({ block: 'nearest' })
  }, [key, pathname, how])
  return {
    ref: place,
    onClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link || !rowLinks(place.current).includes(link)) return
      last = { path: pathname, row: rowOf(link), top: scrollY }
      opened.set(key, last)
    },
  }
}

const rowLinks = (place: HTMLElement | null): HTMLAnchorElement[] => [
  ...(place?.querySelectorAll<HTMLAnchorElement>('tbody th a') ?? []),
]

/** The list is as it was, so its links are. */
const rowOf = (link: HTMLAnchorElement): string => link.getAttribute('href') ?? ''

/** Nothing has the focus but what a page that is arrived at gives it to. */
const isFree = (): boolean => document.activeElement === null || document.activeElement.matches('body, main h1')
