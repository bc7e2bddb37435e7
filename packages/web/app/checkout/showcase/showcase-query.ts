import { readAddress } from '@volante/domain/configuration/address'
import type { Query } from '../../shell/slugs.ts'

/** What the showcase's address carries: the car as the configurator writes it, the dealer, and where the visitor looks. */
export interface ShowcaseQuery {
  /** Slug of the model whose cars are wanted; null for all. */
  readonly model: string | null
  readonly mvsCode: string | null
  readonly year: number | null
  readonly colorCode: string | null
  readonly coatingCode: string | null
  /** Equipment, and accessories to be fitted. */
  readonly parts: readonly string[]
  readonly services: readonly string[]
  /** None of the stock: the car is to be built. */
  readonly toOrder: boolean
  readonly dealer: string | null
  readonly place: string
  /** The browser was told it, the address says none: it puts dealers in order and hides none. */
  readonly isPlaceKnown: boolean
  /** Kilometres around the place. */
  readonly radius: number
}

export const SHOWCASE_PARAMETERS = [
  'model',
  'version',
  'year',
  'color',
  'coating',
  'parts',
  'services',
  'order',
  'dealer',
  'place',
  'radius',
] as const
export const RADII = [25, 50, 100, 300] as const
const RADIUS = 100

/** Takes the page's query and a place that the browser was told; returns what it asks for, anything malformed as not asked. */
export function readShowcase(search: URLSearchParams, known = ''): ShowcaseQuery {
  const { step: _, ...car } = readAddress(search)
  return {
    ...car,
    model: search.get('model') || null,
    toOrder: search.get('order') === '1',
    dealer: search.get('dealer') || null,
    place: (search.get('place') ?? known).trim().slice(0, 100),
    isPlaceKnown: !search.has('place') && known !== '',
    radius: RADII.find((one) => String(one) === search.get('radius')) ?? RADIUS,
  }
}

/** The same as an address carries it, with what is changed. */
export function showcaseQuery(query: ShowcaseQuery, change: Partial<ShowcaseQuery> = {}): Query {
  const { mvsCode, year, colorCode, coatingCode, parts, services, toOrder, dealer, radius, ...at } = {
    ...query,
    ...change,
  }
  const place = at.isPlaceKnown ? '' : at.place
  return {
    version: mvsCode,
    color: colorCode,
    year,
    coating: coatingCode,
    parts,
    services,
    order: toOrder ? 1 : null,
    dealer,
    place,
    radius: place === '' || radius === RADIUS ? null : radius,
  }
}
