import { data } from 'react-router'
import { fileResponse } from '../../logbook/file-response.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import type { Route } from './+types/passport-file'

export const handle = { cache: false, query: [] }

/** A passport on paper. */
export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return fileResponse(await context.get(page).api.pricePassport.file({ params: { token: params.token ?? '' } }))
  } catch (error) {
    if (callRefusal(error)) throw data(null, { status: 404 })
    throw error
  }
}
