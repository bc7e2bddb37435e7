import { readTermsCookie, TERMS_COOKIE, termsCookie } from '@volante/domain/financing/buyers-terms'
import type { Part } from '../../enhance/parts.ts'
import { setCookie } from '../../shell/behaviour/cookies.ts'
import { markOf } from '../../enhance/marks.ts'

const SLIDER = '-slider'
/** What a page key adds to a number, as it does to a slider of a hundred. */
const PAGE_STEPS: Readonly<Record<string, number>> = { PageUp: 10, PageDown: -10 }
const KEPT_MS = 90 * 24 * 3_600_000

/** A field and its slider are one value; what asks for the answer hears of it after both agree. The terms are kept for every other car. */
const startTerms: Part = (place) => {
  place.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      const { id, value } = target
      const twin = document.getElementById(id.endsWith(SLIDER) ? id.slice(0, -SLIDER.length) : id + SLIDER)
      if (twin instanceof HTMLInputElement && value !== '') twin.value = value
      // Until the answer is there what is shown is of other terms; it sets this back.
      document.getElementById(markOf(place, 'live') ?? '')?.setAttribute('aria-busy', 'true')
    },
    { capture: true },
  )
  place.addEventListener('keydown', (event) => {
    const { key, target } = event
    const steps = PAGE_STEPS[key]
    if (!steps || !(target instanceof HTMLInputElement) || target.type !== 'number') return
    event.preventDefault()
    const [least, most] = [Number(target.min), Number(target.max)]
    target.value = String(Math.min(Math.max(Number(target.value) + steps, least), most))
    target.dispatchEvent(new Event('input', { bubbles: true }))
  })
  place.addEventListener('change', () => {
    if (!(place instanceof HTMLFormElement)) return
    const fields = new FormData(place)
    // A bid for a consórcio is no entrance to look at every car with.
    if (fields.has('rise')) return
    const kept = termsCookie({ entrancePercent: Number(fields.get('entrance')), count: Number(fields.get('count')) })
    if (readTermsCookie(kept)) setCookie(TERMS_COOKIE, kept, KEPT_MS)
  })
}

export default startTerms
