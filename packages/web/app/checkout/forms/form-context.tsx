import { useFormFields } from '../../forms/form-context.tsx'
import type { FieldName } from './checkout-forms.ts'

export const useField = () => useFormFields<FieldName>()
