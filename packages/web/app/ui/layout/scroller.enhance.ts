import type { Enhancement } from '../../enhance/enhancements.ts'
import { markOf, marked } from '../../enhance/marks.ts'

/** A press moves the row by most of what is in view, so that the last car seen is the first one then. */
const STEP = 0.8

const rowOf = (place: Element): Element | null => place.firstElementChild

function showArrows(): void {
  for (const place of document.querySelectorAll(marked('scroller'))) {
    const row = rowOf(place)
    if (!row) continue
    const left = row.scrollWidth - row.clientWidth - row.scrollLeft
    for (const arrow of place.querySelectorAll<HTMLElement>(marked('scroll')))
      arrow.hidden = (markOf(arrow, 'scroll') === 'back' ? row.scrollLeft : left) < 2
  }
}

/** After the press has opened it. */
function begin({ target }: Event): void {
  const opener = target instanceof Element ? target.closest<HTMLButtonElement>(marked('scroll-to')) : null
  const row = opener?.popoverTargetElement?.querySelector<HTMLElement>(`${marked('scroller')} > *`)
  if (!opener || !row) return
  requestAnimationFrame(() => {
    row.scrollTo({ left: Number(markOf(opener, 'scroll-to')) * row.clientWidth, behavior: 'instant' })
    row.focus()
    showArrows()
  })
}

function move(row: Element, way: number): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  row.scrollBy({ left: way * STEP * row.clientWidth, behavior })
}

function scroll({ target }: Event): void {
  const arrow = target instanceof Element ? target.closest(marked('scroll')) : null
  const place = arrow?.closest(marked('scroller'))
  const row = place && rowOf(place)
  if (arrow && row) move(row, markOf(arrow, 'scroll') === 'back' ? -1 : 1)
}

const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** On a row that is itself focused. */
function step(event: KeyboardEvent): void {
  const { target, key } = event
  const way = WAYS[key]
  if (!way || !(target instanceof Element) || !target.parentElement?.matches(marked('scroller'))) return
  event.preventDefault()
  move(target, way)
}

function watch(): void {
  document.addEventListener('click', scroll)
  document.addEventListener('click', begin)
  document.addEventListener('keydown', step)
  document.addEventListener('scroll', showArrows, { capture: true, passive: true })
  addEventListener('resize', showArrows)
}

/** A part that changes has its own number of cars. */
const afterChange = (): number => requestAnimationFrame(showArrows)

export default { start: watch, prepare: afterChange, finish: showArrows } satisfies Enhancement
