import { startCardForm, takeProblems } from '../../../card/start-card-form.ts'
import type { LightFacts } from '../../../enhance/enhance-facts.ts'
import { followOrder } from '../../live/follow-order.ts'
import { type PageNow, pageNow } from '../../live/page-now.ts'

/** The bank's answer usually takes a moment; after this the page itself is shown, which waits as long as it takes. */
const PATIENCE_MS = 45_000

/** The card's form of the payment page: it stays until the bank has answered. */
export function start(form: HTMLElement, facts: LightFacts): void {
  if (!(form instanceof HTMLFormElement)) return
  startCardForm(form, facts, {
    taken: (leadsTo, page) => waitForBank(form, leadsTo, page),
    refused: (page) => takeRest(form, page),
  })
}

const stateOf = (page: Document): string => page.getElementById('pay')?.dataset.state ?? ''

/** Stays on the form until the bank has answered: a refusal is shown in it, anything else is another page. */
async function waitForBank(form: HTMLFormElement, leadsTo: string, page: Document): Promise<void> {
  if (!stateOf(page).startsWith('processing')) return arrive(form, leadsTo, page)
  const { liveOrder: live = '', status = '' } = form.dataset
  const answered = await new Promise<PageNow | null>((resolve) => {
    const look = async () => {
      const now = await pageNow(leadsTo)
      if (now && !stateOf(now.page).startsWith('processing')) end(now)
    }
    const timer = setTimeout(() => end(null), PATIENCE_MS)
    const leave = followOrder({ live, status }, () => void look())
    const end = (found: PageNow | null) => {
      clearTimeout(timer)
      leave()
      resolve(found)
    }
  })
  if (!answered) return location.assign(leadsTo)
  arrive(form, answered.address, answered.page)
}

/** A refused card comes back to its form; the page asks for the next try under a new key. */
function arrive(form: HTMLFormElement, address: string, page: Document): void {
  if (page.getElementById(form.id) === null || !page.querySelector('[data-problems] [data-reason]'))
    return location.assign(address)
  takeProblems(form, page)
  takeRest(form, page)
}

function takeRest(form: HTMLFormElement, page: Document): void {
  takeCouponError(form, page.getElementById(form.id))
  const shown = document.getElementById('pay')
  if (shown) shown.dataset.state = stateOf(page) || shown.dataset.state
}

function takeCouponError(form: HTMLFormElement, fresh: HTMLElement | null): void {
  const error = fresh?.querySelector('#coupon-error')
  const own = form.querySelector('#coupon-error')
  if (!error || !own) return
  own.closest('details')?.toggleAttribute('open', error.childNodes.length > 0)
  own.replaceChildren(...error.childNodes)
}
