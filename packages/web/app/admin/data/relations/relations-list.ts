import { addressOf, listAddress, type ListState } from '../../../work/list/list-address.ts'
import { DATA } from '../data-list.ts'

/** Of one version: its parts, and two of them that are held against each other. */
export const RELATIONS = listAddress(`${DATA}/relations`, ['country', 'brand', 'model', 'version'], ['first', 'second'])
export type Chosen = ListState<(typeof RELATIONS)['filters' | 'beside'][number]>

/** Takes what is chosen and a part; returns the address at which it is chosen as well, or no longer. */
export function pickedAt(chosen: Chosen, id: string): string {
  const { first, second } = chosen
  if (first === id) return addressOf(RELATIONS, chosen, { first: second, second: '' })
  if (second === id) return addressOf(RELATIONS, chosen, { second: '' })
  return addressOf(RELATIONS, chosen, first === '' ? { first: id } : { second: id })
}
