import { useFormFields } from '../../forms/form-context.tsx'
import type { FieldName } from './account-forms.ts'

export const useField = () => useFormFields<FieldName>()
