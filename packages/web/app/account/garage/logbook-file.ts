import { data } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { fileResponse } from '../../logbook/file-response.ts'
import { page } from '../../shell/page-context.ts'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/logbook-file'

export const handle = { cache: false, query: [] }

/** The logbook of one's own car, as a page that checks itself. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  try {
    return fileResponse(await known.api.logbook.ownedFile({ params: { car: params.car ?? '' } }))
  } catch (error) {
    if (callRefusal(error)) throw data(null, { status: 404 })
    throw error
  }
}
