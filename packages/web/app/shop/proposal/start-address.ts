import { showAtFields } from '../../shell/light/form/form-errors.ts'
import type { FormWords } from '../../shell/light/form/form-words.ts'
import { fillIn, leadOn, lookUpCode } from '../../shell/light/form/postal-code.ts'
import { ask } from './ask.ts'
import { controlOf, placeOf } from './fields.ts'
import type { FoundAddress } from './find-address.ts'

type Answer = FoundAddress | { readonly refusal: string }

interface AddressHelp {
  readonly form: HTMLFormElement
  readonly answers: string
  readonly words: FormWords
  /** The place of the code is where a dealer is looked for, unless one was already. */
  onFound(postalCode: string): void
}

/** A whole CEP fills what it knows, and what it does not can always be typed (spec platform §3). */
export function startAddress({ form, answers, words: { say }, onFound }: AddressHelp): void {
  const code = form.querySelector<HTMLInputElement>('input[name="userPostalCode"][data-mask]')
  const block = form.querySelector<HTMLDetailsElement>('details[data-address]')
  const said = form.querySelector('[data-address-said]')
  if (!code || !block || !said) return
  const tell = (problem: string) =>
    showAtFields(form, { userPostalCode: '' }, problem ? { userPostalCode: say(problem) } : {}, { controlOf, placeOf })
  lookUpCode({
    code,
    ask: (digits) => ask<Answer>(`${answers}/address`, { query: { code: digits } }),
    onChanged: () => tell(''),
    onAnswered(answer, typed) {
      // First: what is closed takes no focus.
      block.open = true
      if (!answer || 'refusal' in answer) return tell(answer ? answer.refusal : 'lead.address.failed')
      const { street, neighborhood, city, uf } = answer
      fillIn(form, { street, neighborhood, cidade: city, uf }, typed)
      onFound(code.value)
      said.textContent = say(street ? 'lead.address.found' : 'lead.address.cityFound', { address: lineOf(answer) })
      leadOn(code, street ? 'homeNumber' : 'street')
    },
  })
}

const lineOf = ({ street, neighborhood, city, uf }: FoundAddress): string =>
  [street, neighborhood, `${city}, ${uf}`].filter(Boolean).join(', ')
