import { formText } from '../shell/form-text.ts'

/** Takes a posted form and what is made of it; returns one idempotency key for one form with one content: a second press repeats it, a corrected form does not. */
export async function onceKey(posted: FormData, body: unknown): Promise<string> {
  const key = posted.get('key') || crypto.randomUUID()
  const bytes = new TextEncoder().encode(JSON.stringify([key, body]))
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64url')
}

/** The key rendered into the form: whoever posts it twice does the thing once. */
export const keyOf = (form: FormData): { readonly idempotencyKey?: string } => {
  const key = formText(form, 'key')
  return /^[\w-]{8,64}$/.test(key) ? { idempotencyKey: key } : {}
}
