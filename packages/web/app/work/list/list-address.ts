/** A list whose state is its address. */
export interface ListAddress<Name extends string = string> {
  readonly path: string
  /** What the list can be narrowed to. */
  readonly filters: readonly Name[]
  /** Also in the address: order, page, the row that is open. Left behind when another filter is chosen. */
  readonly beside: readonly Name[]
}

/** What an address says of a list, blank where nothing. */
export type ListState<Name extends string = string> = Readonly<Record<Name, string>>

export const listAddress = <const Name extends string>(
  path: string,
  filters: readonly Name[],
  beside: readonly Name[],
): ListAddress<Name> => ({ path, filters, beside })

/** The parameters that a list's page reads. */
export const namesOf = ({ filters, beside }: ListAddress): string[] => [...filters, ...beside]

/** Takes what is chosen; returns it as the part of an address after the `?`, blanks and the first page left out. */
export function searchOf(chosen: Readonly<Record<string, string>>): string {
  const filled = Object.entries(chosen).filter(([name, value]) => value !== '' && (name !== 'page' || value !== '0'))
  return new URLSearchParams(filled).toString()
}

/** Takes a list, what is chosen in it and what changes; returns its address. */
export function addressOf<Name extends string>(
  { path }: Pick<ListAddress<Name>, 'path'>,
  chosen: Partial<ListState<Name>> = {},
  change: Partial<ListState<Name>> = {},
): string {
  const search = searchOf({ ...chosen, ...change } as ListState)
  return search === '' ? path : `${path}?${search}`
}

/** Takes a list and what is chosen; returns whether it is narrowed: page and order alone narrow nothing. */
export const isNarrowed = <Name extends string>({ filters }: ListAddress<Name>, chosen: ListState<Name>): boolean =>
  filters.some((name) => chosen[name] !== '')

/** Takes a list's path, its search as a record was opened from it, and what its page is to say; returns its address. */
export const backTo = (path: string, list: string, said: Readonly<Record<string, string>> = {}): string =>
  addressOf({ path }, { ...Object.fromEntries(new URLSearchParams(list)), ...said })
