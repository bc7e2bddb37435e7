import { redirectDocument } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { onceKey } from '../../forms/once-key.ts'
import { KIND } from '../../forms/refused.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { bareNumber, CONTACT_FORMS } from './contact-forms.ts'

/** Takes a posted form; leads to its receipt, or returns what is wrong. The same form sent twice is one message. */
export async function sendForm(page: Page, request: Request) {
  const posted = await request.formData()
  const { api, texts, site } = page
  const receipt = (protocol: string) => redirectDocument(pathTo(site, 'contactSent', null, { protocol }), 303)
  const once = async (body: object) => ({ body, idempotencyKey: await onceKey(posted, body) })
  const dealer = formText(posted, 'dealer')
  // No call has a field for the model, so the reader finds it on top.
  const about = (model: string, message: string) =>
    model ? `${texts.t('contact.about', { model })}\n\n${message}`.trim() : message
  switch (formText(posted, KIND)) {
    case 'report':
      return handleForm(page, CONTACT_FORMS.report, posted, async (values) => {
        const body = { ...values, mileage: bareNumber(values.mileage) }
        return receipt((await api.reporting.create(await once(body))).reportNumber)
      })
    case 'dealer':
      return handleForm(page, CONTACT_FORMS.dealer, posted, async ({ model, message, ...sender }) => {
        const body = { ...sender, message: about(model, message), dealerCode: dealer }
        return receipt((await api.contact.leadEmail(await once(body))).protocol)
      })
    default:
      return handleForm(page, CONTACT_FORMS.message, posted, async ({ model, message, ...rest }) => {
        const body = { ...rest, message: about(model, message) }
        return receipt((await api.contact.create(await once(body))).protocol)
      })
  }
}
