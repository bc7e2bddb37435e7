import { resource } from '../../work/resource/resource.ts'
import { DealerFacts } from './DealerFacts.tsx'

/** The dealers within reach: when they open, what their workshops do, whether they are blocked. */
export const dealers = resource('dealers', {
  path: '/desk/dealers',
  list: 'deskList',
  get: 'deskGet',
  ask: { areas: true },
  update: 'deskUpdate',
  title: ({ name }) => name,
  columns: ['name', 'city', 'blocked', 'dealerCode', 'brands', 'state', 'country', 'until', 'econnect'],
  further: ['country'],
  filters: ['text', 'country', 'brand', 'influenceArea', 'blocked'],
  kinds: { brand: 'brand', brands: 'brand', country: 'country', blocked: 'flag' },
  tones: { true: 'warn' },
  form: {
    hours: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    services: ['workshop'],
  },
  acts: {
    updateBlocked: { by: 'dealerId', fields: ['blocked', 'reason', 'until'] },
    econnect: { by: 'dealerCode', fields: ['econnect'] },
  },
  below: (row) => <DealerFacts dealer={row} />,
})
