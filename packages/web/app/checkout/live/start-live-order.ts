import { takeParts } from '../../shell/light/form/post-form.ts'
import { followOrder } from './follow-order.ts'
import { pageNow } from './page-now.ts'

/** An announcement may arrive before what it announces can be read. */
const AGAIN_MS = 1_500

/** Shows what became of the order, once its page says something else than what is shown; a line that breaks changes nothing. */
export function start(place: HTMLElement): void {
  const { liveOrder: live = '', status = '', inPlace } = place.dataset
  const look = async () => {
    // While something is being sent its own answer tells.
    if (place.querySelector('[data-pending], [data-busy]')) return
    const now = await pageNow(location.href)
    if (!now) return
    const { address, page, wasRedirected } = now
    const state = page.getElementById(place.id)?.dataset.state
    if (!wasRedirected && (state === undefined || state === place.dataset.state)) return
    if (wasRedirected || inPlace === undefined) return location.replace(address)
    takeParts(page, [place.id])
  }
  followOrder({ live, status }, () => void look())
  document.addEventListener('volante:time-over', () => {
    void look()
    setTimeout(() => void look(), AGAIN_MS)
  })
}
