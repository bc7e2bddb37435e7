import { focusProblems } from '../shell/light/form/form-errors.ts'
import { formWords } from '../shell/light/form/form-words.ts'
import { postToPage } from '../shell/light/form/post-form.ts'
import type { LightFacts } from '../enhance/enhance-facts.ts'
import { look } from '../shell/light/look.ts'
import { setPending } from '../shell/light/pending.ts'
import { startCardFields } from './card-fields.ts'

interface CardAnswers {
  /** The action took the form; the button stays busy until this is done. */
  taken(leadsTo: string, page: Document): void | Promise<void>
  /** The action answered the form again, its problems are shown. */
  refused?(page: Document): void
}

/** A form with a card in it: the card goes to the tokeniser, its token to us; a refusal keeps everything but the code (CK3). */
export function startCardForm(form: HTMLFormElement, facts: LightFacts, { taken, refused }: CardAnswers): void {
  const card = startCardFields(form, facts, formWords(form, facts))
  const button = form.querySelector('button[data-send]')
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
    if (leadsTo) return await taken(leadsTo, page)
    takeProblems(form, page)
    refused?.(page)
  }
  let isBusy = false
  const setBusy = (busy: boolean) => {
    isBusy = busy
    setPending(button, busy)
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    // Nobody knows whether it arrived: the same key asks again without doing it twice.
    await send().catch(() => showProblem(form, look('failure', form)))
    setBusy(false)
  })
}

/** Only what was said and the key are taken over: what was typed stays. */
export function takeProblems(form: HTMLFormElement, page: Document): void {
  const fresh = page.getElementById(form.id)
  const said = fresh?.querySelector('[data-problems]')
  form.querySelector('[data-problems]')?.replaceChildren(...(said?.childNodes ?? []))
  const key = fresh?.querySelector<HTMLInputElement>('input[name="key"]')?.value
  const own = form.querySelector<HTMLInputElement>('input[name="key"]')
  if (own && key) own.value = key
  document.title = page.title
  focusProblems(form)
}

function showFailure(form: HTMLFormElement, reason: string | null): void {
  const failure = look('card-failure', form)
  const place = failure.querySelector('[data-reason]')
  if (place && reason) place.textContent = reason
  showProblem(form, failure)
}

function showProblem(form: HTMLFormElement, problem: Element): void {
  form.querySelector('[data-problems]')?.replaceChildren(problem)
  focusProblems(form)
}
