import * as z from 'zod/mini'
import { type ListAddress, type ListState, namesOf } from './list-address.ts'

type Asked<S extends Readonly<Record<string, z.ZodMiniType>>> = { readonly [Name in keyof S]?: z.input<S[Name]> }

/**
 * Takes a list, an address' parameters and the call's own schema of each; returns the list's state, and the same as the call asks
 * for it, both without what the call would not understand.
 */
export function readList<Name extends string, S extends Readonly<Record<Name, z.ZodMiniType>>>(
  list: ListAddress<Name>,
  search: URLSearchParams,
  shape: S,
) {
  const understood = (namesOf(list) as Name[]).map((name) => {
    const value = (search.get(name) ?? '').trim()
    return [name, value !== '' && z.safeParse(shape[name], value).success ? value : ''] as const
  })
  return {
    chosen: Object.fromEntries(understood) as ListState<Name>,
    asked: Object.fromEntries(understood.filter(([, value]) => value !== '')) as Asked<Pick<S, Name>>,
  }
}
