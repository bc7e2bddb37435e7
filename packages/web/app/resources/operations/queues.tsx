import { queueName, queuePair } from './queue-name.ts'
import { resource } from '../../work/resource/resource.ts'

/** Work behind the pages, by queue: what waits, runs and failed. */
export const queues = resource('jobs', {
  path: '/admin/queues',
  list: 'queues',
  id: 'name',
  title: ({ name }, texts) => queueName(name, texts),
  columns: [
    { of: 'name', pair: ({ name }, texts) => queuePair(name, texts) },
    'waiting',
    'later',
    'running',
    'failed',
    'waitingSince',
  ],
  kinds: { waitingSince: 'moment' },
})
