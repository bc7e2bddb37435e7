import type { LeadRules } from '@volante/contract/lead-form'
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { FieldErrors, ProposalAnswer } from './answer.ts'
import { valuesOf } from './fields.ts'

/** The rules weigh more than the page and are wanted first when something is typed. */
const rulesOfFields = () => import('./refusals.ts')

interface Checks {
  readonly errors: FieldErrors
  /** What the last submit was refused for and is still wrong. */
  readonly summary: FieldErrors
  /** Counts refused submits, so that each draws the eye anew. */
  readonly attempt: number
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
  readonly onInput: () => void
  /** Answers whether the form may be sent, and shows why not. */
  readonly mayBeSent: () => Promise<boolean>
  readonly refuse: (errors: FieldErrors) => void
  readonly forget: () => void
}

/** Checks a field when it is left with something in it, everything on submit, and takes an error back as soon as it is mended. */
export function useChecks(
  form: RefObject<HTMLFormElement | null>,
  rules: LeadRules,
  answer: ProposalAnswer | undefined,
): Checks {
  const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {})
  const [submitted, setSubmitted] = useState<FieldErrors>(answer?.errors ?? {})
  const [attempt, setAttempt] = useState(0)
  const [seen, setSeen] = useState(answer)
  const current = useRef(rules)
  useEffect(() => {
    current.current = rules
  })

  const wrong = async (): Promise<FieldErrors> => {
    const { proposalRefusals } = await rulesOfFields()
    return form.current ? proposalRefusals(valuesOf(new FormData(form.current)), current.current) : {}
  }
  const refuse = (found: FieldErrors) => {
    setErrors(found)
    setSubmitted(found)
    setAttempt((now) => now + 1)
  }
  if (answer !== seen) {
    setSeen(answer)
    if (answer) refuse(answer.errors)
  }
  return {
    errors,
    summary: pick(submitted, Object.keys(errors)),
    attempt,
    refuse,
    forget: () => refuse({}),
    onBlur({ target }) {
      if (!isFilled(target)) return
      const { name } = target
      void wrong().then((found) => setErrors((now) => ({ ...now, ...pick(found, [name]) })))
    },
    onInput() {
      void rulesOfFields()
      if (Object.keys(errors).length === 0) return
      void wrong().then((found) => setErrors((now) => pick(found, Object.keys(now))))
    },
    async mayBeSent() {
      const found = await wrong()
      refuse(found)
      return Object.keys(found).length === 0
    },
  }
}

const pick = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)))

const isFilled = (target: EventTarget): target is HTMLInputElement =>
  (target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement) &&
  target.name !== '' &&
  target.value.trim() !== '' &&
  target.type !== 'checkbox'
