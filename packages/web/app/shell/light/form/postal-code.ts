interface CodeLookUp<Found> {
  readonly code: HTMLInputElement
  /** Takes the eight digits of a CEP. */
  ask(digits: string): Promise<Found>
  /** What was said of the code before no longer holds. */
  onChanged(): void
  /** `found` is null where no answer came; `typed` are the fields that were typed into meanwhile. */
  onAnswered(found: Found | null, typed: ReadonlySet<EventTarget | null>): void
}

const LENGTH = 8

/** Asks once a CEP is whole, also for the one that was typed before this script came; the newest answer counts. */
export function lookUpCode<Found>({ code, ask, onChanged, onAnswered }: CodeLookUp<Found>): void {
  let asked = digitsOf(code.defaultValue)
  const typed = new Set<EventTarget | null>()
  const look = async (): Promise<void> => {
    const digits = digitsOf(code.value)
    if (digits === asked) return
    asked = digits
    typed.clear()
    onChanged()
    if (digits.length !== LENGTH) return
    const found = await ask(digits).catch(() => null)
    if (asked === digits) onAnswered(found, typed)
  }
  code.form?.addEventListener('input', ({ target }) => typed.add(target))
  code.addEventListener('input', look)
  // A browser that brings a page back fills it too, and nobody stands in a field then.
  if (code.form?.contains(document.activeElement)) void look()
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Values by field name; what was typed meanwhile stays. */
export function fillIn(
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
  typed: ReadonlySet<EventTarget | null>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    if (isField && !typed.has(control)) control.value = value
  }
}

/** Leads from the code to the first field that is left, unless the person has gone elsewhere. */
export function leadOn(code: HTMLInputElement, next: string): void {
  const control = code.form?.elements.namedItem(next)
  if (control instanceof HTMLInputElement && document.activeElement === code) control.focus()
}
