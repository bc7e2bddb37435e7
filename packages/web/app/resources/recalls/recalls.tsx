import { resource } from '../../work/resource/resource.ts'
import { RecallProgress } from './RecallProgress.tsx'

/** How far the repairs of each recall have come, by month and by dealer, and what the registry is still to be told. */
export const recalls = resource('recall', {
  path: '/desk/recalls',
  list: 'deskList',
  get: 'deskGet',
  byCountry: true,
  title: ({ title }) => title,
  columns: [
    { of: 'title', says: ({ title, id }) => `${title} (${id})` },
    'brand',
    'kind',
    'startsOn',
    'cars',
    'repaired',
    'percent',
    'waiting',
    'late',
  ],
  further: ['repaired'],
  filters: ['brand'],
  kinds: { brand: 'brand', startsOn: 'day' },
  below: (row) => <RecallProgress of={row} />,
})
