import { COUNTRIES } from '@volante/domain/vocabulary'
import type { Sheet } from '../../platform/sheets/sheet.ts'

/** The table of what used cars are worth, replaced every month: money, put in force by a second person. */
export const valuationSheets: readonly Sheet[] = [
  {
    name: 'valuations',
    table: 'valuations',
    columns: {
      country: { kind: 'choice', choices: COUNTRIES },
      mvsCode: { kind: 'text', pattern: /^(?:[A-Z0-9]{7}|[A-Z0-9]{16})$/, of: 'versions.mvs_code' },
      year: { kind: 'number', least: 1950, most: 2100 },
      month: { kind: 'text', pattern: /^20\d\d-(?:0[1-9]|1[0-2])$/ },
      code: { kind: 'text', pattern: /^[A-Z0-9-]{3,20}$/ },
      value: { kind: 'money', least: 1_00, most: 100_000_000_000_00, db: 'value_cents' },
    },
    key: ['mvsCode', 'year', 'country'],
    shown: ['value', 'month', 'code'],
    country: 'country',
    needsTwo: true,
    codes: ['mvsCode'],
    nouns: ['valuations'],
  },
]
