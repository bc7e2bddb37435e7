import type { FormWords } from '../../shell/light/form/form-words.ts'

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
  code.addEventListener('input', async () => {
    const digits = code.value.replace(/\D/g, '')
    if (digits === asked) return
    asked = digits
    said.textContent = ''
    if (digits.length !== 8) return
    const found = await ask(digits).catch(() => null)
    if (asked !== digits) return
    if (!found) {
      said.textContent = say('checkout.address.failed')
      return
    }
    fillIn(form, found)
    said.textContent = say('checkout.address.found', { place: `${found.city}, ${found.uf}` })
    const next = form.elements.namedItem(found.street ? 'number' : 'street')
    if (next instanceof HTMLInputElement) next.focus()
  })
}

async function ask(code: string): Promise<Found> {
  const answer = await fetch(`/api/geography/cep/${code}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json() as Promise<Found>
}

function fillIn(form: HTMLFormElement, { street, neighborhood, city, uf }: Found): void {
  for (const [name, value] of Object.entries({ street, neighbourhood: neighborhood, city, uf })) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
  }
}
