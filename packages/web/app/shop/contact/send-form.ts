import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { type FormKind, type FormValues, kindOf, valuesOf } from './contact-forms.ts'

/** What the page shows again when a form was not taken. */
export interface RefusedForm {
  readonly kind: FormKind
  readonly values: FormValues
  /** Field -> why it is refused, in the site's language. */
  readonly errors: Readonly<Record<string, string>>
  readonly hasFailed: boolean
}

/** Takes a posted form; leads to its receipt, or answers what is wrong. The same form sent twice is one message. */
export async function sendForm(shop: Page, request: Request) {
  const form = await request.formData()
  const kind = kindOf(form)
  const values = valuesOf(kind, form)
  try {
    const protocol = await send(shop, kind, values, form)
    return redirect(pathTo(shop.site, 'contactSent', null, { protocol }), 303)
  } catch (error) {
    const fields = callRefusal(error)?.fields ?? []
    const hasFailed = fields.length === 0
    if (hasFailed) shop.report(error)
    const errors = Object.fromEntries(fields.map(({ path, message }) => [path, message]))
    const refused: RefusedForm = { kind, values, errors, hasFailed }
    return data(refused, { status: hasFailed ? 503 : 422 })
  }
}

async function send({ api, texts }: Page, kind: FormKind, values: FormValues, form: FormData): Promise<string> {
  const dealer = formText(form, 'dealer')
  const { model = '', message = '', ...rest } = values
  const once = async (body: unknown) => ({ idempotencyKey: await onceKey(formText(form, 'key'), body) })
  if (kind === 'report') {
    const body = { ...values, ...(dealer ? { dealerId: dealer } : {}) }
    return (await api.reporting.create({ body, ...(await once(body)) })).reportNumber
  }
  // Neither call has a field for the model, so the reader finds it on top.
  const text = model ? `${texts.t('contact.about', { model })}\n\n${message}`.trim() : message
  if (kind === 'dealer') {
    const body = { ...rest, message: text, dealerCode: dealer }
    return (await api.contact.leadEmail({ body, ...(await once(body)) })).protocol
  }
  // A message that only names a model says nothing: the rule of the empty message must still hold.
  const body = { ...rest, message: message.trim() === '' ? message : text }
  return (await api.contact.create({ body, ...(await once(body)) })).protocol
}

/** One key for one form with one content: a second press repeats it, a corrected form does not. */
async function onceKey(key: string, body: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([key || crypto.randomUUID(), body]))
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64url')
}
