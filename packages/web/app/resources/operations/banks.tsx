import { resource } from '../../work/resource/resource.ts'

/** Whether each bank takes, decides and tells in time. */
export const banks = resource('financing', {
  path: '/admin/banks',
  list: 'banks',
  id: 'bank',
  title: ({ bank }) => bank,
  columns: [
    'bank',
    'provider',
    'waiting',
    'waitingSince',
    'undecided',
    'papers',
    'sent',
    'approved',
    'refused',
    'medianHours',
    'slowestTenthHours',
    'heardAt',
  ],
  further: ['provider', 'papers', 'refused', 'slowestTenthHours'],
  kinds: { waitingSince: 'moment', heardAt: 'moment' },
})
