import { listAddress, type ListState, searchOf } from '../../work/list/list-address.ts'

export const PEOPLE = listAddress(
  '/admin/users',
  ['text', 'role', 'state', 'market', 'brand', 'region', 'group', 'dealer'],
  ['sort', 'after'],
)
export type PeopleState = ListState<(typeof PEOPLE.filters)[number]>

const withSearch = (path: string, search: string): string => (search === '' ? path : `${path}?${search}`)

/** Takes the search of a list and what its page is to say; returns that list's address. */
export const backToList = (list: string, said: Readonly<Record<string, string>> = {}): string =>
  withSearch(PEOPLE.path, searchOf({ ...known(list), ...said }))

/** What a search says of the list, anything else left out: an address in a form is anybody's. */
const known = (list: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new URLSearchParams(list)].filter(([name]) =>
      [...PEOPLE.filters, ...PEOPLE.beside].some((one) => one === name),
    ),
  )

/** Takes a person's id, the search of the list they were found in and what their page is to say; returns its address. */
export const personAddress = (id: string, list = '', said: Readonly<Record<string, string>> = {}): string =>
  withSearch(`${PEOPLE.path}/${id}`, searchOf({ ...said, list }))
