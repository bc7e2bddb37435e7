import { data, redirect } from 'react-router'
import { keyOf } from '../../forms/once-key.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'

export interface OrderPosted {
  readonly refusal?: string
  /** The public address of a shared order. */
  readonly url?: string
}

/** What a buyer does on the page of an order: share it, end that, answer an appraisal, take a cancellation back. */
export async function changeOrder(
  { api, origin, site }: Pick<Page, 'api' | 'origin' | 'site'>,
  request: Request,
  order: string,
) {
  const form = await request.formData()
  const params = { id: order }
  const done = (what: string) => redirect(pathTo(site, 'order', { order }, { done: what }), 303)
  const sharedUrl = async () => {
    const { token } = await api.orders.share({ params })
    return origin + pathTo(site, 'sharedOrder', { token })
  }
  try {
    switch (String(form.get('intent'))) {
      case 'share':
        return data<OrderPosted>({ url: await sharedUrl() })
      case 'unshare':
        await api.orders.unshare({ params })
        return done('unshared')
      case 'appraisal':
        await api.orders.answerAppraisal({
          params: { ...params, partId: String(form.get('part')) },
          body: { accepted: form.get('answer') === 'accepted' },
          ...keyOf(form),
        })
        return done('appraisal')
      case 'returnDay':
        await api.orders.returnDay({ params, body: { on: String(form.get('on')) } })
        return done('returnDay')
      case 'reactivate':
        await api.orders.reactivate({ params, ...keyOf(form) })
        return done('reactivated')
      default:
        return data<OrderPosted>({}, { status: 400 })
    }
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    if (refusal.status === 404) throw data(null, { status: 404 })
    return data<OrderPosted>({ refusal: refusal.message }, { status: refusal.status })
  }
}

/** Keeps the account that money goes back to. */
export const sendRefundAccount = (
  { api }: Pick<Page, 'api'>,
  posted: FormData,
  { order, account }: { readonly order: string; readonly account: string },
) => api.orders.refundAccount({ params: { id: order }, body: { account }, ...keyOf(posted) })

/** Takes what the page's action returned; returns it where it is of the order, not of a line that broke. */
export const postedIn = (answer: unknown): OrderPosted | undefined =>
  typeof answer === 'object' && answer !== null && !('submission' in answer) ? answer : undefined
