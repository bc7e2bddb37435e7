import type { Page } from '../../shell/page-context.ts'
import { drawCar } from '../../car-photo/draw-car.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { data } from 'react-router'
import { isOneOf } from '@volante/domain/choice'
import { GARAGE_LISTS, type GarageList } from '@volante/domain/vocabulary'
import { ofCarsBefore } from './papers/load-papers.ts'

interface Saved {
  readonly country: string
  readonly brand: string
  readonly modelSlug: string
  readonly mvsCode: string
  readonly year: number
  readonly color: string | null
}

/** Takes a page and a car; returns the site that sells it, this one where none does, with the car's picture. */
export async function shown<Car extends Saved>(known: Page, car: Car) {
  const home = known.sites.find(({ country, brand }) => country === car.country && brand === car.brand) ?? known.site
  const whose = { api: known.apiAt(home) }
  const drawn = await drawCar(whose, { ...car, colorCode: car.color ?? '' }).catch((error: unknown) => {
    known.report(error)
    return null
  })
  return { ...car, home, drawn, isElsewhere: home.id !== known.site.id }
}

/** An own car by its id, or the page that there is none. */
export async function ownCar({ api }: Page, id: string) {
  try {
    return await api.garage.ownedCar({ query: { id } })
  } catch (error) {
    // An address that holds no id is no car either.
    if ([400, 404].includes(callRefusal(error)?.status ?? 0)) throw data(null, { status: 404 })
    throw error
  }
}

const MOST_LOANS = 5

/** The latest proposals to banks, each at the site it was made at. */
async function loansOf({ api, sites, site }: Page) {
  const { items } = await api.financing.proposals({ query: { size: MOST_LOANS } })
  return items.map(({ id, site: made, car, lender, state }) => ({
    id,
    car,
    lender,
    state,
    home: sites.find((one) => one.id === made) ?? site,
    isApproved: state === 'approved',
  }))
}

/** One of the three lists, and how many cars each has. */
export async function loadGarage(known: Page, url: URL) {
  const { garage, documents } = known.api
  const asked = url.searchParams.get('list') ?? ''
  const list: GarageList = isOneOf(GARAGE_LISTS, asked) ? asked : 'owned'
  const [counts, papers, loans, owned, wanted, visited] = await Promise.all([
    garage.counts(),
    list === 'owned' ? documents.carPapers() : [],
    list === 'wanted' ? loansOf(known) : [],
    list === 'owned' ? garage.owned() : [],
    list === 'wanted' ? garage.wanted() : [],
    list === 'visited' ? garage.visited() : [],
  ])
  const details = await Promise.all(owned.map(({ id }) => garage.ownedCar({ query: { id } })))
  const all = <Car extends Saved>(cars: readonly Car[]) => Promise.all(cars.map((car) => shown(known, car)))
  return {
    list,
    counts,
    owned: await all(details),
    wanted: await all(wanted),
    visited: await all(visited),
    loans,
    papersBefore: ofCarsBefore(papers),
  }
}

export type Garage = Awaited<ReturnType<typeof loadGarage>>
export type OwnedShown = Garage['owned'][number]
export type WantedShown = Garage['wanted'][number]
export type VisitedShown = Garage['visited'][number]
