import { addDays, type Day } from '@volante/domain/date'
import { entriesThatHold, type Entry } from '@volante/domain/logbook/entry'
import { USUAL_RATE } from '@volante/domain/maintenance/mileage'
import { lookLater, reminderOf } from '@volante/domain/maintenance/reminder'
import { standingOf } from '@volante/domain/maintenance/standing'
import { judgeReadings } from '@volante/domain/vehicle/readings'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { type Known, nextOf, plannedCar } from '../../maintenance/api.ts'
import { carsToLookAt, keepNotices, lookAgain, type LookedAt } from './queries.ts'

const BATCH = 500
const DAYS_A_YEAR = 365

/** Each market by its own clock, as one of its sites has it. */
export async function lookInMarkets(ctx: Ctx): Promise<void> {
  const markets = new Map(ctx.sites.map(({ country, id }) => [country, id]))
  for (const site of markets.values()) await ctx.enqueue('garage.revisionsIn', { site })
}

/** Every day: whose car's next revision is near is written to, once a revision; each car is looked at on days that can change something. */
export async function lookAtRevisions(ctx: Ctx): Promise<void> {
  const day = today(ctx)
  const looked = await ctx.inTransaction(async (inside) => {
    const cars = await carsToLookAt(inside.db, { country: ctx.site.country, today: day, most: BATCH })
    const looks = await Promise.all(cars.map(async (car) => ({ car, ...(await look(inside, car, day)) })))
    await tell(inside, looks)
    await lookAgain(
      inside.db,
      looks.map(({ car, lookOn }) => ({ id: car.id, on: lookOn })),
    )
    return cars.length
  })
  if (looked === BATCH) await ctx.enqueue('garage.revisionsIn', { site: ctx.site.id })
}

interface Look {
  readonly lookOn: Day
  /** Which of the plan's its owner is told of, and by what is known of the car; null: of none today. */
  readonly due: { readonly revision: number; readonly known: Known } | null
}

async function look(ctx: Ctx, car: LookedAt, day: Day): Promise<Look> {
  const later = { lookOn: lookLater(day), due: null }
  if (car.isSold || car.hasObjected) return later
  const known = knownOf(car, day)
  const planned = known && (await plannedCar(ctx, car))
  if (!planned) return later
  const next = nextOf(planned, known, day)
  const { isDue, lookOn } = reminderOf(next, { mileage: known.mileage, kmADay: (known.rate ?? USUAL_RATE).low }, day)
  // Who has booked needs no letter; whether it came to something is seen the day after.
  if (isDue && car.bookedOn !== null && car.bookedOn >= day) return { lookOn: addDays(car.bookedOn, 1), due: null }
  return { lookOn, due: isDue ? { revision: next.from, known } : null }
}

/** What the garage tells the advisor of an own car; null without a reading that is believed. */
export function knownOf(car: LookedAt, day: Day): Known | null {
  const entries = entriesThatHold(car.entries.map((content) => JSON.parse(content) as Entry))
  const found = standingOf(
    {
      readings: judgeReadings(car.readings),
      entries: entries.map((entry) => ({ ...entry, correctedBy: null })),
      deliveredOn: car.deliveredOn,
    },
    day,
  )
  if (!found) return null
  const { mileage, revisionsDone, lastRevisionDate: lastOn, kmAYear, kmAYearMost = kmAYear } = found
  const rate =
    kmAYear === undefined || kmAYearMost === undefined
      ? null
      : { low: kmAYear / DAYS_A_YEAR, high: kmAYearMost / DAYS_A_YEAR }
  return { use: 'normal', mileage, revisionsDone, lastOn, rate }
}

/** Told of they are from here on; what was told before is not told again. */
async function tell(ctx: Ctx, looks: readonly (Look & { readonly car: LookedAt })[]): Promise<void> {
  const due = looks.flatMap(({ car, due: one }) => (one === null ? [] : [{ car, ...one }]))
  if (due.length === 0) return
  const inserted = await keepNotices(
    ctx.db,
    due.map(({ car, revision }) => ({
      account_id: car.accountId,
      car_id: car.id,
      chassis: car.chassis,
      revision,
      at: ctx.now,
    })),
  )
  const byCar = new Map(due.map((one) => [one.car.id, one]))
  for (const { id, car_id: of } of inserted) {
    const { car, known } = byCar.get(of) ?? {}
    const home = ctx.sites.find(({ country, brand }) => country === ctx.site.country && brand === car?.brand)
    await ctx.enqueue('garage.revisionLetter', { site: (home ?? ctx.site).id, id, known })
  }
}
