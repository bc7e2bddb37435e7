import { type RefObject, useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation, useNavigation, useNavigationType } from 'react-router'
import { clearDraft, keepDraft, readDraft } from '../../../forms/draft.ts'
import { CHOSEN } from '../../../ui/field/start-suggestions.ts'
import { changedFields, type Held, heldAtFirst, heldIn } from './changed-fields.ts'
import { READ } from './merge-edits.ts'

interface RecordDraft {
  /** Names the draft in this tab. */
  readonly name: string
  readonly fields: readonly string[]
  /** What the form shows of the record as it was read. */
  readonly shown: Readonly<Record<string, unknown>>
  /** The server sent the form back: what was typed stands in it already. */
  readonly isRefused: boolean
  /** The record was saved just now: its draft is none any more. */
  readonly isSaved: boolean
}

/** What is typed in a record is kept in this tab at every key, offered again, and not left behind unasked; Ctrl+S saves. */
export function useRecordDraft(inside: RefObject<HTMLElement | null>, draft: RecordDraft) {
  const { name, fields, shown, isRefused, isSaved } = draft
  const [changed, setChanged] = useState<readonly string[]>([])
  const [offered, setOffered] = useState(false)
  /** What the fields held before anything was typed: a form that is sent back, again and again, still differs from that. */
  const first = useRef<Held>(null)
  const { state, formMethod, location: next } = useNavigation()
  const { pathname } = useLocation()
  const by = useNavigationType()
  // It was accepted and leads elsewhere: what was typed is no draft any more.
  const isSent = state === 'loading' && formMethod === 'POST' && next.pathname !== pathname
  useEffect(() => {
    if (isSent) clearDraft(name)
  }, [isSent, name])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed.length > 0 && state === 'idle' && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form) return
    first.current ??= isRefused ? heldAtFirst(shown, fields) : heldIn(new FormData(form), fields)
    const before = first.current
    // Back leads to what was said of an earlier saving too.
    if (isSaved && by !== 'POP') clearDraft(name)
    else setOffered(!isRefused && readDraft(name) !== null)
    const look = () => {
      const differing = changedFields(before, heldIn(new FormData(form), fields))
      setChanged(differing)
      if (differing.length > 0) keepDraft(name, form, [...fields, READ])
      else clearDraft(name)
    }
    if (isRefused) look()
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      form.requestSubmit()
    }
    form.addEventListener('input', look)
    form.addEventListener(CHOSEN, look)
    document.addEventListener('keydown', press)
    return () => {
      form.removeEventListener('input', look)
      form.removeEventListener(CHOSEN, look)
      document.removeEventListener('keydown', press)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a form is drawn anew with its record
  }, [isRefused])
  useWarning(changed.length > 0)
  const end = (take: boolean) => () => {
    const form = inside.current?.closest('form')
    const kept = readDraft(name)
    if (take && form && kept) putBack(form, [...fields, READ], kept)
    else clearDraft(name)
    setOffered(false)
  }
  return { changed, blocker, offered, take: end(true), drop: end(false) }
}

/** A tab that is closed asks too. */
function useWarning(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isOn])
}

function putBack(form: HTMLFormElement, fields: readonly string[], kept: Readonly<Record<string, string>>): void {
  for (const control of form.elements) {
    if (!('name' in control) || !fields.includes(String(control.name))) continue
    const value = kept[String(control.name)] ?? ''
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value.split('\n').includes(control.value)
    else if ('value' in control) control.value = value
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
