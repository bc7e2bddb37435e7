import type { Revision, Suggestion } from '@volante/contract/maintenance'
import { addDays, type Day, daysBetween, formatDay } from '@volante/domain/date'
import { fiveYears } from '@volante/domain/maintenance/five-years'
import type { Rate } from '@volante/domain/maintenance/mileage'
import { type NextRevision, nextRevision } from '@volante/domain/maintenance/next-revision'
import { revisionOf, type Use } from '@volante/domain/maintenance/schedule'
import { priced, type VisitWork, visitWorks } from '@volante/domain/maintenance/visit'
import { formatPrice } from '@volante/domain/money/price'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { currencyOf } from '../catalogue/api.ts'
import { hourAt, itemWords, type Plan, type PlannedCar } from './plans.ts'

/** How many revisions of a plan are shown. */
const SHOWN = 10
export const DAYS_A_YEAR = 365
const DAYS_A_MONTH = DAYS_A_YEAR / 12
/** For so many days a price that was shown holds. */
const PRICE_DAYS = 30

interface Priced {
  readonly country: Country
  readonly hourCents: number
}

/** Works as they are shown, with their sum. */
export async function visitOf(ctx: Ctx, number: number, works: readonly VisitWork[], { country, hourCents }: Priced) {
  const words = await itemWords(ctx)
  const { lines, cents } = priced(works, hourCents)
  const of = (action: VisitWork['action']) =>
    lines
      .filter((line) => line.action === action)
      .map(({ item, cents: price, skipped }) => {
        const known = words.get(item)
        const { language } = ctx.site
        return {
          code: item,
          name: known?.name[language] ?? item,
          reason: known?.reason[language] ?? '',
          price,
          skipped,
        }
      })
  return {
    number,
    price: cents,
    currency: currencyOf(country),
    examinedItems: of('EXAMINE'),
    replacedItems: of('REPLACE'),
  }
}

/** The revisions of a plan that come after so many kilometres. */
export function revisionsOf(ctx: Ctx, plan: Plan, use: Use, mileage: number, hourCents: number): Promise<Revision[]> {
  const first = Math.floor(mileage / plan.schedule[use].km) + 1
  return Promise.all(
    Array.from({ length: SHOWN }, async (_, at) => {
      const { number, km, months, works } = revisionOf(plan.schedule, use, first + at)
      const { id: planId, modelCode, mvsCodes, country } = plan
      const plain = works.map((work) => ({ ...work, skipped: null }))
      const visit = await visitOf(ctx, number, plain, { country, hourCents })
      return { planId, modelCode, mvsCodes: [...mvsCodes], ...visit, mileage: km, months }
    }),
  )
}

export const vehicleOf = ({ version, year }: PlannedCar) => ({
  brand: version.brand,
  model: version.modelName,
  version: version.versionName,
  mvsCode: version.code,
  year,
})

export interface Known {
  readonly use: Use
  readonly mileage: number
  readonly revisionsDone?: number | undefined
  readonly lastOn?: Day | undefined
  /** Own readings, or what the owner says. */
  readonly rate?: Rate | null
  readonly dealerCode?: string | undefined
}

/** Which revision comes next of a car and when, on a day. */
export function nextOf({ plan }: PlannedCar, known: Known, day: Day): NextRevision {
  const { use, mileage, revisionsDone: done = null, lastOn = null, rate = null } = known
  return nextRevision(plan.schedule, use, { mileage, done, lastOn, rate }, day)
}

/** The advisor's answer: one function for page, call, garage, letter and chat robot. */
export async function advise(ctx: Ctx, car: PlannedCar, known: Known): Promise<Suggestion> {
  const { plan } = car
  const { use } = known
  const day = today(ctx)
  const next = nextOf(car, known, day)
  const hourCents = (await hourAt(ctx, known.dealerCode, plan.country)) ?? plan.hourCents
  const works = visitWorks(plan.schedule, use, next.from, next.number)
  const visit = await visitOf(ctx, next.number, works, { country: plan.country, hourCents })
  const { low, high } = next.rate
  const kmAYear = {
    low: Math.round(low * DAYS_A_YEAR),
    high: Math.round(high * DAYS_A_YEAR),
    isUsual: next.isUsualRate,
  }
  const outlook = { ...next, inMonths: monthsTo(next, day), kmAYear: (kmAYear.low + kmAYear.high) / 2 }
  const years = fiveYears(plan.schedule, use, outlook, hourCents)
  return {
    ...visit,
    planId: plan.id,
    vehicle: vehicleOf(car),
    step: { mileage: plan.schedule[use].km, months: plan.schedule[use].months },
    from: next.from,
    done: next.done,
    isAssumed: next.isAssumed,
    mileage: next.dueKm,
    dueOn: next.dueOn,
    first: next.first,
    state: next.state,
    overKm: next.overKm,
    overDays: next.overDays,
    kmOn: next.kmOn,
    kmAYear,
    oilOn: next.oilOn,
    messages: messagesOf(ctx, next, visit.price, plan),
    fiveYears: years.map(({ cents: price, revisions, ...year }) => ({ ...year, price, revisions: [...revisions] })),
    fiveYearsPrice: years.reduce((sum, { cents }) => sum + cents, 0),
  }
}

/** From today to the first of the two measures. */
function monthsTo({ state, dueOn, kmOn }: NextRevision, day: Day): number {
  if (state === 'due') return 0
  const days = [dueOn, kmOn.early].flatMap((on) => (on === null ? [] : daysBetween(day, on)))
  return days.length === 0 ? Number.POSITIVE_INFINITY : Math.max(0, Math.min(...days) / DAYS_A_MONTH)
}

function messagesOf(ctx: Ctx, next: NextRevision, price: number, { country, schedule }: Plan): string[] {
  const hasOil = schedule.works.some(({ isOil }) => isOil)
  const dayText = (on: Day | null) => (on === null ? '' : formatDay(on, ctx.site.language))
  const missed = next.number - next.from
  return [
    ctx.text('maintenance.answer', {
      state: next.state,
      number: next.number,
      km: next.dueKm,
      day: dayText(next.dueOn),
      hasDay: next.dueOn === null ? 'no' : 'yes',
      first: next.first,
      overKm: next.overKm,
      overDays: next.overDays,
      price: formatPrice(price, currencyOf(country)),
    }),
    ...(missed > 0 ? [ctx.text('maintenance.missed', { count: missed, from: next.from, to: next.number - 1 })] : []),
    ...(hasOil ? [ctx.text('maintenance.oilChange')] : []),
  ]
}

/** Last day on which a price of today holds. */
export const priceUntil = (ctx: Ctx): Day => addDays(today(ctx), PRICE_DAYS)
