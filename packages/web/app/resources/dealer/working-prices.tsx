import { resource } from '../../work/resource/resource.ts'
import { WorkingPriceFacts } from './WorkingPriceFacts.tsx'

/** What a dealer asks for a car in place of the list price, from one day to another. */
export const workingPrices = resource('price', {
  path: '/desk/working-prices',
  list: 'workingPrices',
  get: 'workingPrice',
  create: 'createWorkingPrice',
  update: 'updateWorkingPrice',
  byCountry: true,
  sheet: 'working-prices',
  title: ({ dealerCode, versionName, year }) => `${versionName} ${year} · ${dealerCode}`,
  columns: [
    'versionName',
    'price',
    'difference',
    'standing',
    'dealerCode',
    'mvsCode',
    'year',
    'colorCode',
    'listPrice',
    'initialDate',
    'finalDate',
  ],
  further: ['mvsCode', 'colorCode', 'listPrice'],
  filters: ['dealerCode', 'mvsCode', 'year', 'standing'],
  form: { car: ['dealerCode', 'mvsCode', 'year', 'colorCode'], price: ['price', 'initialDate', 'finalDate'] },
  kinds: { price: 'money', listPrice: 'money', difference: 'money' },
  tones: { IN_FORCE: 'good', COMING: 'warn' },
  codes: {
    'request.forbidden': 'dealerCode',
    'catalogue.unknownCodes': 'mvsCode',
    'workingPrice.dates': 'finalDate',
    'workingPrice.tooLow': 'price',
    'workingPrice.overlap': 'initialDate',
  },
  below: (row) => <WorkingPriceFacts of={row} />,
})
