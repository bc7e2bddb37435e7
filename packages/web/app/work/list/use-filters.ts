import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { CHOSEN } from '../../ui/field/start-suggestions.ts'
import { type FilterField, filterValues, typedOf } from './filter-fields.ts'
import { addressOf, type ListAddress, type ListState } from './list-address.ts'

const PAUSE_MS = 500

const filledIn = (form: HTMLFormElement): ListState =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]))

const isAnother = (filled: ListState, chosen: ListState): boolean =>
  Object.entries(filled).some(([name, value]) => value !== chosen[name])

/** What applies the filters of a form: a choice at once, words after a pause; and keeps its controls as the address has them. */
export function useFilters(list: ListAddress, chosen: ListState, fields: readonly FilterField[]) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(chosen)
  const apply = () => {
    clearTimeout(timer.current)
    if (!form.current) return
    sent.current = filterValues(fields, filledIn(form.current))
    void navigate(addressOf(list, sent.current), { preventScrollReset: true })
  }
  const { location: next } = useNavigation()
  // A field follows the address (Back, a link) where that says something else than was last asked for: what is being typed stays.
  useEffect(() => {
    // A later choice is on its way.
    if (next) return
    for (const [name, shown] of Object.entries(typedOf(fields, chosen))) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement
      if (isField && (sent.current[name] ?? '') !== chosen[name]) field.value = shown
    }
    sent.current = chosen
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the fields change with what is chosen
  }, [chosen, next])
  // Words typed a moment ago never call back who has just pressed a link.
  useEffect(() => {
    if (next && next.pathname !== list.path) clearTimeout(timer.current)
  }, [next, list.path])
  useEffect(() => {
    // Chosen before the script came: `autoComplete="off"` keeps browsers from putting anything back themselves.
    if (form.current && isAnother(filterValues(fields, filledIn(form.current)), chosen)) apply()
    const taken = form.current
    // A suggestion that is chosen applies at once.
    taken?.addEventListener(CHOSEN, apply)
    return () => {
      clearTimeout(timer.current)
      taken?.removeEventListener(CHOSEN, apply)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a page
  }, [])
  return {
    form,
    change({ target }: FormEvent<HTMLFormElement>) {
      if (!(target instanceof HTMLInputElement) || target.type === 'date') return apply()
      clearTimeout(timer.current)
      // What is looked for among suggestions is not said before one is chosen.
      if (target.role === 'combobox' && target.value !== '') return
      timer.current = setTimeout(apply, PAUSE_MS)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      apply()
    },
  }
}
