import {
  PEOPLE_SORTS,
  type PeopleSort,
  PERSON_STATES,
  type PersonState,
  type ViewQuery,
} from '@volante/contract/users-admin'
import { isOneOf } from '@volante/domain/choice'
import { type Brand, BRANDS, COUNTRIES, type Country, type Role, ROLES } from '@volante/domain/vocabulary'

/** What the list of people is narrowed to, as the address carries it. */
export interface PeopleQuery {
  readonly text: string
  readonly role: Role | ''
  readonly state: PersonState | ''
  readonly market: Country | ''
  readonly brand: Brand | ''
  readonly region: string
  readonly group: string
  readonly dealer: string
  /** Newest first where it is blank. */
  readonly sort: PeopleSort | ''
  /** Where the page before ended. */
  readonly after: string
}

export const PEOPLE_QUERY = [
  ...(['text', 'role', 'state', 'market', 'brand', 'region', 'group', 'dealer', 'sort', 'after'] as const),
  ...(['chosen', 'done', 'count', 'skipped'] as const),
] as const
export const PEOPLE_PATH = '/admin/users'

/** Takes the parameters of an address; answers the query, whatever is not understood left out. */
export function readPeopleQuery(search: URLSearchParams): PeopleQuery {
  const text = (name: string, most: number) => (search.get(name) ?? '').trim().slice(0, most)
  const known = <const K extends string>(of: readonly K[], name: string): K | '' => {
    const value = text(name, 40)
    return isOneOf(of, value) ? value : ''
  }
  const after = text('after', 1300)
  return {
    text: text('text', 80),
    role: known(ROLES, 'role'),
    state: known(PERSON_STATES, 'state'),
    market: known(COUNTRIES, 'market'),
    brand: known(BRANDS, 'brand'),
    region: text('region', 40),
    group: text('group', 40),
    dealer: text('dealer', 40),
    sort: known(PEOPLE_SORTS, 'sort'),
    after: /^[\w-]+\.[0-9a-f-]{36}$/.test(after) ? after : '',
  }
}

/** Takes a query; answers its part of an address. */
export const searchOf = (query: PeopleQuery): string => {
  const told = Object.entries(query).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]))
  return new URLSearchParams(told).toString()
}

/** Takes a query, what changes and what the page is to say; answers its address, blanks left out. */
export function peopleAddress(
  query: PeopleQuery,
  change: Partial<PeopleQuery> = {},
  told: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams([
    ...new URLSearchParams(searchOf({ ...query, ...change })),
    ...Object.entries(told),
  ]).toString()
  return search === '' ? PEOPLE_PATH : `${PEOPLE_PATH}?${search}`
}

/** Takes a person's id and the list they were found in; answers their page, which leads back to that list. */
export function personAddress(
  id: string,
  list: PeopleQuery | null,
  told: Readonly<Record<string, string>> = {},
): string {
  const from = list ? searchOf(list) : ''
  const search = new URLSearchParams({ ...told, ...(from === '' ? {} : { list: from }) }).toString()
  return `${PEOPLE_PATH}/${id}${search === '' ? '' : `?${search}`}`
}

/** Takes a query; answers what a view keeps of it, blanks and the place left out. */
export const viewOf = ({ text, role, state, market, brand, region, group, dealer, sort }: PeopleQuery): ViewQuery => ({
  ...(text === '' ? {} : { text }),
  ...(role === '' ? {} : { role }),
  ...(state === '' ? {} : { state }),
  ...(market === '' ? {} : { market }),
  ...(brand === '' ? {} : { brand }),
  ...(region === '' ? {} : { region }),
  ...(group === '' ? {} : { dealerGroup: group }),
  ...(dealer === '' ? {} : { dealerCode: dealer }),
  ...(sort === '' ? {} : { sort }),
})

/** Takes a query; answers it as the call asks for it. */
export const askedPeople = (query: PeopleQuery) => ({
  ...viewOf(query),
  ...(query.after === '' ? {} : { after: query.after }),
})

/** Takes a saved view; answers the address of its list. */
export function viewAddress({ dealerGroup: group, dealerCode: dealer, ...view }: ViewQuery): string {
  const told = Object.entries({ ...view, group, dealer }).filter((one): one is [string, string] => one[1] !== undefined)
  return peopleAddress(readPeopleQuery(new URLSearchParams(told)))
}

export const isNarrowed = ({ after: _after, sort: _sort, ...filters }: PeopleQuery): boolean =>
  Object.values(filters).some((value) => value !== '')
