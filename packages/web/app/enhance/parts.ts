import type { Facts } from './facts.ts'
import { markOf, marked } from './marks.ts'

/** What only one page does, a file of its own that nobody else loads: the default export of `<name>.part.ts`, started with the element that asks for it. */
export type Part = (place: HTMLElement, facts: Facts) => void

const PARTS = import.meta.glob<Part>('../**/*.part.ts', { import: 'default' })

/** Without its file a part is what the server sent: forms and links that lead on. */
export async function startParts(facts: Facts): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>(marked('part'))]
  const paint = firstPaint()
  const work = places.map(async (place) => {
    const pressAgain = keepEarlyPresses(place)
    await paint
    const part = await loadPart(markOf(place, 'part') ?? '')
    part(place, facts)
    pressAgain()
  })
  for (const done of await Promise.allSettled(work)) if (done.status === 'rejected') reportError(done.reason)
}

function loadPart(name: string): Promise<Part> {
  const path = Object.keys(PARTS).find((one) => one.endsWith(`/${name}.part.ts`))
  const load = path === undefined ? undefined : PARTS[path]
  if (!load) throw new Error(`There is no part ${name}`)
  return load()
}

/** Styles and fonts have the line for themselves until then. A page in the background is never painted and waits for nothing. */
const firstPaint = (): Promise<void> =>
  new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))))

/** A button that only the part serves may be pressed before the part is here: returns what presses it again. */
function keepEarlyPresses(place: HTMLElement): () => void {
  const pressed = new Set<HTMLElement>()
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[type="button"]') : null
    if (button && !button.hasAttribute('popovertarget')) pressed.add(button)
  }
  place.addEventListener('click', keep)
  return () => {
    place.removeEventListener('click', keep)
    for (const button of pressed) button.click()
  }
}
