import { resource } from '../../work/resource/resource.ts'
import { ManualFacts } from './ManualFacts.tsx'

/** Owner's manuals; their files are sent on a page of its own (`/admin/manuals/new`). */
export const manuals = resource('manual', {
  path: '/admin/manuals',
  list: 'adminSearch',
  get: 'adminGet',
  create: 'create',
  update: 'update',
  remove: 'remove',
  byCountry: true,
  title: ({ name }) => name,
  columns: ['name', 'brand', 'model', 'year', 'language', 'isPublished', 'changedAt'],
  filters: ['name', 'brand'],
  kinds: { brand: 'brand', changedAt: 'moment' },
  tones: { true: 'good', false: 'warn' },
  form: { what: ['name', 'path'], car: ['brand', 'modelCode', 'year'], shown: ['language', 'isPublished'] },
  below: (row) => <ManualFacts manual={row} />,
})
