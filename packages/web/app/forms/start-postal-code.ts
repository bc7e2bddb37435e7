import type { FormWords } from '../shell/light/form/form-words.ts'
import { fillIn, leadOn, lookUpCode } from '../shell/light/form/postal-code.ts'

/** Nobody waits longer for a help that the form works without. */
const PATIENCE_MS = 8_000

interface Found {
  readonly street: string
  readonly neighborhood: string
  readonly city: string
  readonly uf: string
}

/** A whole CEP fills what it knows and leads on to what is left (spec platform §3). */
export function startPostalCode(form: HTMLFormElement, { say }: FormWords): void {
  const code = form.querySelector<HTMLInputElement>('input[name="postalCode"][data-mask]')
  const said = form.querySelector('[data-address-said]')
  if (!code || !said) return
  const tell = (text: string) => {
    said.textContent = text
  }
  lookUpCode({
    code,
    ask,
    onChanged: () => tell(''),
    onAnswered(found, typed) {
      if (!found) return tell(say('ui.form.addressFailed'))
      const { street, neighborhood, city, uf } = found
      // The state is posted as `stateCode` or `uf`: whichever the form has.
      fillIn(form, { street, neighbourhood: neighborhood, city, stateCode: uf, uf }, typed)
      tell(say('ui.form.addressFound', { place: `${city}, ${uf}` }))
      leadOn(code, street ? 'number' : 'street')
    },
  })
}

async function ask(code: string): Promise<Found> {
  const answer = await fetch(`/api/geography/cep/${code}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json() as Promise<Found>
}
