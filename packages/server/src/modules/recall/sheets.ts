import { CAR_BRANDS, COUNTRIES } from '@volante/domain/vocabulary'
import type { Sheet } from '../../platform/sheets/sheet.ts'
import { followRepairs } from './reports.ts'

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
      brand: { kind: 'choice', choices: CAR_BRANDS },
      kind: { kind: 'choice', choices: ['RECALL', 'SOFTWARE'] },
      // The voucher and the page of a recall are printed on one sheet of paper.
      title: { kind: 'words', most: 120 },
      risk: { kind: 'words', most: 1_000 },
      repair: { kind: 'words', most: 1_000 },
      modelCodes: { kind: 'codes', isOptional: true, among: 'models.code' },
      canDrive: { kind: 'flag' },
      startsOn: { kind: 'day' },
      remedyFrom: { kind: 'day', isOptional: true },
      minutes: { kind: 'number', least: 1, most: 10_000 },
      phone: { kind: 'text' },
      cars: { kind: 'number', least: 1, most: 100_000_000, isOptional: true },
    },
    key: ['id'],
    title: 'title',
    shown: ['title', 'brand', 'kind', 'startsOn'],
    country: 'country',
    needsTwo: true,
    // Recalls are seen on the site for five years (BR Portaria Conjunta 3/2019).
    stays: "t.kind = 'RECALL' and t.starts_on between current_date - interval '5 years' and current_date",
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
      dealerCode: { kind: 'text', of: 'dealers.code', isOptional: true },
      doneAt: { kind: 'text', pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/, isOptional: true },
      minutes: { kind: 'number', least: 1, most: 10_000, isOptional: true },
      measure: { kind: 'text', isOptional: true },
    },
    key: ['campaignId', 'chassis'],
    shown: ['doneOn'],
    personal: ['chassis'],
    codes: ['chassis'],
    nouns,
    follow: followRepairs,
  },
  {
    name: 'recall-parts',
    table: 'recall_parts',
    columns: {
      campaignId,
      dealerCode: { kind: 'text', of: 'dealers.code' },
      quantity: { kind: 'number', least: 0, most: 100_000 },
      nextQuantity: { kind: 'number', least: 0, most: 100_000 },
      nextOn: { kind: 'day', isOptional: true },
    },
    key: ['campaignId', 'dealerCode'],
    shown: ['quantity', 'nextQuantity', 'nextOn'],
    codes: ['campaignId', 'dealerCode'],
    nouns,
  },
]
