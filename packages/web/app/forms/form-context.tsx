import { createContext, useContext } from 'react'

interface FormState<Field extends string> {
  readonly values: Readonly<Record<Field, string>>
  readonly errors: Readonly<Record<string, string>>
  labelOf(name: Field): string
}

export const FormContext = createContext<FormState<string> | null>(null)

/** What every field of a form shares: its name is its id, so that the summary's links find it. */
export function useFormFields<Field extends string>() {
  const state: FormState<Field> | null = useContext(FormContext)
  if (!state) throw new Error('A field outside PostedForm')
  const { values, errors, labelOf } = state
  const shared = (name: Field) => ({ id: name, name, label: labelOf(name), error: errors[name] })
  const field = (name: Field) => ({ ...shared(name), defaultValue: values[name] })
  const box = (name: Field) => ({ ...shared(name), value: 'yes', defaultChecked: values[name] !== '' })
  return { field, box, values, errors }
}
