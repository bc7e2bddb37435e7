type Kept = Readonly<Record<string, string>>

/** Storage may be forbidden or full; a form without a draft is still a form. */
function stored<Value>(work: (storage: Storage) => Value): Value | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

const keyOf = (name: string) => `volante-draft:${name}`

/** What was sent is no draft any more: the page it leads to says so. */
export const clearDraft = (name: string): void => void stored((storage) => storage.removeItem(keyOf(name)))

export const readDraft = (name: string): Kept | null =>
  stored((storage) => JSON.parse(storage.getItem(keyOf(name)) ?? 'null') as Kept | null)

export const keepDraft = (name: string, form: HTMLFormElement, fields: readonly string[]): void =>
  void stored((storage) => storage.setItem(keyOf(name), JSON.stringify(read(form, fields))))

function read(form: HTMLFormElement, fields: readonly string[]): Kept {
  const posted = [...new FormData(form)].filter(([name, value]) => fields.includes(name) && value !== '')
  const kept: Record<string, string> = {}
  // The ticked boxes of one question stand below one another.
  for (const [name, value] of posted) kept[name] = name in kept ? `${kept[name]}\n${String(value)}` : String(value)
  return kept
}

/** Puts a draft into the fields; what was typed before the script arrived stays. Returns whether anything changed. */
export function fill(form: HTMLFormElement, kept: Kept): boolean {
  let hasChanged = false
  for (const control of form.elements) {
    const value = 'name' in control ? kept[String(control.name)] : undefined
    if (value === undefined || !putInto(control, value)) continue
    control.dispatchEvent(new Event('input', { bubbles: true }))
    hasChanged = true
  }
  return hasChanged
}

function putInto(control: Element, value: string): boolean {
  if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
    if (control.checked || control.value !== value) return false
    control.checked = true
    return true
  }
  // Whoever stands in a field is about to type there.
  if (!isText(control) || control.value !== '' || control === document.activeElement) return false
  control.value = value
  return true
}

/** Whether something was written or ticked since the page came, be it before its script. */
export const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) =>
    control instanceof HTMLInputElement
      ? control.checked !== control.defaultChecked || (isText(control) && control.value !== control.defaultValue)
      : control instanceof HTMLTextAreaElement && control.value !== control.defaultValue,
  )

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (control instanceof HTMLInputElement && control.type !== 'hidden') ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement
