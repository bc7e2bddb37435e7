import { data } from 'react-router'
import { fileResponse } from '../../logbook/file-response.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/warranty-file'

export const handle = { cache: false, query: [] }

/** The terms of the warranty of one's own car, as a PDF in the words of its site. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const { api } = known
  try {
    const { id, chassis, country, brand } = await api.garage.ownedCar({ query: { id: params.car ?? '' } })
    const home = known.sites.find((one) => one.country === country && one.brand === brand)
    const at = home ? known.apiAt(home) : api
    const { modelCode } = await at.benefits.owned({ params: { car: id } })
    if (modelCode === null) throw data(null, { status: 404 })
    return fileResponse(await at.benefits.warrantyTerms({ body: { modelCode, vin: chassis } }))
  } catch (error) {
    if (callRefusal(error)) throw data(null, { status: 404 })
    throw error
  }
}
