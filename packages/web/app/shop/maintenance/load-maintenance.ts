import { dayIn } from '@volante/domain/local-time'
import type { Mvs } from '@volante/contract/car-shapes'
import { parseDay } from '@volante/domain/date'
import { standingOf } from '@volante/domain/maintenance/standing'
import { kilometresOf, mileageRefusal } from '@volante/domain/vehicle/readings'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { loadRange } from '../range/range.ts'
import { dealerOf, nearbyDealers } from '../proposal/dealers/nearby-dealers.ts'

/** Id of what another answer replaces. */
export const PART = 'maintenance'
/** More revisions done than these nobody tells. */
export const MOST_DONE = 20
const MOST_RATE = 200_000

export type Maintenance = Awaited<ReturnType<typeof loadMaintenance>>
export type Found = NonNullable<Maintenance['found']>

/** The car of the address, what is told of it, its plan and what is due. Own cars bring what is known of them. */
export async function loadMaintenance(shop: Page, search: URLSearchParams) {
  const { api, site, now, visitor } = shop
  const [versions, owned] = await Promise.all([api.mvs.mvsAll({ query: {} }), visitor ? api.garage.owned() : []])
  const names = new Map(versions.map(({ code, modelName, versionName }) => [code, `${modelName} ${versionName}`]))
  const own = owned.filter(({ mvsCode, country }) => country === site.country && names.has(mvsCode))
  const choices = [
    ...own.map(({ id, nickname, model, version, year }) => ({
      value: id,
      label: nickname ?? `${model} ${version} ${year}`,
    })),
    ...[...names].map(([value, label]) => ({ value, label })),
  ]
  const asked = search.get('car') ?? ''
  const mine = own.find(({ id }) => id === asked)
  const mvsCode = mine?.mvsCode ?? asked
  const today = dayIn(site.timeZone, now)
  const known = mine ? await standing(shop, mine.id, today) : null
  const answers = { ...answersIn(search, today, known), today }
  const name = mine?.nickname ?? names.get(mvsCode)
  const shared = { choices, car: name === undefined ? '' : asked, answers }
  if (name === undefined) return { ...shared, range: await loadCars(shop, versions), found: null, hasPlan: true }
  const car = { id: asked, mvsCode, name, ...(mine ? { year: mine.year } : yearIn(search)) }
  try {
    return { ...shared, range: [], found: await answer(shop, search, { car, answers, known }), hasPlan: true }
  } catch (error) {
    if (callRefusal(error)?.code !== 'maintenance.noPlan') throw error
    return { ...shared, range: [], found: null, hasPlan: false }
  }
}

/** The models by picture, each with the newest version that stands for it. */
async function loadCars(shop: Page, versions: readonly Mvs[]) {
  const range = await loadRange(shop, !shop.site.afterSalesOnly)
  return range.flatMap((model) => {
    const first = versions.find(({ modelCode }) => modelCode === model.code)
    return first ? [{ ...model, version: first.code }] : []
  })
}

/** The model year of the address, where it has one. */
function yearIn(search: URLSearchParams) {
  const year = search.get('year') ?? ''
  return /^(?:19[5-9]\d|20\d\d)$/.test(year) ? { year: Number(year) } : {}
}

/** What is known of an own car: its readings and what workshops signed. */
async function standing({ api }: Page, id: string, today: string) {
  const [car, { book }] = await Promise.all([
    api.garage.ownedCar({ query: { id } }),
    api.logbook.owned({ params: { car: id } }),
  ])
  const deliveredOn = car.orderId === null ? null : car.since
  return standingOf({ readings: car.readings, entries: book?.entries ?? [], deliveredOn }, today)
}

type Standing = Awaited<ReturnType<typeof standing>>

/** What was typed, what of it can be read, and which was not. */
function answersIn(search: URLSearchParams, today: string, known: Standing) {
  const typed = search.get('km')?.slice(0, 20) ?? String(known?.mileage ?? '')
  const last = search.get('last')?.slice(0, 10) ?? known?.lastRevisionDate ?? ''
  const doneText = search.get('done') ?? String(known?.revisionsDone ?? '')
  const [done, rate] = [wholeIn(doneText, MOST_DONE), wholeIn(search.get('rate'), MOST_RATE)]
  const day = parseDay(last)
  const lastOn = day !== null && day <= today ? day : null
  return {
    typed,
    km: typed.trim() === '' ? null : kilometresOf(typed),
    isWrongKm: typed.trim() !== '' && mileageRefusal(typed) !== null,
    last,
    lastOn,
    isWrongDay: last !== '' && lastOn === null,
    done,
    rate,
    use: search.get('use') === 'severe' ? ('severe' as const) : ('normal' as const),
  }
}

function wholeIn(text: string | null, most: number): number | null {
  const value = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
  return value !== null && value <= most ? value : null
}

interface OfCar {
  readonly car: { readonly id: string; readonly mvsCode: string; readonly name: string; readonly year?: number }
  readonly answers: ReturnType<typeof answersIn>
  readonly known: Standing
}

async function answer(shop: Page, search: URLSearchParams, { car, answers, known }: OfCar) {
  const { api, site } = shop
  const dealer = await dealerOf(shop, search.get('dealer') ?? '')
  const scope = { mvsCode: car.mvsCode, year: car.year, dealerCode: dealer?.code, use: answers.use }
  // Without kilometres: the plan of a new car.
  const stands =
    answers.km === null
      ? { mileage: 0, revisionsDone: 0 }
      : { mileage: answers.km, revisionsDone: answers.done ?? undefined, lastRevisionDate: answers.lastOn ?? undefined }
  const kmAYear = answers.rate ?? known?.kmAYear
  const kmAYearMost = answers.rate ?? known?.kmAYearMost
  const advice = await api.maintenance.suggestion({ query: { ...scope, ...stands, kmAYear, kmAYearMost } })
  const [revisions, where] = await Promise.all([
    api.maintenance.list({
      query: {
        ...scope,
        brand: advice.vehicle.brand,
        country: site.country,
        mileage: advice.done * advice.step.mileage,
      },
    }),
    whereFor(shop, search, { ...scope, revision: advice.number, from: advice.from }),
  ])
  return { car, isNew: answers.km === null, advice, revisions, ...where, dealer }
}

interface WantedVisit {
  readonly mvsCode: string
  readonly year?: number | undefined
  readonly dealerCode?: string | undefined
  readonly use: 'normal' | 'severe'
  readonly revision: number
  readonly from: number
}

/** Dealers near the place of the address with what each of them takes for the visit; those that do no revisions are left out. */
async function whereFor(shop: Page, search: URLSearchParams, visit: WantedVisit) {
  const near = search.get('near')?.trim().slice(0, 80) ?? ''
  const [found, booking] = await Promise.all([
    near === '' ? null : nearbyDealers(shop, near),
    visit.dealerCode === undefined ? null : bookingAt(shop, visit, visit.dealerCode),
  ])
  const dealers = await Promise.all(
    (found?.dealers ?? []).map(async (one) => ({
      ...one,
      price: (await bookingAt(shop, visit, one.code))?.price ?? null,
    })),
  )
  const offers = dealers.flatMap(({ price, ...one }) => (price === null ? [] : [{ ...one, price }]))
  return { near, refusal: found?.refusal ?? null, offers: found === null ? null : offers, booking }
}

async function bookingAt({ api }: Page, visit: WantedVisit, dealerCode: string) {
  try {
    return await api.maintenance.scheduleRevision({ query: { ...visit, dealerCode } })
  } catch (error) {
    if (callRefusal(error)?.status !== 404) throw error
    return null
  }
}
