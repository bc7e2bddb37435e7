import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { data, redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { KIND } from '../../forms/refused.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { LOAN_FORMS } from './loan-forms.ts'
import { LOANS } from './loans-path.ts'

/** Takes a posted form of a proposal's page; leads back to it, or returns why it was refused with what was typed. */
export async function handleLoan(page: Page, request: Request, id: string) {
  const posted = await request.formData()
  const [kind = '', paper = ''] = formText(posted, KIND).split('.')
  const { financing } = page.api
  const done = () => redirect(`${LOANS}/${id}?done=${kind}`, 303)
  switch (kind) {
    case 'note':
      return handleForm(page, LOAN_FORMS.note, posted, async ({ note }) => {
        await financing.deskNote({ params: { id }, body: { note: note.trim() } })
        return done()
      })
    case 'paper':
      return handleForm(page, LOAN_FORMS.paper, posted, async ({ decision, reason }) => {
        const approved = decision === 'approve'
        const why = !approved && isOneOf(DOCUMENT_REFUSALS, reason) ? { reason } : {}
        await financing.deskReview({ params: { id, paper }, body: { approved, ...why } })
        return done()
      })
    case 'ask':
      return handleForm(page, LOAN_FORMS.ask, posted, async () => {
        await financing.deskAsk({ body: { id } })
        return done()
      })
    case 'resend':
      return handleForm(page, LOAN_FORMS.resend, posted, async () => {
        await financing.deskResend({ body: { id } })
        return done()
      })
    default:
      throw data(null, { status: 400 })
  }
}
