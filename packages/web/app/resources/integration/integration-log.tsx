import { resource } from '../../work/resource/resource.ts'
import { LogFacts } from './LogFacts.tsx'

/** What this platform and others told each other in the last 90 days. */
export const integrationLog = resource('integrationLog', {
  path: '/admin/integration-log',
  list: 'list',
  get: 'get',
  title: ({ operation, source }) => `${source}: ${operation}`,
  columns: ['operation', 'source', 'status', 'message', 'time'],
  filters: ['source', 'status', 'from', 'to'],
  kinds: { time: 'moment', message: 'area' },
  tones: { SUCCESS: 'good', FAILED: 'bad', PROCESSING: 'info' },
  below: ({ payload }) => <LogFacts payload={payload} />,
})
