import { setPending } from '../../shell/light/pending.ts'
import { CHOSEN, startSuggestions } from '../../ui/field/start-suggestions.ts'
import { startLocate } from './start-locate.ts'

/** The dealers' page with script: suggestions for the place, the device's place, and the map that follows the list. */
export function start(place: HTMLElement): void {
  startSuggestions(place)
  place.addEventListener(CHOSEN, ({ target }) => target instanceof HTMLInputElement && target.form?.requestSubmit())
  place.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) setPending(target.querySelector('button[type="submit"]'), true)
  })
  startLocate(place)
  for (const name of ['pointerover', 'focusin'])
    place.addEventListener(name, ({ target }) => point(place, target instanceof Element ? target : null))
  place.addEventListener('pointerleave', () => point(place, null))
}

/** The dealer of the list that the pointer or the focus is on stands out on the map. */
function point(place: HTMLElement, target: Element | null): void {
  const code = target?.closest<HTMLElement>('[data-dealer]')?.dataset.dealer
  for (const pin of place.querySelectorAll<SVGElement>('[data-pin]')) {
    if (pin.dataset.pin === code) pin.dataset.active = 'true'
    else delete pin.dataset.active
  }
}
