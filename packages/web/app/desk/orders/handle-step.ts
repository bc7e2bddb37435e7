import { kilometresOf } from '@volante/domain/vehicle/readings'
import type { Permission } from '@volante/domain/policy/permissions'
import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_KINDS, DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import type { EstimateReason } from '@volante/domain/order/estimates'
import { data, redirect } from 'react-router'
import type { FieldSpecs, FormSpec, FormValues } from '../../forms/field-spec.ts'
import { handleForm, showAgain } from '../../forms/handle-form.ts'
import { onceKey } from '../../forms/once-key.ts'
import { KIND } from '../../forms/refused.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { refuseForbidden } from '../../work/require-right.ts'
import { ORDERS } from '../../work/list/known-lists.ts'
import { centsOf, STEP_FORMS, type StepKind } from './step-forms.ts'

/** The order a step is about, and what in it: a part, a charge, a refund, a paper. */
interface Target {
  readonly api: Page['api']['orders']
  readonly id: string
  readonly of: string
  readonly idempotencyKey: string
}

function step<Specs extends FieldSpecs, Name extends keyof Specs & string>(
  may: Permission,
  form: FormSpec<Specs, Name>,
  send: (target: Target, values: FormValues<Specs, Name>) => Promise<unknown>,
) {
  return (page: Page, posted: FormData, id: string, of: string) =>
    handleForm(page, form, posted, async (values) => {
      const idempotencyKey = await onceKey(posted, [form.kind, of, values])
      await send({ api: page.api.orders, id, of, idempotencyKey }, values).catch((error: unknown) => {
        const status = callRefusal(error)?.status
        if (status === 403 || status === 404) return refuseForbidden(may)(error)
        throw error
      })
      return redirect(`${ORDERS.path}/${id}?done=${form.kind}`, 303)
    })
}

const noted = (note: string) => (note.trim() === '' ? {} : { note: note.trim() })
const call = ({ id, idempotencyKey }: Target) => ({ params: { id }, idempotencyKey })

/** Each step with the right it asks for. */
const STEPS: Readonly<Record<StepKind, ReturnType<typeof step>>> = {
  advance: step('orders.advance', STEP_FORMS.advance, (target, { status, note }) =>
    target.api.advance({ ...call(target), body: { status, ...noted(note) } }),
  ),
  estimate: step('orders.estimate', STEP_FORMS.estimate, (target, { deliveryOn, reason, note }) =>
    // One of them, as the form's schema has checked.
    target.api.estimate({
      ...call(target),
      body: { deliveryOn, reason: reason as EstimateReason, ...noted(note) },
    }),
  ),
  cancellation: step('orders.cancel', STEP_FORMS.cancellation, (target, { decision, reply }) =>
    target.api.decideCancellation({ ...call(target), body: { accepted: decision === 'accept', ...noted(reply) } }),
  ),
  inside: step('orders.read', STEP_FORMS.inside, (target, { inside }) =>
    target.api.note({ ...call(target), body: { text: inside.trim() } }),
  ),
  settle: step('orders.advance', STEP_FORMS.settle, (target, { inside }) =>
    target.api.settlePart({ ...call(target), params: { id: target.id, partId: target.of }, body: noted(inside) }),
  ),
  appraise: step('orders.advance', STEP_FORMS.appraise, (target, { appraised, currency, reply }) =>
    target.api.appraise({
      ...call(target),
      params: { id: target.id, partId: target.of },
      body: { value: centsOf(appraised, currency) ?? 0, note: reply.trim() },
    }),
  ),
  confirmRefund: step('refunds.approve', STEP_FORMS.confirmRefund, (target, { inside }) =>
    target.api.confirmRefund({ ...call(target), params: { id: target.id, refundId: target.of }, body: noted(inside) }),
  ),
  assign: step('orders.advance', STEP_FORMS.assign, (target, { chassis }) =>
    target.api.assignUnit({ ...call(target), body: { chassis: chassis.trim() } }),
  ),
  plate: step('orders.advance', STEP_FORMS.plate, (target, { plate, mileage }) =>
    target.api.deskPlate({ ...call(target), body: { plate, mileage: kilometresOf(mileage) } }),
  ),
  returnDay: step('orders.advance', STEP_FORMS.returnDay, (target, { returnOn }) =>
    target.api.deskReturnDay({ ...call(target), body: { on: returnOn } }),
  ),
  carBack: step('orders.advance', STEP_FORMS.carBack, (target, { note }) =>
    target.api.carBack({ ...call(target), body: noted(note) }),
  ),
  decideRefund: step('refunds.approve', STEP_FORMS.decideRefund, (target, { decision }) =>
    target.api.decideRefund({
      ...call(target),
      params: { id: target.id, refundId: target.of },
      body: { approved: decision === 'approve' },
    }),
  ),
  retryRefund: step('refunds.approve', STEP_FORMS.retryRefund, (target, { decision }) =>
    target.api.retryRefund({
      ...call(target),
      params: { id: target.id, refundId: target.of },
      body: { byTransfer: decision === 'transfer' },
    }),
  ),
  refund: step('refunds.approve', STEP_FORMS.refund, (target, { amount, currency, refundReason }) => {
    const body = { chargeId: target.of, amount: centsOf(amount, currency) ?? 0, reason: refundReason.trim() }
    return target.api.refund({ ...call(target), body })
  }),
  document: step('documents.review', STEP_FORMS.document, async (target, { decision, paperReason, version }) => {
    if (!isOneOf(DOCUMENT_KINDS, target.of)) throw data(null, { status: 404 })
    const approved = decision === 'approve'
    const reason = [decision, paperReason].find((one) => isOneOf(DOCUMENT_REFUSALS, one))
    const body = {
      kind: target.of,
      approved,
      ...(reason && !approved && { reason }),
      ...(version && { seenVersion: Number(version) }),
    }
    return target.api.reviewDocument({ ...call(target), body })
  }),
  fraud: step('fraud.review', STEP_FORMS.fraud, (target, { decision, why }) =>
    target.api.reviewFraud({ ...call(target), body: { approved: decision === 'approve', ...noted(why) } }),
  ),
}

/** What a refund means is read before it is ordered; one that is too much is refused as it would be then. */
const checkRefund = (page: Page, posted: FormData, id: string, of: string) =>
  handleForm(page, STEP_FORMS.refund, posted, async ({ amount, currency }) => {
    const { refundable } = await page.api.orders.deskGet({ params: { id } })
    const left = refundable.find(({ chargeId }) => chargeId === of)?.amount ?? 0
    return (centsOf(amount, currency) ?? 0) > left ? STEPS.refund(page, posted, id, of) : showAgain(posted)
  })

/** Takes a posted form of an order's page; leads back to the order, or returns why the step was refused with what was typed. */
export async function handleStep(page: Page, request: Request, id: string) {
  const posted = await request.formData()
  const [kind = '', of = ''] = formText(posted, KIND).split('.')
  if (!isOneOf(Object.keys(STEPS) as StepKind[], kind)) throw data(null, { status: 400 })
  if (kind === 'refund' && formText(posted, 'decision') === 'edit') return showAgain(posted)
  if (kind === 'refund' && formText(posted, 'decision') === 'check') return checkRefund(page, posted, id, of)
  return STEPS[kind](page, posted, id, of)
}
