import { BORROWERS } from '@volante/domain/financing/iof'
import { INDEXED_KINDS } from '@volante/domain/financing/indexed-plan'
import { states } from '@volante/domain/places/places'
import { CAR_BRANDS, COUNTRIES, EXTRA_PLANS, PLAN_TYPES, SIMULATION_TYPES } from '@volante/domain/vocabulary'
import type { Sheet } from '../../platform/sheets/sheet.ts'

/** Months a loan may last. */
const COUNTS = Array.from({ length: 120 }, (_, at) => String(at + 1))
/** Percent a year that a scenario assumes. */
const RISES = Array.from({ length: 301 }, (_, at) => String(at))
const rate = (db: string) => ({ kind: 'percent', least: 0, most: 50_000, db, blank: 0 }) as const
/** UF in Brazil, the letter of ISO 3166-2 in Argentina. */
const STATES = [...new Set(states.map(({ code }) => code))]
const percent = { kind: 'number', least: 0, most: 99 } as const
const optional = { ...percent, isOptional: true } as const

/** What banks lend on: money, put in force by a second person. */
export const financingSheets: readonly Sheet[] = [
  {
    name: 'financing-conditions',
    table: 'financing_conditions',
    columns: {
      planId: { kind: 'text', pattern: /^[A-Z0-9-]{3,40}$/ },
      country: { kind: 'choice', choices: COUNTRIES },
      brand: { kind: 'choice', choices: CAR_BRANDS, isOptional: true },
      type: { kind: 'choice', choices: SIMULATION_TYPES },
      planType: { kind: 'choice', choices: PLAN_TYPES },
      extraPlan: { kind: 'choice', choices: EXTRA_PLANS, isOptional: true },
      name: { kind: 'words' },
      lender: { kind: 'text' },
      modelCodes: { kind: 'codes', isOptional: true, among: 'models.code' },
      counts: { kind: 'codes', choices: COUNTS },
      standardCount: { kind: 'number', least: 1, most: 120 },
      rate: { kind: 'percent', least: 0, most: 50_000, db: 'rate_basis_points' },
      leastEntrance: percent,
      standardEntrance: percent,
      mostEntrance: percent,
      leastFinal: optional,
      standardFinal: optional,
      mostFinal: optional,
      fees: { kind: 'money', least: 0, most: 100_000_000_00, db: 'fees_cents', blank: 0 },
      borrowers: { kind: 'codes', choices: BORROWERS, isOptional: true },
      regions: { kind: 'codes', choices: STATES, isOptional: true, as: 'stateCode' },
      subsidy: { kind: 'percent', least: 0, most: 10_000, db: 'subsidy_basis_points', blank: 0 },
      forwardPercent: { kind: 'number', least: 1, most: 100, isOptional: true },
      legalText: { kind: 'words', most: 2_000, isOptional: true },
      validFrom: { kind: 'day' },
      validTo: { kind: 'day', isOptional: true },
    },
    key: ['planId'],
    title: 'name',
    shown: ['name', 'type', 'rate', 'validTo'],
    country: 'country',
    needsTwo: true,
    nouns: ['financing'],
  },
  {
    name: 'indexed-plans',
    table: 'indexed_plans',
    columns: {
      planId: { kind: 'text', pattern: /^[A-Z0-9-]{3,40}$/ },
      kind: { kind: 'choice', choices: INDEXED_KINDS },
      country: { kind: 'choice', choices: COUNTRIES },
      brand: { kind: 'choice', choices: CAR_BRANDS, isOptional: true },
      name: { kind: 'words' },
      lender: { kind: 'text' },
      modelCodes: { kind: 'codes', isOptional: true, among: 'models.code' },
      counts: { kind: 'codes', choices: COUNTS },
      standardCount: { kind: 'number', least: 1, most: 120 },
      rate: rate('rate_basis_points'),
      administration: rate('administration_basis_points'),
      reserve: rate('reserve_basis_points'),
      insurance: rate('insurance_basis_points'),
      tax: rate('tax_basis_points'),
      coverage: { kind: 'number', least: 1, most: 100, db: 'coverage_percent', blank: 100 },
      leastEntrance: percent,
      standardEntrance: percent,
      mostEntrance: percent,
      fees: { kind: 'money', least: 0, most: 100_000_000_00, db: 'fees_cents', blank: 0 },
      scenarios: { kind: 'codes', choices: RISES },
      validFrom: { kind: 'day' },
      validTo: { kind: 'day', isOptional: true },
    },
    key: ['planId'],
    title: 'name',
    shown: ['name', 'kind', 'validTo'],
    country: 'country',
    needsTwo: true,
    nouns: ['financing'],
  },
  {
    name: 'credit-taxes',
    table: 'credit_taxes',
    columns: {
      country: { kind: 'choice', choices: COUNTRIES },
      borrower: { kind: 'choice', choices: BORROWERS },
      validFrom: { kind: 'day' },
      once: { kind: 'percent', least: 0, most: 10_000, db: 'once_basis_points', blank: 0 },
      daily: { kind: 'number', least: 0, most: 1_000_000, db: 'daily_rate', blank: 0 },
      interestTax: { kind: 'percent', least: 0, most: 10_000, db: 'interest_basis_points', blank: 0 },
    },
    key: ['country', 'borrower', 'validFrom'],
    shown: ['once', 'daily', 'interestTax'],
    country: 'country',
    needsTwo: true,
    nouns: ['financing'],
  },
  {
    name: 'index-values',
    table: 'index_values',
    columns: {
      index: { kind: 'choice', choices: ['UVA'] },
      day: { kind: 'day' },
      value: { kind: 'money', least: 1, most: 1_000_000_000_00, db: 'value_cents' },
    },
    key: ['index', 'day'],
    shown: ['value'],
    needsTwo: true,
    nouns: ['financing'],
  },
]
