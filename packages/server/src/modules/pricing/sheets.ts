import { COUNTRIES } from '@volante/domain/vocabulary'
import type { Sheet } from '../../platform/sheets/sheet.ts'
import { settleWorkingPrices } from './settle-working-prices.ts'

const CODE = /^[A-Z0-9._-]{1,40}$/i

/** What dealers ask in place of the list price, filled in for many cars at once. */
export const pricingSheets: readonly Sheet[] = [
  {
    name: 'working-prices',
    table: 'working_prices',
    columns: {
      country: { kind: 'choice', choices: COUNTRIES },
      dealerCode: { kind: 'text', pattern: CODE, of: 'dealers.code' },
      mvsCode: { kind: 'text', of: 'versions.mvs_code' },
      year: { kind: 'number', least: 1950, most: 2100 },
      colorCode: {
        kind: 'text',
        pattern: CODE,
        blank: '',
        among: 'parts.code',
        which: { column: 'type', is: 'COLOR' },
      },
      initialDate: { kind: 'day' },
      finalDate: { kind: 'day', isOptional: true },
      price: { kind: 'money', least: 1, most: 100_000_000_000, db: 'price_cents' },
    },
    key: ['country', 'dealerCode', 'mvsCode', 'year', 'colorCode', 'initialDate'],
    shown: ['finalDate', 'price'],
    country: 'country',
    codes: ['dealerCode', 'mvsCode'],
    nouns: ['prices'],
    settle: settleWorkingPrices,
  },
]
