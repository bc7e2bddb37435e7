import { people } from '@volante/contract/users-admin'
import { readList } from '../../work/list/read-list.ts'
import { PEOPLE } from './people-list.ts'

const { shape } = people.calls.list.query
const SHAPE = { ...shape, group: shape.dealerGroup, dealer: shape.dealerCode }

/** Takes the parameters of an address; returns the list's state, and what its call is asked. */
export function readPeople(search: URLSearchParams) {
  const { chosen, asked } = readList(PEOPLE, search, SHAPE)
  const { group, dealer, ...filters } = asked
  return {
    chosen,
    asked: { ...filters, ...(group ? { dealerGroup: group } : {}), ...(dealer ? { dealerCode: dealer } : {}) },
  }
}
