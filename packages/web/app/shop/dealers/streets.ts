import { markOf, marked } from '../../enhance/marks.ts'
import type { StreetMap } from './street-map.ts'

/** Streets in the place of a drawing, for these pins. */
interface Shown extends StreetMap {
  readonly pins: string
}

/** Once the drawn map comes into view it becomes one of streets, where such a map is set; again after each answer of the list. */
export function startStreets(place: HTMLElement): void {
  let shown: Shown | null = null
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        inView.unobserve(target)
        void show(target).catch(reportError)
      }
  })
  async function show(drawing: Element): Promise<void> {
    const answer = await fetch(markOf(drawing, 'streets') ?? '')
    if (answer.status !== 200) return
    // The library wants whole addresses.
    const style = JSON.parse((await answer.text()).replaceAll('"/api/', `"${location.origin}/api/`))
    const { drawStreets } = await import('./street-map.ts')
    const streets = drawStreets(drawing, style)
    shown = streets && { ...streets, pins: pinsOf(drawing) }
  }
  const look = () => {
    const drawing = place.querySelector(marked('streets'))
    if (shown?.element.isConnected && drawing && pinsOf(drawing) === shown.pins) return
    shown?.remove()
    shown = null
    if (drawing) inView.observe(drawing)
  }
  look()
  new MutationObserver(look).observe(place, { childList: true, subtree: true })
}

const pinsOf = (drawing: Element): string =>
  [drawing, ...drawing.querySelectorAll(marked('at'))].map((one) => markOf(one, 'at')).join(' ')
