import { PERSON_TONES } from '../../work/people/person-tones.ts'
import { whereRightsHold } from '../../work/people/where-rights-hold.ts'
import { resource } from '../../work/resource/resource.ts'

/** Everybody in the reader's markets, masked: the whole address is read where a person is open. */
export const people = resource('people', {
  path: '/admin/users',
  list: 'list',
  get: 'get',
  title: ({ name }) => name,
  columns: ['name', 'email', 'document', 'roles', { of: 'markets', says: whereRightsHold }, 'state', 'lastSeenAt'],
  filters: ['role', 'state', 'market', 'brand', 'region', 'dealerGroup', 'userGroup', 'sort', 'dealerCode', 'text'],
  choices: { region: { from: 'places', in: 'regions' }, dealerGroup: { from: 'places', in: 'dealerGroups' } },
  sorts: { name: { ascending: 'name', descending: 'nameDesc' } },
  kinds: { role: 'role', roles: 'role', market: 'country', brand: 'brand', lastSeenAt: 'moment' },
  tones: PERSON_TONES,
})
