import { goneColumns } from '../list/columns.ts'
import { LASTING, type ListAddress, namesOf, searchOf } from '../list/list-address.ts'

type Kept = Readonly<Record<string, string>>

/** Takes what is chosen in a list; returns what a view keeps of it: the place in the list and an open row are of the moment. */
export const keptOf = (list: ListAddress, chosen: Kept): Record<string, string> =>
  Object.fromEntries(
    Object.entries(chosen).filter(
      ([name, value]) => value !== '' && (list.filters.includes(name) || LASTING.has(name)),
    ),
  )

/** Takes a list and a saved view; returns the address it leads to, its parts in the order of the list's own, and what the list no longer knows. */
export function openView(list: ListAddress, query: Kept): { readonly to: string; readonly gone: readonly string[] } {
  const names = namesOf(list)
  const search = searchOf(Object.fromEntries(names.map((name) => [name, query[name] ?? ''])))
  return {
    to: search === '' ? list.path : `${list.path}?${search}`,
    gone: [
      ...Object.keys(query).filter((name) => !names.includes(name)),
      ...(list.columns ? goneColumns(list.columns, query['columns'] ?? '') : []),
    ],
  }
}
