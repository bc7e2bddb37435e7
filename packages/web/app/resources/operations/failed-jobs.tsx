import { queueInName, queueName, queuePair } from './queue-name.ts'
import { resource } from '../../work/resource/resource.ts'

/** Jobs that were tried often enough: why they failed, and once more at a press. */
export const failedJobs = resource('jobs', {
  path: '/admin/failed-jobs',
  list: 'failed',
  get: 'failedGet',
  does: { retryAll: (rows) => rows.length > 0 },
  acts: {
    retry: { by: 'id', fields: [], when: ({ state }) => state === 'failed' },
    giveUp: { by: 'id', fields: [], when: ({ state }) => state === 'failed' },
  },
  title: ({ queue }, texts) => queueName(queue, texts),
  columns: [
    { of: 'queue', pair: ({ queue }, texts) => queuePair(queue, texts) },
    'state',
    'failedAt',
    'tries',
    'problem',
    'ids',
  ],
  filters: ['queue'],
  choices: { queue: { from: 'queues', says: ({ name }, texts) => queueName(String(name), texts) } },
  called: queueInName,
  kinds: { failedAt: 'moment', problem: 'area', ids: 'area' },
  tones: { failed: 'bad', givenUp: 'info', waiting: 'warn', done: 'good' },
})
