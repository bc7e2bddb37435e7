/** Without a line the page keeps the last state and says from when it is (OT6). */
export function start(place: HTMLElement): void {
  const said = place.querySelector('[data-said]')
  const tell = () => {
    place.toggleAttribute('data-broken', !navigator.onLine)
    if (said) said.textContent = navigator.onLine ? '' : (place.dataset.offline ?? '')
  }
  for (const name of ['online', 'offline']) addEventListener(name, tell)
  tell()
}
