import type { PersonRow } from '@volante/contract/users-admin'
import type { Texts } from '../../texts/texts.tsx'
import type { Reading } from '../resource/selection.ts'

type Scopes = Pick<PersonRow, 'markets' | 'brands' | 'regions' | 'dealerGroups' | 'dealerCodes'>

/** Where somebody's rights hold, in a line. */
export function whereRightsHold(
  { markets, brands, regions, dealerGroups, dealerCodes }: Scopes,
  { t }: Texts,
  { nameOfBrand }: Pick<Reading, 'nameOfBrand'>,
): string {
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
