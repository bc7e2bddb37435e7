import { PERSON_STATES, type PersonState } from '@volante/contract/users-admin'
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
  /** From 0. */
  readonly page: number
}

export const PEOPLE_QUERY = ['text', 'role', 'state', 'market', 'brand', 'region', 'group', 'dealer', 'page'] as const
const MOST_PAGES = 10_000
export const PEOPLE_PATH = '/admin/users'

/** Takes the parameters of an address; answers the query, whatever is not understood left out. */
export function readPeopleQuery(search: URLSearchParams): PeopleQuery {
  const text = (name: string, most: number) => (search.get(name) ?? '').trim().slice(0, most)
  const known = <const K extends string>(of: readonly K[], name: string): K | '' => {
    const value = text(name, 40)
    return isOneOf(of, value) ? value : ''
  }
  const page = Number(search.get('page') ?? 0)
  return {
    text: text('text', 80),
    role: known(ROLES, 'role'),
    state: known(PERSON_STATES, 'state'),
    market: known(COUNTRIES, 'market'),
    brand: known(BRANDS, 'brand'),
    region: text('region', 40),
    group: text('group', 40),
    dealer: text('dealer', 40),
    page: Number.isInteger(page) && page >= 0 && page < MOST_PAGES ? page : 0,
  }
}

const searchOf = (query: PeopleQuery): string => {
  const told = Object.entries(query).flatMap(([name, value]) =>
    value === '' || value === 0 ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(told).toString()
}

/** Takes a query and what changes; answers its address, blanks and the first page left out. */
export function peopleAddress(query: PeopleQuery, change: Partial<PeopleQuery> = {}): string {
  const search = searchOf({ ...query, ...change })
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

/** Takes a query; answers it as the call asks for it, blanks left out. */
export const askedPeople = ({ text, role, state, market, brand, region, group, dealer, page }: PeopleQuery) => ({
  page,
  ...(text === '' ? {} : { text }),
  ...(role === '' ? {} : { role }),
  ...(state === '' ? {} : { state }),
  ...(market === '' ? {} : { market }),
  ...(brand === '' ? {} : { brand }),
  ...(region === '' ? {} : { region }),
  ...(group === '' ? {} : { dealerGroup: group }),
  ...(dealer === '' ? {} : { dealerCode: dealer }),
})

export const isNarrowed = ({ page: _page, ...filters }: PeopleQuery): boolean =>
  Object.values(filters).some((value) => value !== '')
