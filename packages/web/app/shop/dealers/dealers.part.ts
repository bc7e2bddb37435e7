import { markOf, marked, setMark } from '../../enhance/marks.ts'
import type { Part } from '../../enhance/parts.ts'
import { setPending } from '../../enhance/pending.ts'
import { CHOSEN, startSuggestions } from '../../ui/field/start-suggestions.ts'
import { startLocate } from './locate.ts'
import { startStreets } from './streets.ts'

/** The dealers' page with script: suggestions for the place, the device's place, and the map that follows the list. */
const startDealers: Part = (place) => {
  startSuggestions(place)
  place.addEventListener(CHOSEN, ({ target }) => target instanceof HTMLInputElement && target.form?.requestSubmit())
  place.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) setPending(target.querySelector('button[type="submit"]'), true)
  })
  startLocate(place)
  startStreets(place)
  for (const name of ['pointerover', 'focusin'])
    place.addEventListener(name, ({ target }) => point(place, target instanceof Element ? target : null))
  place.addEventListener('pointerleave', () => point(place, null))
}

/** The dealer of the list that the pointer or the focus is on stands out on the map. */
function point(place: HTMLElement, target: Element | null): void {
  const dealer = target?.closest(marked('dealer'))
  const code = dealer && markOf(dealer, 'dealer')
  for (const pin of place.querySelectorAll(marked('pin'))) setMark(pin, 'active', markOf(pin, 'pin') === code)
}

export default startDealers
