import { ASSUMPTIONS } from '@volante/domain/ownership-cost/assumptions'
import { COUNTRIES } from '@volante/domain/vocabulary'
import type { Sheet } from '../../platform/sheets/sheet.ts'

export const ownershipCostSheets: readonly Sheet[] = [
  {
    name: 'ownership-assumptions',
    table: 'ownership_assumptions',
    columns: {
      country: { kind: 'choice', choices: COUNTRIES },
      assumption: { kind: 'choice', choices: ASSUMPTIONS, db: 'kind' },
      about: { kind: 'text', pattern: /^(?:\*|[\p{L}0-9 -]{1,60})$/u },
      figure: { kind: 'number', least: 0, most: 1_000_000_000, db: 'value' },
      source: { kind: 'words' },
      since: { kind: 'day' },
    },
    key: ['country', 'assumption', 'about'],
    shown: ['figure', 'source', 'since'],
    country: 'country',
    nouns: ['ownershipCost'],
  },
]
