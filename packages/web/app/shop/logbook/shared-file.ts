import { data } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { fileResponse } from '../../logbook/file-response.ts'
import { page } from '../../shell/page-context.ts'
import type { Route } from './+types/shared-file'

export const handle = { cache: false, query: [] }

/** The logbook that an owner shows, as a page that checks itself. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return fileResponse(await context.get(page).api.logbook.sharedFile({ params: { token: params.token ?? '' } }))
  } catch (error) {
    if (callRefusal(error)) throw data(null, { status: 404 })
    throw error
  }
}
