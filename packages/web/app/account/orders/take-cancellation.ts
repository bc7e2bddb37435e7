import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { onceOf } from './take-order-post.ts'

export interface RefusedCancellation {
  readonly reasonId: string
  readonly comment: string
  readonly reasonError?: string
  readonly message?: string
}

/** Asks for the cancellation; leads to the order, which shows at once that it was asked for. */
export async function takeCancellation(facts: Pick<Page, 'api' | 'site' | 'texts'>, request: Request, order: string) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 1000)
  const typed = { reasonId: text('reasonId'), comment: text('comment') }
  const refused = (status: number, why: Pick<RefusedCancellation, 'reasonError' | 'message'>) =>
    data<RefusedCancellation>({ ...typed, ...why }, { status })
  if (typed.reasonId === '') return refused(422, { reasonError: facts.texts.t('orders.cancel.reasonMissing') })
  try {
    await facts.api.reservation.cancel({ params: { id: order }, body: typed, idempotencyKey: onceOf(form) })
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    if (refusal.status === 404) throw data(null, { status: 404 })
    return refused(refusal.status, { message: refusal.message })
  }
  return redirect(pathTo(facts.site, 'order', { order }, { done: 'cancelled' }), 303)
}
