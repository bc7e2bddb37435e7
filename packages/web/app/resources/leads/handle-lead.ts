import type { AnswerChannel, CloseReason } from '@volante/domain/lead/lead-work'
import { data, redirect } from 'react-router'
import type { FieldSpecs, FormSpec, FormValues } from '../../forms/field-spec.ts'
import { handleForm } from '../../forms/handle-form.ts'
import { onceKey } from '../../forms/once-key.ts'
import { KIND } from '../../forms/refused.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { addressOf } from '../../work/list/list-address.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { readResource } from '../../work/resource/load-resource.server.ts'
import { valueNamed } from '../../work/resource/choices/many-choices.ts'
import { colleagueChoices, LEAD_FORMS } from './lead-forms.ts'
import { leads } from './leads.tsx'

/** The lead something is done with, and the way back to it. */
interface Target {
  readonly page: Page
  readonly posted: FormData
  readonly id: string
  readonly back: (done: string) => Response
}

const noted = (note: string) => (note.trim() === '' ? {} : { note: note.trim() })

/** What is done at a press. What somebody else did meanwhile is said, as what was done is. */
const PRESSES = {
  take: ({ page, id }: Target) => page.api.desk.takeLead({ params: { id } }),
  release: ({ page, id }: Target) => page.api.desk.releaseLead({ params: { id } }),
  reopen: ({ page, id }: Target) => page.api.desk.reopenLead({ params: { id } }),
}

async function press(intent: keyof typeof PRESSES, target: Target): Promise<Response> {
  try {
    await PRESSES[intent](target)
    return target.back(intent)
  } catch (error) {
    if (callRefusal(error)?.status === 409) return target.back('meanwhile')
    return refuseForbidden('leads.work')(error)
  }
}

function form<Specs extends FieldSpecs, Name extends keyof Specs & string>(
  spec: FormSpec<Specs, Name>,
  send: (target: Target, values: FormValues<Specs, Name>, idempotencyKey: string) => Promise<unknown>,
) {
  return (target: Target) =>
    handleForm(target.page, spec, target.posted, async (values) => {
      await send(target, values, await onceKey(target.posted, [spec.kind, target.id, values])).catch((error) => {
        const status = callRefusal(error)?.status
        if (status === 403 || status === 404) return refuseForbidden('leads.work')(error)
        throw error
      })
      return target.back(spec.kind)
    })
}

const GIVE = form(LEAD_FORMS.give, ({ page, id }, { colleague: accountId }, idempotencyKey) =>
  page.api.desk.giveLead({ params: { id }, idempotencyKey, body: { accountId } }),
)
const ACCOUNT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const FORMS = {
  answer: form(LEAD_FORMS.answer, ({ page, id }, { channel, isReached, note }, idempotencyKey) => {
    // One of them, as the form's rules have checked.
    const body = { channel: channel as AnswerChannel, isReached: isReached === 'yes', ...noted(note) }
    return page.api.desk.answerLead({ params: { id }, idempotencyKey, body })
  }),
  note: form(LEAD_FORMS.note, ({ page, id }, { note }, idempotencyKey) =>
    page.api.desk.noteLead({ params: { id }, idempotencyKey, body: { note: note.trim() } }),
  ),
  close: form(LEAD_FORMS.close, ({ page, id }, { reason, note }, idempotencyKey) => {
    const body = { reason: reason as CloseReason, ...noted(note) }
    return page.api.desk.closeLead({ params: { id }, idempotencyKey, body })
  }),
  give: async (target: Target) => {
    const { page, id, posted } = target
    const typed = formText(posted, 'colleague')
    // Of many colleagues the form holds the name of one.
    if (typed !== '' && !ACCOUNT.test(typed)) {
      const lead = await page.api.desk.lead({ params: { id } }).catch(refuseForbidden('leads.work'))
      posted.set('colleague', valueNamed(colleagueChoices(lead), typed))
    }
    return GIVE(target)
  },
}

const isIn = <T extends object>(table: T, name: string): name is keyof T & string => Object.hasOwn(table, name)

/** Takes what was posted beside a lead; leads back to it, or returns why it was refused with what was typed. */
export async function handleLead(page: Page, posted: FormData, search: URLSearchParams) {
  const { chosen } = readResource(leads, search)
  const { lead: id = '' } = chosen
  if (id === '') throw data(null, { status: 404 })
  const back = (done: string) => redirect(addressOf(leads, { ...chosen, done }), 303)
  const target = { page, posted, id, back }
  const intent = formText(posted, 'intent')
  const kind = formText(posted, KIND)
  if (isIn(PRESSES, intent)) return press(intent, target)
  if (isIn(FORMS, kind)) return FORMS[kind](target)
  throw data(null, { status: 400 })
}
