import { BRANDS, COUNTRIES } from '@volante/domain/vocabulary'
import type { Sheet } from '../../platform/sheets/sheet.ts'

const id = { kind: 'text', pattern: /^[A-Z0-9-]{3,40}$/ } as const
const campaignId = { ...id, of: 'recall_campaigns.id' } as const
const lastEight = { kind: 'text', pattern: /^[A-HJ-NPR-Z0-9]{8}$/ } as const
const nouns = ['recalls'] as const

/** Recalls and software updates, the chassis they call and what was repaired. */
export const recallSheets: readonly Sheet[] = [
  {
    name: 'recall-campaigns',
    table: 'recall_campaigns',
    columns: {
      id,
      country: { kind: 'choice', choices: COUNTRIES },
      brand: { kind: 'choice', choices: BRANDS },
      kind: { kind: 'choice', choices: ['RECALL', 'SOFTWARE'] },
      title: { kind: 'words' },
      risk: { kind: 'words' },
      repair: { kind: 'words' },
      modelCodes: { kind: 'codes', isOptional: true },
      canDrive: { kind: 'flag' },
      startsOn: { kind: 'day' },
      remedyFrom: { kind: 'day', isOptional: true },
      minutes: { kind: 'number', least: 1, most: 10_000 },
      phone: { kind: 'text' },
    },
    key: ['id'],
    shown: ['title', 'brand', 'kind', 'startsOn'],
    country: 'country',
    needsTwo: true,
    nouns,
  },
  {
    name: 'recall-chassis',
    table: 'recall_chassis',
    columns: {
      campaignId,
      prefix: { kind: 'text', pattern: /^[A-HJ-NPR-Z0-9]{3,9}$/ },
      firstNumber: lastEight,
      lastNumber: lastEight,
    },
    key: ['campaignId', 'prefix', 'firstNumber'],
    shown: ['lastNumber'],
    needsTwo: true,
    codes: ['campaignId'],
    nouns,
  },
  {
    name: 'recall-repairs',
    table: 'recall_repairs',
    columns: {
      campaignId,
      chassis: { kind: 'text', pattern: /^[A-HJ-NPR-Z0-9]{17}$/ },
      doneOn: { kind: 'day' },
    },
    key: ['campaignId', 'chassis'],
    shown: ['doneOn'],
    personal: ['chassis'],
    codes: ['chassis'],
    nouns,
  },
]
