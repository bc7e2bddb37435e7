import { parseSubmission, report } from '@conform-to/react/future'
import { type ClientActionFunctionArgs, isRouteErrorResponse } from 'react-router'
import { NO_REASON, type Refused } from './refused.ts'

/**
 * The `clientAction` of a page with forms. A line that breaks would make the router take the page away with everything that was
 * typed; so the form stays and says that nothing was sent.
 */
export async function keepForm({ request, serverAction }: ClientActionFunctionArgs): Promise<Refused> {
  const posted = await request.clone().formData()
  try {
    return (await serverAction()) as Refused
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return report(parseSubmission(posted), { error: { formErrors: [NO_REASON] } })
  }
}
