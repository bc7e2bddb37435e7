import { PAYMENT_KINDS } from '@volante/domain/order/payment-kind'
import { CAR_BRANDS, COUNTRIES, CURRENCIES, EMPLOYEE_BUYER_TYPES } from '@volante/domain/vocabulary'
import type { Sheet } from '../../platform/sheets/sheet.ts'

const country = { kind: 'choice', choices: COUNTRIES } as const
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const CODE = /^[A-Z0-9._-]{1,40}$/i
const money = { kind: 'money', least: 1, most: 100_000_000_000 } as const
const percent = { kind: 'percent', least: 0, most: 10_000 } as const
const CAMPAIGNS = 'campaigns'

/** On which conditions cars are sold online, and to whom better ones are given. */
export const sellingSheets: readonly Sheet[] = [
  {
    name: 'campaigns',
    table: 'campaigns',
    columns: {
      id: { kind: 'text', pattern: UUID, isMade: true },
      site: { kind: 'text', pattern: /^[a-z]{2}-[a-z-]{2,40}$/, as: 'site' },
      country,
      brand: { kind: 'choice', choices: CAR_BRANDS },
      name: { kind: 'words' },
      reservation: { ...money, db: 'reservation_cents' },
      currency: { kind: 'choice', choices: CURRENCIES },
      reservationMinutes: { kind: 'number', least: 1, most: 10_000 },
      pixMinutes: { kind: 'number', least: 1, most: 10_000 },
      waitingDays: { kind: 'number', least: 1, most: 365 },
      startsAt: { kind: 'moment' },
      endsAt: { kind: 'moment', isOptional: true },
      paymentKinds: { kind: 'codes', choices: PAYMENT_KINDS },
      retention: { ...percent, blank: 0, db: 'retention_basis_points' },
      isDirectSale: { kind: 'flag', blank: false },
      dealerCodes: { kind: 'codes', isOptional: true, among: 'dealers.code' },
      welcomeKit: { kind: 'lists', isOptional: true },
    },
    key: ['id'],
    title: 'name',
    shown: ['site', 'name', 'reservation', 'startsAt', 'endsAt'],
    may: 'offers.manage',
    country: 'country',
    brand: 'brand',
    needsTwo: true,
    nouns: [CAMPAIGNS],
  },
  {
    name: 'campaign-cars',
    table: 'campaign_cars',
    columns: {
      campaignId: { kind: 'text', pattern: UUID, of: 'campaigns.id' },
      mvsCode: { kind: 'text', of: 'versions.mvs_code' },
      year: { kind: 'number', least: 1950, most: 2100 },
    },
    key: ['campaignId', 'mvsCode', 'year'],
    may: 'offers.manage',
    parent: { column: 'campaignId', table: 'campaigns' },
    shown: [],
    needsTwo: true,
    codes: ['mvsCode'],
    filters: ['campaignId', 'mvsCode'],
    nouns: [CAMPAIGNS],
  },
  // A coupon is of one brand, or of all: who reaches some brands alone keeps those of these, and gives nothing away in the name of others.
  {
    name: 'coupons',
    table: 'coupons',
    columns: {
      country,
      name: { kind: 'text', pattern: /^[A-Z0-9]{2,30}$/ },
      brand: { kind: 'choice', choices: CAR_BRANDS, isOptional: true },
      amount: { ...money, db: 'amount_cents' },
      needsDownPayment: { kind: 'flag', blank: false },
      mostUses: { kind: 'number', least: 0, most: 100_000_000 },
      validUntil: { kind: 'day', isOptional: true },
    },
    key: ['country', 'name'],
    may: 'coupons.manage',
    title: 'name',
    shown: ['brand', 'amount', 'mostUses', 'validUntil'],
    country: 'country',
    brand: 'brand',
    needsTwo: true,
    codes: ['name'],
    nouns: [],
  },
  {
    name: 'employees',
    table: 'employees',
    columns: {
      registrationNumber: { kind: 'text', pattern: CODE },
      cpf: { kind: 'text', pattern: /^\d{11}$/ },
      name: { kind: 'text' },
      kind: { kind: 'choice', choices: ['employee', 'brandCollaborator'] },
      admissionOn: { kind: 'day' },
    },
    key: ['registrationNumber'],
    shown: ['kind', 'admissionOn'],
    personal: ['registrationNumber', 'cpf', 'name'],
    codes: ['registrationNumber', 'cpf'],
    nouns: [],
  },
  {
    name: 'employee-relatives',
    table: 'employee_relatives',
    columns: {
      registrationNumber: { kind: 'text', pattern: CODE },
      cpf: { kind: 'text', pattern: /^\d{11}$/ },
      kinship: { kind: 'text', pattern: CODE, isOptional: true },
    },
    key: ['registrationNumber', 'cpf'],
    shown: ['kinship'],
    personal: ['registrationNumber', 'cpf'],
    codes: ['registrationNumber', 'cpf'],
    nouns: [],
  },
  {
    name: 'employee-conditions',
    table: 'employee_conditions',
    columns: {
      country,
      buyerType: { kind: 'choice', choices: EMPLOYEE_BUYER_TYPES },
      discount: { ...percent, db: 'discount_basis_points' },
      minServiceYears: { kind: 'number', least: 0, most: 60 },
      kinships: { kind: 'codes', isOptional: true },
      maxCarsPerYear: { kind: 'number', least: 0, most: 100 },
    },
    key: ['country', 'buyerType'],
    may: 'offers.manage',
    shown: ['discount', 'maxCarsPerYear'],
    country: 'country',
    needsTwo: true,
    nouns: [],
  },
]
