import { type RefObject, useEffect, useState } from 'react'
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

/** Takes the form, and whether it came back from the server with its values; answers the draft found when the page opened, and keeps what is typed from then on. It ends with the tab. */
export function useDraft(siteId: string, form: RefObject<HTMLFormElement | null>, hasValues: boolean) {
  const [restored, setRestored] = useState<Kept | null>(null)
  useEffect(() => {
    // After the first paint: a restored form must not hold up the page.
    const frame = requestAnimationFrame(() => {
      const draft = hasValues ? null : readDraft(siteId)
      if (draft && form.current && fill(form.current, draft)) setRestored(draft)
    })
    return () => cancelAnimationFrame(frame)
  }, [siteId, form, hasValues])
  return {
    restored,
    keep: () => form.current && keep(siteId, form.current),
    startAnew() {
      clearDraft(siteId)
      form.current?.reset()
      setRestored(null)
    },
  }
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
