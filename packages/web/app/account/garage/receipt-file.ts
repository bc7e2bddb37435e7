import { data } from 'react-router'
import { fileResponse } from '../../logbook/file-response.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/receipt-file'

export const handle = { cache: false, query: [] }

/** The receipt of a recall's repair of one's own car, as a PDF. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const { car, campaign } = params
  try {
    return fileResponse(await known.api.garage.recallReceipt({ params: { id: car, recall: campaign } }))
  } catch (error) {
    if (callRefusal(error)) throw data(null, { status: 404 })
    throw error
  }
}
