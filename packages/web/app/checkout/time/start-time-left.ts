import { pageCameAt } from '../live/keep-page.ts'
import { announcementBetween, clockText, countdownOf, serverClock } from '@volante/domain/order/countdown'

const CALM_SECONDS = 300

/** Counts down by the server's clock; says five minutes, one minute and the end, then asks whoever follows the order to look (CK2). */
export function start(place: HTMLElement): void {
  const { endsAt = '', now = '' } = place.dataset
  const clock = place.querySelector('[data-clock]')
  const said = place.querySelector('[data-said]')
  const serverNow = serverClock(new Date(now), pageCameAt())
  const left = () => {
    const at = serverNow(new Date())
    return countdownOf(at, (new Date(endsAt).getTime() - at.getTime()) / 1000, at).remainingSeconds
  }
  let before = left()
  const tick = () => {
    const seconds = left()
    if (clock) clock.textContent = clockText(seconds)
    place.toggleAttribute('data-ending', seconds <= CALM_SECONDS)
    const announced = announcementBetween(before, seconds)
    if (announced !== null && said) said.textContent = place.getAttribute(`data-say-${announced}`)
    before = seconds
    if (seconds > 0) return
    clearInterval(timer)
    document.dispatchEvent(new Event('volante:time-over'))
  }
  const timer = setInterval(tick, 1000)
  tick()
}
