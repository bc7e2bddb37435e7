import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'

/** Takes a car of the person's garage that the address names; returns what a workshop asks of it, nothing of anybody else's. */
export async function loadOwnCar({ api, visitor }: Pick<Page, 'api' | 'visitor'>, id: string | null) {
  if (!visitor || id === null) return null
  try {
    const { model, version, year, plateNumber } = await api.garage.ownedCar({ query: { id } })
    return { id, carModel: `${model} ${version} ${year}`, plate: plateNumber ?? '' }
  } catch (error) {
    if (callRefusal(error)) return null
    throw error
  }
}
