import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../../shell/page-context.ts'
import { valuesOf } from '../fields.ts'
import { requestedCar } from '../requested-car.ts'
import { startWhatsApp } from '../start-whatsapp.ts'
import type { WhatsAppStart } from '../whatsapp-start.ts'
import type { Route } from './+types/whatsapp'

export const handle = {
  cache: false,
  query: ['version', 'color', 'year', 'coating', 'parts', 'services'],
} satisfies RouteHandle

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(page)
  const values = valuesOf(await request.formData())
  const answer: WhatsAppStart = await startWhatsApp(shop, values, await requestedCar(shop, url.searchParams))
  return Response.json(answer)
}
