import { CAR_BRANDS, COUNTRIES } from '@volante/domain/vocabulary'
import type { Sheet } from '../../platform/sheets/sheet.ts'

const CODE = /^[A-Z0-9._-]{1,40}$/i

/** Cars in stock. One that an order holds is the order's: its row stays as it is. */
export const stockSheets: readonly Sheet[] = [
  {
    name: 'stock',
    table: 'stock_units',
    columns: {
      id: { kind: 'text', pattern: CODE, isMade: true },
      dealerId: { kind: 'text', pattern: CODE, isOptional: true, of: 'dealers.id' },
      country: { kind: 'choice', choices: COUNTRIES },
      brand: { kind: 'choice', choices: CAR_BRANDS },
      mvsCode: { kind: 'text', of: 'versions.mvs_code' },
      year: { kind: 'number', least: 1950, most: 2100 },
      colorCode: { kind: 'text', pattern: CODE, among: 'parts.code', which: { column: 'type', is: 'COLOR' } },
      coatingCode: { kind: 'text', pattern: CODE, among: 'parts.code', which: { column: 'type', is: 'COATING' } },
      partIds: { kind: 'codes', isOptional: true, of: 'parts.id' },
      state: { kind: 'choice', choices: ['AVAILABLE', 'RESERVED', 'SOLD', 'IN_TRANSIT'] },
      chassis: { kind: 'text', pattern: /^[A-HJ-NPR-Z0-9]{17}$/ },
      arrival: { kind: 'day' },
      place: { kind: 'choice', choices: ['dealer', 'yard', 'transit', 'production'] },
    },
    key: ['id'],
    unique: [['chassis']],
    shown: ['dealerId', 'mvsCode', 'year', 'state', 'chassis'],
    country: 'country',
    dealer: 'dealerId',
    codes: ['id', 'dealerId', 'mvsCode', 'chassis'],
    filters: ['dealerId'],
    locked: 'exists (select 1 from orders o where o.stock_unit_id = t.id and o.holds_unit)',
    nouns: ['stock'],
  },
]
