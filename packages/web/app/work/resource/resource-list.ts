import { listAddress } from '../list/list-address.ts'
import { fieldOf, type Resource } from './resource.ts'

/** The address of a resource's list: its country and filters, its order and page, what is open beside it; and whether the bare one opens a saved list. */
export const listOf = (
  { path, filters = [], byCountry, beside, columns, further = [], entry }: Resource,
  opensSaved = false,
) => {
  const hasChoice = entry === undefined && columns.length > 2
  const list = listAddress(
    path,
    [...(byCountry ? ['country'] : []), ...filters.filter((name) => name !== 'sort')],
    ['sort', ...(hasChoice ? ['columns', 'choose'] : []), 'page', 'after', ...(beside ? [beside] : [])],
    hasChoice ? columns.map(fieldOf) : undefined,
  )
  const own = columns.map(fieldOf).filter((name) => !further.includes(name))
  return { ...list, ...(hasChoice && { own }), opensSaved }
}

/** Where a record is opened from: which country, where its service answers for one, and the list as it was. */
interface From {
  readonly country?: string
  readonly list?: string
}

/** Takes a record's id and where it is opened from; returns its page. */
export function recordPath({ path, byCountry }: Resource, id: string, { country, list }: From = {}): string {
  const search = new URLSearchParams({ ...(byCountry && country ? { country } : {}), ...(list ? { list } : {}) })
  return `${path}/${encodeURIComponent(id)}${search.size > 0 ? `?${search}` : ''}`
}

/** Where a filter or a field of many choices is told what some words may mean. */
export const optionsPath = ({ path }: Resource, name: string, country: string): string =>
  `${path}/options?${new URLSearchParams({ country, of: name })}`
