import { addMonths, type Day, daysBetween, monthsBetween } from '../date.ts'
import { type Rate, rateOf, reachedOn, USUAL_RATE } from './mileage.ts'
import type { Schedule, Use } from './schedule.ts'

/** From here on it is soon, in both measures. */
export const SOON = { days: 30, km: 1_000 } as const
/** Oil is changed at least so often (spec calls §7, Maintenance). */
const OIL_MONTHS = 12

/** What an owner knows: kilometres of today, revisions done and the day of the last one, or of the delivery where none was. */
export interface Known {
  readonly mileage: number
  readonly done: number | null
  readonly lastOn: Day | null
  /** From the car's own readings, where there are some. */
  readonly rate?: Rate | null
}

export interface NextRevision {
  /** What is to be done now, and the first that was not done: less where some were skipped. */
  readonly number: number
  readonly from: number
  /** How many were done, by the owner's word or, without it, by the kilometres. */
  readonly done: number
  readonly isAssumed: boolean
  readonly rate: Rate
  readonly isUsualRate: boolean
  /** When the first that was not done is due, by either measure; the day needs that of the last one. */
  readonly dueKm: number
  readonly dueOn: Day | null
  readonly kmOn: { readonly early: Day | null; readonly late: Day | null }
  /** Which of the two comes first. */
  readonly first: 'km' | 'months'
  readonly state: 'fine' | 'soon' | 'due'
  readonly overKm: number
  readonly overDays: number
  /** The day the oil is due, where that comes before the revision. */
  readonly oilOn: Day | null
}

/** Takes a plan, how the car is used, what is known and today; returns the next revision with what makes it due and by how much it is over. */
export function nextRevision(schedule: Schedule, use: Use, known: Known, today: Day): NextRevision {
  const { mileage, lastOn } = known
  const { km, months } = schedule[use]
  const done = known.done ?? Math.max(0, Math.ceil(mileage / km) - 1)
  const from = done + 1
  const late = lastOn === null ? 0 : Math.floor(monthsBetween(lastOn, today) / months)
  const number = Math.max(from, Math.floor(mileage / km), done + late)
  const dueKm = from * km
  const dueOn = lastOn === null ? null : addMonths(lastOn, months)
  const own = known.rate ?? rateSince(known, km, today)
  const rate = own ?? USUAL_RATE
  const kmOn = reachedOn(mileage, dueKm, rate, today)
  const overKm = Math.max(0, mileage - dueKm)
  const overDays = dueOn === null ? 0 : Math.max(0, daysBetween(dueOn, today))
  const first = isBefore(kmOn.early, dueOn) ? 'km' : 'months'
  const oilOn = oilDay(schedule, lastOn, months)
  return {
    number,
    from,
    done,
    isAssumed: known.done === null,
    rate,
    isUsualRate: own === null,
    dueKm,
    dueOn,
    kmOn,
    first,
    overKm,
    overDays,
    state: stateOf(dueKm - mileage, dueOn === null ? null : daysBetween(today, dueOn)),
    oilOn: oilOn !== null && isBefore(oilOn, first === 'km' ? kmOn.early : dueOn) ? oilOn : null,
  }
}

const isBefore = (day: Day | null, other: Day | null): boolean => day !== null && (other === null || day < other)

const stateOf = (kmLeft: number, daysLeft: number | null): NextRevision['state'] => {
  if (kmLeft <= 0 || (daysLeft !== null && daysLeft < 0)) return 'due'
  return kmLeft <= SOON.km || (daysLeft !== null && daysLeft <= SOON.days) ? 'soon' : 'fine'
}

const oilDay = ({ works }: Schedule, lastOn: Day | null, months: number): Day | null =>
  lastOn !== null && months > OIL_MONTHS && works.some(({ isOil }) => isOil) ? addMonths(lastOn, OIL_MONTHS) : null

/** The last revision stood at about its own kilometres, a delivery at none: the first of two readings. */
function rateSince({ mileage, done, lastOn }: Known, km: number, today: Day): Rate | null {
  if (done === null || lastOn === null) return null
  const last = { on: lastOn, km: done * km, within: done === 0 ? 0 : SOON.km }
  return rateOf([last, { on: today, km: mileage }])
}
