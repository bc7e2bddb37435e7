import { followLine } from '../../checkout/live/keep-page.ts'

/** Without a line the page keeps the last state, after a reload too, and says from when it is (OT6). */
export function start(place: HTMLElement): void {
  const said = place.querySelector('[data-said]')
  followLine(place, (isBroken) => {
    place.toggleAttribute('data-broken', isBroken)
    if (said) said.textContent = isBroken ? (place.dataset.offline ?? '') : ''
  })
}
