import { look } from '../../shell/light/look.ts'
import { DRAFT_FIELDS } from './fields.ts'

const keyOf = (siteId: string): string => `volante-proposal:${siteId}`

/** Forgets the draft: what was sent is no draft any more. */
export function clearDraft(siteId: string): void {
  stored((storage) => storage.removeItem(keyOf(siteId)))
}

/** Storage may be forbidden or full; a form without a draft is still a form. */
function stored<Value>(work: (storage: Storage) => Value): Value | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

type Kept = Readonly<Record<string, string>>

interface Draft {
  readonly siteId: string
  readonly form: HTMLFormElement
  /** The fields have it again; what follows from them is to be asked for anew. */
  onRestored(draft: Kept): void
  onCleared(): void
}

/** Puts the draft back that this tab kept, unless the server sent the form back filled, and keeps what is typed from then on. */
export function startDraft({ siteId, form, onRestored, onCleared }: Draft): void {
  form.addEventListener('input', () => keep(siteId, form))
  const draft = form.dataset.filled === undefined ? readDraft(siteId) : null
  if (!draft || !fill(form, draft)) return
  const message = look('restored', form)
  message.querySelector('button')?.addEventListener('click', () => {
    clearDraft(siteId)
    form.reset()
    message.remove()
    onCleared()
  })
  form.querySelector('[data-restored]')?.replaceChildren(message)
  onRestored(draft)
}

function readDraft(siteId: string): Kept | null {
  const text = stored((storage) => storage.getItem(keyOf(siteId)))
  if (!text) return null
  const draft: unknown = JSON.parse(text)
  return typeof draft === 'object' && draft !== null ? (draft as Kept) : null
}

function keep(siteId: string, form: HTMLFormElement): void {
  const posted = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '' && DRAFT_FIELDS.includes(pair[0]),
  )
  stored((storage) => storage.setItem(keyOf(siteId), JSON.stringify(Object.fromEntries(posted))))
}

/** Puts a draft into the fields; what was typed before the script arrived stays. Answers whether anything changed. */
function fill(form: HTMLFormElement, draft: Kept): boolean {
  let hasChanged = false
  for (const control of form.elements) {
    const value = 'name' in control ? draft[String(control.name)] : undefined
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      const isOn = value !== undefined && (control.type === 'checkbox' || control.value === value)
      if (!isOn || control.checked) continue
      control.checked = true
    } else if (isText(control) && value !== undefined && control.value === '') {
      control.value = value
    } else continue
    hasChanged = true
  }
  return hasChanged
}

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (control instanceof HTMLInputElement && control.type !== 'hidden') ||
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement
