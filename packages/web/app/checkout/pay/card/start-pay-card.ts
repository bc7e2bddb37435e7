import { focusProblems } from '../../../shell/light/form/form-errors.ts'
import { formWords } from '../../../shell/light/form/form-words.ts'
import { postToPage } from '../../../shell/light/form/post-form.ts'
import type { LightFacts } from '../../../shell/light/light-facts.ts'
import { look } from '../../../shell/light/look.ts'
import { setPending } from '../../../shell/light/pending.ts'
import { followOrder } from '../../live/follow-order.ts'
import { type PageNow, pageNow } from '../../live/page-now.ts'
import { startCardFields } from './card-fields.ts'

/** The bank's answer usually takes a moment; after this the page itself is shown, which waits as long as it takes. */
const PATIENCE_MS = 45_000

/** The card's form: the card goes to the tokeniser, its token to us; a refusal keeps everything but the code (CK3). */
export function start(form: HTMLElement, facts: LightFacts): void {
  if (!(form instanceof HTMLFormElement)) return
  const words = formWords(form, facts)
  const card = startCardFields(form, facts, words)
  const button = form.querySelector('button[data-send]')
  let isBusy = false
  const setBusy = (busy: boolean) => {
    isBusy = busy
    setPending(button, busy)
  }
  const send = async () => {
    const fields = new FormData(form)
    // A card of the wallet needs no number.
    if (!fields.get('cardId')) {
      const sent = await card.send()
      if ('refused' in sent) return
      if ('failed' in sent) return showFailure(form, sent.failed)
      fields.set('cardToken', sent.token)
    }
    const { leadsTo, page } = await postToPage(fields)
    card.forgetCode()
    if (leadsTo) return await waitForBank(form, leadsTo, page)
    takeAnswer(form, page)
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    await send().catch(() => showBroken(form))
    setBusy(false)
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
  takeAnswer(form, page)
}

/** Only what was said and the key are taken over: what was typed stays. */
function takeAnswer(form: HTMLFormElement, page: Document): void {
  const fresh = page.getElementById(form.id)
  const said = fresh?.querySelector('[data-problems]')
  form.querySelector('[data-problems]')?.replaceChildren(...(said?.childNodes ?? []))
  const key = fresh?.querySelector<HTMLInputElement>('input[name="key"]')?.value
  const own = form.querySelector<HTMLInputElement>('input[name="key"]')
  if (own && key) own.value = key
  takeCouponError(form, fresh)
  const shown = document.getElementById('pay')
  if (shown) shown.dataset.state = stateOf(page) || shown.dataset.state
  document.title = page.title
  focusProblems(form)
}

function takeCouponError(form: HTMLFormElement, fresh: HTMLElement | null): void {
  const error = fresh?.querySelector('#coupon-error')
  const own = form.querySelector('#coupon-error')
  if (!error || !own) return
  own.closest('details')?.toggleAttribute('open', error.childNodes.length > 0)
  own.replaceChildren(...error.childNodes)
}

function showFailure(form: HTMLFormElement, reason: string | null): void {
  const failure = look('card-failure', form)
  const place = failure.querySelector('[data-reason]')
  if (place && reason) place.textContent = reason
  form.querySelector('[data-problems]')?.replaceChildren(failure)
  focusProblems(form)
}

/** Nobody knows whether it arrived: the same key asks again without paying twice. */
function showBroken(form: HTMLFormElement): void {
  form.querySelector('[data-problems]')?.replaceChildren(look('failure', form))
  focusProblems(form)
}
