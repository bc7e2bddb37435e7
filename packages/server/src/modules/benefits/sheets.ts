import { COVERAGES } from '@volante/domain/warranty/warranty'
import { CAR_BRANDS, COUNTRIES } from '@volante/domain/vocabulary'
import type { Sheet } from '../../platform/sheets/sheet.ts'

/** What the maker promises of a new car: conditions that a second person puts in force. */
export const benefitSheets: readonly Sheet[] = [
  {
    name: 'warranty-terms',
    table: 'warranty_terms',
    columns: {
      id: { kind: 'text', pattern: /^[A-Z0-9-]{3,40}$/, isMade: true },
      country: { kind: 'choice', choices: COUNTRIES },
      brand: { kind: 'choice', choices: CAR_BRANDS },
      modelCodes: { kind: 'codes', isOptional: true, among: 'models.code' },
      coverage: { kind: 'choice', choices: COVERAGES },
      deliveredFrom: { kind: 'day' },
      months: { kind: 'number', least: 1, most: 240 },
      km: { kind: 'number', least: 1, most: 2_000_000, isOptional: true },
      lateKm: { kind: 'number', least: 0, most: 10_000, isOptional: true },
      lateDays: { kind: 'number', least: 0, most: 365, isOptional: true },
      covers: { kind: 'words' },
      conditions: { kind: 'words' },
    },
    key: ['id'],
    title: 'covers',
    shown: ['brand', 'coverage', 'months', 'km'],
    country: 'country',
    needsTwo: true,
    nouns: ['warranties'],
  },
]
