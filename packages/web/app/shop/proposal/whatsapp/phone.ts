import type { RouteHandle } from '@volante/contract/page'
import type { PhoneValidity } from '@volante/contract/phone-validity'
import { callRefusal } from '../../../shell/call-refusal.ts'
import { page } from '../../../shell/page-context.ts'
import type { Route } from './+types/phone'

export const handle = { cache: false } satisfies RouteHandle

/** Whether a number is on WhatsApp: posted, so that it stands in no address and no log. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(page)
  const phoneNumber = String((await request.formData()).get('phone') ?? '').slice(0, 40)
  const answer: PhoneValidity = await api.phoneValidity.valid({ body: { phoneNumber } }).catch((error: unknown) => {
    if (!callRefusal(error)) throw error
    return { success: false, resource: { isValid: false } }
  })
  return Response.json(answer)
}
