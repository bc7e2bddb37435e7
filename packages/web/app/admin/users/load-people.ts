import { can } from '@volante/domain/policy/policy'
import type { Page } from '../../shell/page-context.ts'
import { PEOPLE } from './people-list.ts'
import { readPeople } from './read-people.ts'

const SIZE = 20

/** The list, what it may be filtered by, the kept lists, and what was just done. */
export async function loadPeople({ api, visitor }: Page, search: URLSearchParams) {
  const { chosen, asked } = readPeople(search)
  const [people, places, views] = await Promise.all([
    api.people.list({ query: { ...asked, size: SIZE } }),
    api.people.places(),
    api.views.list({ query: { list: PEOPLE.path } }),
  ])
  const said = (name: string) => search.get(name) ?? ''
  return {
    people,
    places,
    views,
    chosen,
    done: { what: said('done'), count: Number(said('count')) || 0, skipped: Number(said('skipped')) || 0 },
    mayChange: can(visitor, 'users.roles') && people.items.length > 0,
    isAllTicked: said('all') === 'page',
    mayCreate: can(visitor, 'users.create'),
  }
}

export type PeopleData = Awaited<ReturnType<typeof loadPeople>>
