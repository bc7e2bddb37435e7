import type { PersonRow } from '@volante/contract/users-admin'
import type { Texts } from '../../texts/texts.tsx'
import { PERSON_TONES } from '../../work/people/person-tones.ts'
import { resource } from '../../work/resource/resource.ts'
import type { Reading } from '../../work/resource/selection.ts'

/** Everybody in the reader's markets, masked: the whole address is read where a person is open. */
export const people = resource('people', {
  path: '/admin/users',
  list: 'list',
  get: 'get',
  title: ({ name }) => name,
  columns: [
    'name',
    'email',
    'document',
    { of: 'roles', says: rolesOf },
    { of: 'markets', says: whereOf },
    'state',
    'lastSeenAt',
  ],
  filters: ['role', 'state', 'market', 'brand', 'region', 'dealerGroup', 'userGroup', 'sort', 'dealerCode', 'text'],
  choices: {
    region: { from: 'places', read: ({ regions }) => regions.map(choiceOf) },
    dealerGroup: { from: 'places', read: ({ dealerGroups }) => dealerGroups.map(choiceOf) },
  },
  sorts: { name: { ascending: 'name', descending: 'nameDesc' } },
  kinds: { role: 'role', market: 'country', brand: 'brand', lastSeenAt: 'moment' },
  tones: PERSON_TONES,
})

function choiceOf({ id, name, country }: { readonly id: string; readonly name: string; readonly country: string }) {
  return { value: id, label: `${name} (${country})` }
}

function rolesOf({ roles }: PersonRow, { t }: Texts): string {
  return roles.map((role) => t(`rights.role.${role}`)).join(', ')
}

/** Where somebody's rights hold, in a line. */
function whereOf(row: PersonRow, { t }: Texts, { nameOfBrand }: Reading): string {
  const { markets, brands, regions, dealerGroups, dealerCodes } = row
  return [
    markets.map((one) => (one === 'all' ? t('admin.users.market.all') : one)).join(', '),
    brands.map((one) => (one === 'all' ? t('admin.users.brand.all') : nameOfBrand(one))).join(', '),
    regions.length > 0 && t('admin.users.regions', { count: regions.length }),
    dealerGroups.length > 0 && t('admin.users.groups', { count: dealerGroups.length }),
    dealerCodes.length > 0 && t('admin.users.dealers', { count: dealerCodes.length }),
  ]
    .filter(Boolean)
    .join(' · ')
}
