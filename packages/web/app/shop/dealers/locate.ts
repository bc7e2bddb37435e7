import { markOf, marked } from '../../enhance/marks.ts'
import { setPending } from '../../enhance/pending.ts'

const WAIT_MS = 10_000
const DENIED = 1

/** Asks the device where it is, only on request. About a kilometre is enough, so no more goes into the address. */
export function startLocate(place: HTMLElement): void {
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(marked('locate')) : null
    if (!button || button.ariaDisabled === 'true') return
    setPending(button, true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { lat: coords.latitude.toFixed(2), lon: coords.longitude.toFixed(2) }
        location.assign(`${markOf(button, 'locate')}?${new URLSearchParams(point)}`)
      },
      ({ code }) => {
        setPending(button, false)
        const status = place.querySelector(marked('locate-status'))
        if (status) status.textContent = markOf(status, code === DENIED ? 'denied' : 'failed')
      },
      { timeout: WAIT_MS, maximumAge: 300_000 },
    )
  })
}
