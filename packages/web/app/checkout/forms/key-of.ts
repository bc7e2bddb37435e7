import { formText } from '../../shell/form-text.ts'

/** The key rendered into the form: whoever posts it twice does the thing once. */
export const keyOf = (form: FormData): { readonly idempotencyKey?: string } => {
  const key = formText(form, 'key')
  return /^[\w-]{8,64}$/.test(key) ? { idempotencyKey: key } : {}
}
