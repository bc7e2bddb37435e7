import { createContext, useContext } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import type { FieldName, FormValues } from './checkout-forms.ts'

export interface FormState {
  readonly values: FormValues
  readonly errors: Readonly<Record<string, string>>
}

export const FormContext = createContext<FormState | null>(null)

/** What every field of a form shares: its name is its id, so that the summary's links find it. */
export function useField() {
  const { t } = useTexts()
  const state = useContext(FormContext)
  if (!state) throw new Error('A field outside CheckoutForm')
  const { values, errors } = state
  const field = (name: FieldName) => ({
    id: name,
    name,
    label: t(`checkout.field.${name}`),
    error: errors[name],
    defaultValue: values[name],
  })
  return { field, values, errors }
}
