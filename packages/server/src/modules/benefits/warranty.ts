import { believedReading } from '@volante/domain/vehicle/readings'
import { legalWarranty, type WarrantyFacts, warrantyStanding } from '@volante/domain/warranty/warranty'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { findVersion } from '../catalogue/api.ts'
import type { ownCar } from '../garage/api.ts'
import { heldEntries } from '../logbook/api.ts'
import { plannedCar } from '../maintenance/api.ts'
import { startOf, vehicleReadings } from '../vehicles/api.ts'
import { ruleOf, shownTerm, termsOf } from './terms.ts'

type CarRow = Awaited<ReturnType<typeof ownCar>>

const NOTHING = { startsOn: null, reading: null, revisions: [], plan: null } as const satisfies WarrantyFacts

/** How the warranty of an own car stands, coverage by coverage, and the law's own. */
export async function warrantyOf(ctx: SignedInCtx, car: CarRow) {
  const { country, mvs_code, year } = car
  const version = await findVersion(ctx, mvs_code, { country, year: undefined })
  const { start, facts } = await factsOf(ctx, car)
  const day = today(ctx)
  const terms = version
    ? await termsOf(ctx, { country, brand: version.brand, modelCode: version.modelCode }, start?.day ?? day)
    : []
  return {
    isOwner: car.isProven,
    modelCode: version?.modelCode ?? null,
    startsOn: start?.day ?? null,
    startsBy: start?.by ?? null,
    reading: facts.reading,
    year,
    coverages: terms.map((term) => ({ ...shownTerm(ctx, term), ...warrantyStanding(ruleOf(term), facts, day) })),
    legal: legalWarranty(country, start?.day ?? null),
  }
}

/** What is known of a car is told to its known owner alone; to anybody else nothing is. */
async function factsOf(ctx: SignedInCtx, { chassis, isProven, mvs_code: mvsCode, country, year }: CarRow) {
  if (!isProven || chassis === null) return { start: null, facts: NOTHING }
  const [start, readings, entries, planned] = await Promise.all([
    startOf(ctx.db, chassis),
    vehicleReadings(ctx.db, chassis, ctx.user.id),
    heldEntries(ctx, chassis),
    plannedCar(ctx, { mvsCode, country, year }),
  ])
  const reading = believedReading(readings)
  const revisions = entries.filter(({ kind }) => kind === 'REVISION').map(({ day, km }) => ({ day, km }))
  const facts: WarrantyFacts = {
    startsOn: start?.day ?? null,
    reading: reading && { km: reading.km, day: reading.day },
    revisions,
    plan: planned?.plan.schedule.normal ?? null,
  }
  return { start, facts }
}

export type Warranty = Awaited<ReturnType<typeof warrantyOf>>
