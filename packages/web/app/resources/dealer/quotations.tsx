import { resource } from '../../work/resource/resource.ts'

/** What dealers quote to customers; each has a page of its own, `desk/quotations`. */
export const quotations = resource('quotation', {
  path: '/desk/quotations',
  list: 'list',
  get: 'get',
  create: 'create',
  id: 'number',
  title: ({ opportunityName, number }) => `${opportunityName} · ${number}`,
  columns: [
    'opportunityName',
    'car',
    'cashPrice',
    'discount',
    'state',
    'crm',
    'validityPeriod',
    'seller',
    'number',
    'version',
    'dealerCode',
    'at',
  ],
  further: ['discount', 'validityPeriod', 'number', 'version', 'dealerCode'],
  filters: ['search', 'state', 'crm', 'dealerCode'],
  kinds: { cashPrice: 'money', discount: 'money', validityPeriod: 'day', at: 'moment' },
  tones: { WAITING: 'warn', DECLINED: 'bad', APPROVED: 'good', FAILED: 'bad', SAVED: 'good' },
})
