import { showAtFields } from '../../shell/light/form/form-errors.ts'
import type { FormWords } from '../../shell/light/form/form-words.ts'
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
  const block = form.querySelector<HTMLDetailsElement>('details[data-address]')
  const said = form.querySelector('[data-address-said]')
  if (!block || !said) return
  let asked = ''
  const tell = (problem: string) =>
    showAtFields(form, { userPostalCode: '' }, problem ? { userPostalCode: say(problem) } : {}, { controlOf, placeOf })
  const look = async (typed: string): Promise<void> => {
    const code = typed.replace(/\D/g, '')
    if (code === asked) return
    asked = code
    tell('')
    if (code.length !== 8) return
    const answer = await ask<Answer>(`${answers}/address`, { query: { code } }).catch(() => null)
    if (asked !== code) return
    // First: what is closed takes no focus.
    block.open = true
    if (!answer || 'refusal' in answer) return tell(answer ? answer.refusal : 'lead.address.failed')
    fillIn(form, answer)
    onFound(typed)
    said.textContent = say(answer.street ? 'lead.address.found' : 'lead.address.cityFound', { address: lineOf(answer) })
    document.getElementById(controlOf(answer.street ? 'homeNumber' : 'street'))?.focus()
  }
  form.addEventListener('input', ({ target }) => {
    const isCode = target instanceof HTMLInputElement && target.name === 'userPostalCode' && target.dataset.mask
    if (isCode) void look(target.value)
  })
}

const lineOf = ({ street, neighborhood, city, uf }: FoundAddress): string =>
  [street, neighborhood, `${city}, ${uf}`].filter(Boolean).join(', ')

function fillIn(form: HTMLFormElement, { street, neighborhood, city, uf }: FoundAddress): void {
  for (const [name, value] of Object.entries({ street, neighborhood, cidade: city, uf })) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
  }
}
