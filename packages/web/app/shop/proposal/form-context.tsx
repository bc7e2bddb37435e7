import { createContext, useContext } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import type { FieldErrors } from './answer.ts'
import { controlOf, type FlagName, type ProposalValues, type TextName } from './fields.ts'

interface FormFacts {
  /** What the fields held when the page was made; what is typed lives in the fields themselves. */
  readonly values: ProposalValues
  readonly errors: FieldErrors
}

export const FormContext = createContext<FormFacts | null>(null)

/** Attributes of the form's fields by name. */
export function useField() {
  const { byKey } = useTexts()
  const facts = useContext(FormContext)
  if (!facts) throw new Error('useField outside the form')
  const { values, errors } = facts
  const errorOf = (name: string): string | null => {
    const error = errors[name]
    return error ? byKey(error.key, error.values) : null
  }
  return {
    values,
    errorOf,
    field: (name: TextName) => ({ id: controlOf(name), name, defaultValue: values[name], error: errorOf(name) }),
    tick: (name: FlagName) => ({ id: controlOf(name), name, defaultChecked: values[name] }),
  }
}
