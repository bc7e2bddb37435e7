import { resource } from '../../work/resource/resource.ts'
import { Written } from './Written.tsx'

/** What people wrote by the contact page, to the brand or a dealer; who answers notes it here. */
export const messages = resource('contact', {
  path: '/desk/messages',
  list: 'deskList',
  get: 'deskGet',
  title: ({ name, protocol }) => name || protocol,
  columns: [
    { of: 'name', says: ({ name, protocol }) => name || protocol },
    'subject',
    'stage',
    'createdAt',
    'brand',
    'country',
    'dealerName',
    'city',
    'protocol',
  ],
  further: ['country', 'protocol'],
  filters: ['stage', 'brand', 'subject', 'dealerCode', 'protocol', 'from', 'to'],
  kinds: { createdAt: 'moment', brand: 'brand', country: 'country', subject: 'choice', note: 'area' },
  tones: { new: 'warn', answered: 'good' },
  acts: { deskWork: { by: 'id', fields: ['act', 'note'] } },
  below: (row) => <Written noun="messages" of={row} />,
})
