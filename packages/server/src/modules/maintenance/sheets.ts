import { ACTIONS } from '@volante/domain/maintenance/schedule'
import { COUNTRIES } from '@volante/domain/vocabulary'
import type { Sheet } from '../../platform/sheets/sheet.ts'

const code = { kind: 'text', pattern: /^[A-Z0-9-]{2,40}$/ } as const
const year = { kind: 'number', least: 1950, most: 2100, isOptional: true } as const
const km = { kind: 'number', least: 500, most: 500_000 } as const
const months = { kind: 'number', least: 1, most: 240 } as const
const hour = { kind: 'money', least: 0, most: 100_000_000_00, db: 'hour_cents' } as const
const often = { km, months, severeKm: km, severeMonths: months }
const sometimes = Object.fromEntries(
  Object.entries(often).map(([name, column]) => [name, { ...column, isOptional: true as const }]),
)
const nouns = ['maintenance'] as const

/** What is done to cars, how often and for what: money, put in force by a second person. */
export const maintenanceSheets: readonly Sheet[] = [
  {
    name: 'maintenance-items',
    table: 'maintenance_items',
    columns: { code, name: { kind: 'words' }, reason: { kind: 'words' }, isOil: { kind: 'flag' } },
    key: ['code'],
    title: 'name',
    shown: ['name', 'reason'],
    nouns,
  },
  {
    name: 'maintenance-plans',
    table: 'maintenance_plans',
    columns: {
      id: { ...code, isMade: true },
      country: { kind: 'choice', choices: COUNTRIES },
      modelCode: { kind: 'text', of: 'models.code' },
      mvsCodes: { kind: 'codes', isOptional: true, of: 'versions.mvs_code' },
      fromYear: year,
      toYear: year,
      ...often,
      hour,
    },
    key: ['id'],
    shown: ['modelCode', 'country', 'km', 'months'],
    country: 'country',
    needsTwo: true,
    nouns,
  },
  {
    name: 'maintenance-works',
    table: 'maintenance_works',
    columns: {
      planId: { ...code, of: 'maintenance_plans.id' },
      item: { ...code, of: 'maintenance_items.code' },
      kind: { kind: 'choice', choices: ACTIONS },
      ...sometimes,
      parts: { kind: 'money', least: 0, most: 100_000_000_00, db: 'parts_cents' },
      minutes: { kind: 'number', least: 0, most: 10_000 },
    },
    key: ['planId', 'item', 'kind'],
    shown: ['km', 'months', 'parts', 'minutes'],
    needsTwo: true,
    codes: ['planId', 'item'],
    nouns,
  },
  {
    name: 'maintenance-rates',
    table: 'maintenance_rates',
    columns: {
      dealerId: { kind: 'text', of: 'dealers.id' },
      country: { kind: 'choice', choices: COUNTRIES },
      hour,
    },
    key: ['dealerId'],
    shown: ['country', 'hour'],
    country: 'country',
    needsTwo: true,
    nouns,
  },
]
