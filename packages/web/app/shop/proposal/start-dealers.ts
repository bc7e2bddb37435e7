import { showAtFields } from '../../shell/light/form/form-errors.ts'
import type { FormWords } from '../../shell/light/form/form-words.ts'
import { postToPage, takeParts } from '../../shell/light/form/post-form.ts'
import { setPending } from '../../shell/light/pending.ts'
import { PATIENCE_MS } from './ask.ts'
import { controlOf, PLACES, placeOf } from './fields.ts'

/** Looks for dealers as the form without script does, and takes only their part of the answer; the newest search counts. */
export function startDealers(form: HTMLFormElement, { say }: FormWords) {
  let asked = new AbortController()
  const look = async (more: Readonly<Record<string, string>>, parts: readonly string[]): Promise<void> => {
    const fields = new FormData(form)
    for (const [name, value] of Object.entries({ ...more, intent: 'dealers' })) fields.set(name, value)
    if (String(fields.get('place') ?? '').trim() === '') return
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    const button = form.querySelector('button[value="dealers"]')
    setPending(button, true)
    try {
      const { page } = await postToPage(fields, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))
      takeParts(
        page,
        parts.filter((id) => document.getElementById(id)),
      )
    } catch {
      if (!signal.aborted) showAtFields(form, {}, { place: say('lead.dealer.failed') }, { controlOf, placeOf })
    }
    if (!signal.aborted) setPending(button, false)
  }
  const search = (more: Readonly<Record<string, string>> = {}) => look(more, [PLACES.dealer, PLACES.document])
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.name !== 'place') return
    event.preventDefault()
    void search()
  })
  // Some dealers let the CPF go: the field says so.
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'dealerCode') void look({}, [PLACES.document])
  })
  return { search }
}
