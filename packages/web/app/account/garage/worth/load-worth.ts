import { callRefusal } from '../../../shell/call-refusal.ts'
import type { Page } from '../../../shell/page-context.ts'
import type { OwnedShown } from '../load-garage.ts'

/** What an own car is worth: an estimate of its own site, null where no table has it or says it now, and what dealers offer for it. */
export async function loadWorth(known: Page, car: OwnedShown) {
  const { home, modelSlug: model, mvsCode: version, year, plateNumber } = car
  const { evaluation } = known.apiAt(home)
  const read = car.readings.filter(({ isDoubted }) => !isDoubted).map(({ km }) => km)
  const mileage = read.length > 0 ? Math.max(...read) : undefined
  const query = { brand: home.brand, model, version, year, mileage }
  const [estimate, offers] = await Promise.all([
    evaluation.evaluate({ query }).catch((error: unknown) => {
      if (![404, 503].includes(callRefusal(error)?.status ?? 0)) known.report(error)
      return null
    }),
    known.api.evaluation.offers(),
  ])
  return { estimate, mileage, offers: offers.filter(({ plate, isUsed }) => plate === plateNumber && !isUsed) }
}

export type Worth = Awaited<ReturnType<typeof loadWorth>>
