import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../../shell/page-context.ts'
import { startConversation } from './conversation.ts'
import { requestedCar } from '../requested-car.ts'
import type { Route } from './+types/whatsapp'

export const handle = {
  cache: false,
  query: ['version', 'color', 'year', 'coating', 'parts', 'services'],
} satisfies RouteHandle

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  const car = await requestedCar(known, url.searchParams)
  return Response.json((await startConversation(known, await request.formData(), car)).data)
}
