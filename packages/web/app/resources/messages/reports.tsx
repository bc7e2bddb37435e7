import { resource } from '../../work/resource/resource.ts'
import { ReportFacts } from './ReportFacts.tsx'

/** Defects, waits and service that people reported to the brand; who follows one notes it here. */
export const reports = resource('reporting', {
  path: '/desk/reports',
  list: 'deskList',
  get: 'deskGet',
  title: ({ protocol }) => protocol,
  columns: [
    'protocol',
    'stage',
    'reason',
    'category',
    'model',
    'version',
    'year',
    'createdAt',
    'brand',
    'country',
    'dealerName',
    { of: 'name', says: ({ name }) => name || '–' },
  ],
  further: ['category', 'version', 'year', 'country'],
  filters: ['stage', 'brand', 'reason', 'category', 'model', 'dealerCode', 'protocol', 'from', 'to'],
  kinds: {
    createdAt: 'moment',
    brand: 'brand',
    country: 'country',
    reason: 'choice',
    category: 'choice',
    note: 'area',
  },
  tones: { open: 'warn', inWork: 'info', done: 'good' },
  sorts: { createdAt: { ascending: 'oldest', descending: '' } },
  acts: { deskWork: { by: 'id', fields: ['act', 'note'] } },
  below: (row) => <ReportFacts report={row} />,
})
