import { maintenance } from '@volante/contract/maintenance'
import { parseDay } from '@volante/domain/date'
import { refuse } from '@volante/domain/refusal'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { today } from '../../platform/sites/today.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { advise, DAYS_A_YEAR, revisionsOf, vehicleOf } from './advise.ts'
import { bookingOf } from './booking.ts'
import { type Asked, hourAt, isOfYear, plannedCar, planOf, plansOf } from './plans.ts'
import { scopeOf, versionRows } from '../catalogue/api.ts'

export const maintenanceHandlers = implement(maintenance, {
  async list({ ctx, query }) {
    const { country, mvsCode, year, mileage = 0, use } = query
    const { brand } = scopeOf(ctx, query)
    const codes = mvsCode === undefined ? {} : { mvsCodes: [mvsCode] }
    const rows = await versionRows(ctx, { country, brand, withPast: true, ...codes })
    const models = new Set(rows.map(({ modelCode }) => modelCode))
    const plans = await plansOf(ctx, country)
    const [row] = rows
    const named =
      mvsCode === undefined ? plans : [row && planOf(plans, row, year ?? row.year)].filter((one) => one !== undefined)
    const wanted = named.filter(
      (plan) =>
        models.has(plan.modelCode) &&
        (query.modelCode === undefined || plan.modelCode === query.modelCode) &&
        (year === undefined || isOfYear(plan, year)),
    )
    const hour = await hourAt(ctx, query.dealerCode, country)
    const lists = await Promise.all(wanted.map((plan) => revisionsOf(ctx, plan, use, mileage, hour ?? plan.hourCents)))
    return lists.flat()
  },

  async suggestion({ ctx, query, fail }) {
    const { mileage, revisionsDone, use, kmAYear, kmAYearMost = kmAYear, dealerCode } = query
    const car = await named(ctx, query)
    if (!car) throw fail('maintenance.noPlan')
    const rate =
      kmAYear === undefined || kmAYearMost === undefined
        ? null
        : { low: kmAYear / DAYS_A_YEAR, high: Math.max(kmAYear, kmAYearMost) / DAYS_A_YEAR }
    return advise(ctx, car, {
      mileage,
      revisionsDone,
      use,
      dealerCode,
      rate,
      lastOn: lastDay(ctx, query.lastRevisionDate),
    })
  },

  async scheduleRevision({ ctx, query, fail }) {
    const car = await named(ctx, query)
    if (!car) throw fail('maintenance.noPlan')
    return bookingOf(ctx, car, query)
  },

  async get({ ctx, params: { mvsCode }, query: { brand, countryCode: country }, fail }) {
    const car = await plannedCar(ctx, { mvsCode, country, brand: brand.toLowerCase() })
    if (!car) throw fail('maintenance.noPlan')
    const { normal, severe, works } = car.plan.schedule
    return {
      planId: car.plan.id,
      vehicle: vehicleOf(car),
      normal: { mileage: normal.km, months: normal.months },
      severe: { mileage: severe.km, months: severe.months },
      hasOil: works.some(({ isOil }) => isOil),
      revisions: await revisionsOf(ctx, car.plan, 'normal', 0, car.plan.hourCents),
    }
  },
})

async function named(ctx: Ctx, asked: Asked) {
  if (asked.mvsCode === undefined) refuseFields(ctx, { mvsCode: refuse('validation.required') })
  return plannedCar(ctx, asked)
}

/** The day of the last revision as typed; refuses what is no day and a day to come. */
function lastDay(ctx: Ctx, typed: string | undefined) {
  if (typed === undefined) return undefined
  const day = parseDay(typed)
  if (!day) refuseFields(ctx, { lastRevisionDate: refuse('validation.date.invalid') })
  if (day && day > today(ctx)) refuseFields(ctx, { lastRevisionDate: refuse('validation.date.past') })
  return day ?? undefined
}
