import { resource } from '../../work/resource/resource.ts'
import { VisitFacts } from './VisitFacts.tsx'

/** Test drives and workshop visits that people ask a dealer for; the dealer says yes, no, or what became of it. */
export const appointments = resource('scheduler', {
  path: '/desk/appointments',
  list: 'deskList',
  get: 'deskGet',
  update: 'deskAnswer',
  title: ({ name }) => name,
  columns: ['name', 'startsAt', 'period', 'status', 'kind', 'model', 'service', 'dealerName'],
  filters: ['status', 'kind', 'dealerCode', 'from', 'to'],
  kinds: { startsAt: 'moment', price: 'money' },
  tones: { REQUESTED: 'warn', CONFIRMED: 'good', EXPIRED: 'bad' },
  acts: { deskPrice: { by: 'id', fields: ['price', 'reason'] } },
  form: { answer: ['act', 'time', 'reason'] },
  below: (row) => <VisitFacts visit={row} />,
})
