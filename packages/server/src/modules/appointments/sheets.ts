import { APPOINTMENT_KINDS, RESOURCE_KINDS } from '@volante/domain/appointment/kinds'
import { COUNTRIES } from '@volante/domain/vocabulary'
import type { Sheet } from '../../platform/sheets/sheet.ts'

const code = { kind: 'text', pattern: /^[A-Z0-9._-]{1,60}$/i } as const
const dealerCode = { ...code, of: 'dealers.code' } as const
const nouns = ['dealers']

/** When dealers are closed, what they receive people with, and how early they must know. */
export const appointmentSheets: readonly Sheet[] = [
  {
    name: 'holidays',
    table: 'holidays',
    columns: {
      country: { kind: 'choice', choices: COUNTRIES },
      state: { kind: 'text', blank: '', as: 'state' },
      cityCode: { kind: 'text', blank: '', pattern: /^[A-Z0-9._-]{0,60}$/i, among: 'cities.code', named: 'name' },
      day: { kind: 'day' },
      everyYear: { kind: 'flag', blank: false },
      name: { kind: 'text' },
    },
    key: ['country', 'state', 'cityCode', 'day'],
    title: 'name',
    shown: ['name', 'everyYear'],
    country: 'country',
    nouns,
  },
  {
    name: 'dealer-resources',
    table: 'dealer_resources',
    columns: {
      code,
      dealerCode,
      kind: { kind: 'choice', choices: RESOURCE_KINDS },
      name: { kind: 'text' },
      model: { kind: 'text', isOptional: true },
      active: { kind: 'flag', blank: true },
    },
    key: ['code'],
    title: 'name',
    shown: ['dealerCode', 'kind', 'name', 'model'],
    codes: ['code', 'dealerCode'],
    nouns,
  },
  {
    name: 'appointment-rules',
    table: 'appointment_rules',
    columns: {
      dealerCode,
      kind: { kind: 'choice', choices: APPOINTMENT_KINDS },
      leadHours: { kind: 'number', least: 0, most: 720 },
      daysAhead: { kind: 'number', least: 1, most: 90 },
    },
    key: ['dealerCode', 'kind'],
    shown: ['leadHours', 'daysAhead'],
    nouns,
  },
]
