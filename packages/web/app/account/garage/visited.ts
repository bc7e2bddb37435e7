import { readAddress } from '@volante/domain/configuration/address'
import type { RouteHandle } from '@volante/contract/page'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import type { Route } from './+types/visited'

export const handle = { cache: false, query: [] } satisfies RouteHandle

/** Keeps that a version was looked at; who is not signed in any more, or names none, is told nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, visitor } = context.get(page)
  if (!visitor) return new Response(null, { status: 204 })
  const posted = new URLSearchParams([...(await request.formData())].map(([name, value]) => [name, String(value)]))
  const { mvsCode, year, colorCode } = readAddress(posted)
  try {
    await api.garage.addVisited({ body: { mvsCode: mvsCode ?? '', year, color: colorCode } })
  } catch (error) {
    if (!callRefusal(error)) throw error
  }
  return new Response(null, { status: 204 })
}
