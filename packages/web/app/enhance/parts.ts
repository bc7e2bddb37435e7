import type { LightFacts } from './enhance-facts.ts'

interface Part {
  /** Sets to work what the element marked `data-start` holds. */
  start(place: HTMLElement, facts: LightFacts): void
}

/** What only some pages do, each a file of its own that nobody else loads. */
const PARTS: Readonly<Record<string, () => Promise<Part>>> = {
  dealers: () => import('../shop/dealers/start-dealers.ts'),
}

/** Without its file a part is what the server sent: forms that post and links that lead on. */
export async function startParts(facts: LightFacts): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-start]')]
  const paint = firstPaint()
  const work = places.map(async (place) => {
    const pressAgain = keepEarlyPresses(place)
    await paint
    const part = await PARTS[place.dataset.start ?? '']?.()
    part?.start(place, facts)
    pressAgain()
  })
  for (const done of await Promise.allSettled(work)) if (done.status === 'rejected') reportError(done.reason)
}

/** Styles and fonts have the line for themselves until then. A page in the background is never painted and waits for nothing. */
const firstPaint = (): Promise<void> =>
  new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))))

/** A button that only the part answers may be pressed before the part is here: answers what presses it again. */
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
