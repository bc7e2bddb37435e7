import type { FormMetadata } from '@conform-to/react/future'
import { createContext, useContext } from 'react'
import { type AnyForm, controlId } from './field-spec.ts'

interface FormState {
  readonly spec: AnyForm
  readonly form: FormMetadata<readonly string[]>
  /** Fields that the schema refuses when nothing is filled in. */
  readonly refusedBlank: ReadonlySet<string>
  /** The server sent it back. */
  readonly isRefused: boolean
  /** Puts every field back to what it held at first. */
  beginAnew(): void
}

export const FormStateContext = createContext<FormState | null>(null)

/** What stands inside a form may ask of it. */
export function useFormState() {
  const state = useContext(FormStateContext)
  if (!state) throw new Error('No form around')
  return { id: state.form.id, isRefused: state.isRefused, beginAnew: state.beginAnew }
}

/** Takes a field's name; returns how it is described and how it stands in the form around it. */
export function useFormField(name: string) {
  const state = useContext(FormStateContext)
  const spec = state?.spec.specs[name]
  if (!state || !spec) throw new Error(`The form around has no field ${name}`)
  const id = controlId(state.spec, name)
  const label = state.spec.labels?.[name] ?? spec.label
  return { id, spec: { ...spec, label }, meta: state.form.getField(name), isBlankRefused: state.refusedBlank.has(name) }
}
