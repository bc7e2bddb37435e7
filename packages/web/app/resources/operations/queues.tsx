import { resource } from '../../work/resource/resource.ts'

/** Work behind the pages, by queue: what waits, runs and failed. */
export const queues = resource('jobs', {
  path: '/admin/queues',
  list: 'queues',
  id: 'name',
  title: ({ name }) => name,
  columns: ['name', 'waiting', 'later', 'running', 'failed', 'waitingSince'],
  kinds: { waitingSince: 'moment' },
})
