/** A list whose state is its address. */
export interface ListAddress<Name extends string = string> {
  readonly path: string
  /** What the list can be narrowed to. */
  readonly filters: readonly Name[]
  /** Also in the address: order, page, the row that is open. Left behind when another filter is chosen. */
  readonly beside: readonly Name[]
  /** The columns among which its reader chooses, the one that names a row first. */
  readonly columns?: readonly string[]
  /** Those of them that it shows unless told: all unless stated. */
  readonly own?: readonly string[]
  /** Its bare address opens a list that the reader saved: nothing chosen is said too. */
  readonly opensSaved?: boolean
}

const NOTHING = 'view=all'

/** What stays where another filter is chosen, and what a saved view keeps beside its filters. */
export const LASTING: ReadonlySet<string> = new Set(['sort', 'columns'])

/** What an address says of a list, blank where nothing. */
export type ListState<Name extends string = string> = Readonly<Record<Name, string>>

export const listAddress = <const Name extends string>(
  path: string,
  filters: readonly Name[],
  beside: readonly Name[],
  columns?: readonly string[],
): ListAddress<Name> => ({ path, filters, beside, ...(columns ? { columns } : {}) })

/** The parameters that a list's page reads. */
export const namesOf = ({ filters, beside }: ListAddress): string[] => [...filters, ...beside]

/** Takes what is chosen; returns it as the part of an address after the `?`, blanks and the first page left out. */
export function searchOf(chosen: Readonly<Record<string, string>>): string {
  const filled = Object.entries(chosen).filter(([name, value]) => value !== '' && (name !== 'page' || value !== '0'))
  return new URLSearchParams(filled).toString()
}

/** Takes a list, what is chosen in it and what changes; returns its address. */
export function addressOf<Name extends string>(
  { path, opensSaved = false }: Pick<ListAddress<Name>, 'path' | 'opensSaved'>,
  chosen: Partial<ListState<Name>> = {},
  change: Partial<ListState<Name>> = {},
): string {
  const search = searchOf({ ...chosen, ...change } as ListState) || (opensSaved ? NOTHING : '')
  return search === '' ? path : `${path}?${search}`
}

/** Takes a list, what is chosen in it and another choice among its filters; returns its address: page and open row are left behind. */
export function narrowedTo<Name extends string>(
  list: ListAddress<Name>,
  chosen: ListState<Name>,
  change: Readonly<Record<string, string>>,
): string {
  const kept = Object.entries(chosen).filter(([name]) => list.filters.includes(name as Name) || LASTING.has(name))
  return addressOf(list, { ...Object.fromEntries(kept), ...change } as Partial<ListState<Name>>)
}

/** Takes a list and what is chosen in it; returns its address without any filter. */
export const unfiltered = <Name extends string>(list: ListAddress<Name>, chosen: ListState<Name>): string =>
  narrowedTo(list, chosen, Object.fromEntries(list.filters.map((name) => [name, ''])))

/** Takes a list and what is chosen; returns whether it is narrowed: page and order alone narrow nothing. */
export const isNarrowed = <Name extends string>({ filters }: ListAddress<Name>, chosen: ListState<Name>): boolean =>
  filters.some((name) => chosen[name] !== '')

/** Takes a list's path, its search as a record was opened from it, and what its page is to say; returns its address. */
export const backTo = (path: string, list: string, more: Readonly<Record<string, string>> = {}): string =>
  addressOf({ path }, { ...Object.fromEntries(new URLSearchParams(list)), ...more })
