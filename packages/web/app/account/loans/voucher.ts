import { data } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/voucher'

export const handle = { cache: false, query: [] }

/** The voucher of an approved proposal, in the words of its site. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  try {
    const { name, type, body } = await known.api.financing.proposalVoucher({ params: { id: params.loan ?? '' } })
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
