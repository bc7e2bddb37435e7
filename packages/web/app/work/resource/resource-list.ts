import { listAddress, type ListState } from '../list/list-address.ts'
import type { Resource } from './resource.ts'

/** The address of a resource's list: its country and filters, its order and page. */
export const listOf = ({ path, filters = [], byCountry }: Resource) =>
  listAddress(path, [...(byCountry ? ['country'] : []), ...filters], ['sort', 'page', 'after'])

/** Takes a record's id and, where a service answers for one country, which; returns its page. */
export const recordPath = (
  { path, byCountry }: Resource,
  id: string,
  { country = '' }: Partial<ListState> = {},
): string => `${path}/${encodeURIComponent(id)}${byCountry && country !== '' ? `?country=${country}` : ''}`
