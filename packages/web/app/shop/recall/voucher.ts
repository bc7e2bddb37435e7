import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { formText } from '../../shell/form-text.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import type { Route } from './+types/voucher'

export const handle = { cache: false, query: [] } satisfies RouteHandle

/** Posted, so that the chassis stands in no address. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(page)
  const vin = formText(await request.formData(), 'vehicle').slice(0, 30)
  try {
    const { name, type, body } = await api.recall.voucher({ query: { vin } })
    if (!(body instanceof Uint8Array)) throw new Error('a voucher is printed whole')
    return new Response(new Uint8Array(body), {
      headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    })
  } catch (error) {
    const refusal = callRefusal(error)
    if (refusal) throw data(null, { status: refusal.status })
    throw error
  }
}
