import type { FormWords } from '../shell/light/form/form-words.ts'

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
  let asked = code.value.replace(/\D/g, '')
  /** What was typed while the answer was under way stays. */
  const typed = new Set<EventTarget | null>()
  form.addEventListener('input', ({ target }) => typed.add(target))
  code.addEventListener('input', async () => {
    const digits = code.value.replace(/\D/g, '')
    if (digits === asked) return
    asked = digits
    said.textContent = ''
    typed.clear()
    if (digits.length !== 8) return
    const found = await ask(digits).catch(() => null)
    if (asked !== digits) return
    if (!found) {
      said.textContent = say('ui.form.addressFailed')
      return
    }
    fillIn(form, found, typed)
    said.textContent = say('ui.form.addressFound', { place: `${found.city}, ${found.uf}` })
    const next = form.elements.namedItem(found.street ? 'number' : 'street')
    if (next instanceof HTMLInputElement && document.activeElement === code) next.focus()
  })
}

async function ask(code: string): Promise<Found> {
  const answer = await fetch(`/api/geography/cep/${code}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json() as Promise<Found>
}

function fillIn(
  form: HTMLFormElement,
  { street, neighborhood, city, uf }: Found,
  typed: ReadonlySet<EventTarget | null>,
): void {
  // The state is posted as `stateCode` or `uf`: whichever the form has.
  const known = { street, neighbourhood: neighborhood, city, stateCode: uf, uf }
  for (const [name, value] of Object.entries(known)) {
    const control = form.elements.namedItem(name)
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    if (isField && !typed.has(control)) control.value = value
  }
}
