import type { FormMetadata } from '@conform-to/react/future'
import { createContext, useContext } from 'react'
import type { AnyForm } from './field-spec.ts'

interface FormState {
  readonly spec: AnyForm
  readonly form: FormMetadata<readonly string[]>
  /** Fields that the schema refuses when nothing is filled in. */
  readonly refusedBlank: ReadonlySet<string>
}

export const FormStateContext = createContext<FormState | null>(null)

/** Takes a field's name; returns how it is described and how it stands in the form around it. */
export function useFormField(name: string) {
  const state = useContext(FormStateContext)
  const spec = state?.spec.specs[name]
  if (!state || !spec) throw new Error(`The form around has no field ${name}`)
  return { spec, meta: state.form.getField(name), isBlankRefused: state.refusedBlank.has(name) }
}
