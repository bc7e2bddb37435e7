import { type FocusEvent, type FormEvent, useRef, useState } from 'react'

type Errors = Readonly<Record<string, string>>

export interface CheckedForm {
  readonly errors: Errors
  /** Counts refused sends: a new one moves the focus to the summary again. */
  readonly attempt: number
  /** Spread into the form. */
  readonly events: {
    onBlur(event: FocusEvent<HTMLFormElement>): void
    onInput(event: FormEvent<HTMLFormElement>): void
    onSubmit(event: FormEvent<HTMLFormElement>): void
  }
}

/**
 * Checks a form of native fields by its rules: a field when it is left after a change, all when it is sent; an error goes as soon as
 * the field is well. Takes the rules (form -> refused fields with their texts) and what the server refused, if it did.
 */
export function useCheckedForm(
  check: (form: FormData) => Errors,
  refused: { readonly errors: Errors } | undefined,
): CheckedForm {
  const [errors, setErrors] = useState<Errors>(refused?.errors ?? {})
  const [attempt, setAttempt] = useState(refused ? 1 : 0)
  const [seen, setSeen] = useState(refused)
  const changed = useRef(new Set<string>())
  if (refused && refused !== seen) {
    setSeen(refused)
    setErrors(refused.errors)
    setAttempt(attempt + 1)
  }
  const recheck = (form: HTMLFormElement, name: string) => {
    const { [name]: _old, ...others } = errors
    const found = check(new FormData(form))[name]
    setErrors(found === undefined ? others : { ...others, [name]: found })
  }
  return {
    errors,
    attempt,
    events: {
      onBlur({ currentTarget, target }) {
        const { name } = target as unknown as HTMLInputElement
        if (changed.current.has(name)) recheck(currentTarget, name)
      },
      onInput({ currentTarget, target }) {
        const { name } = target as HTMLInputElement
        changed.current.add(name)
        if (errors[name] !== undefined) recheck(currentTarget, name)
      },
      onSubmit(event) {
        const found = check(new FormData(event.currentTarget))
        setErrors(found)
        if (Object.keys(found).length === 0) return
        event.preventDefault()
        setAttempt(attempt + 1)
      },
    },
  }
}
