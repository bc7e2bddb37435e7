import type { Texts } from '../../texts/texts.tsx'
import { resource } from '../../work/resource/resource.ts'
import { queueName, queuePair } from '../operations/queue-name.ts'
import { LogFacts } from './LogFacts.tsx'

/** The system as people call it; others' systems are named as they named themselves. */
const systemName = (source: string, { byKey }: Texts): string =>
  byKey(`resources.integration-log.source.${source}`) || source

/** What this platform and others told each other in the last 90 days. */
export const integrationLog = resource('integrationLog', {
  path: '/admin/integration-log',
  list: 'list',
  get: 'get',
  title: ({ operation, source }, texts) => `${systemName(source, texts)}: ${queueName(operation, texts)}`,
  columns: [
    { of: 'operation', pair: ({ operation }, texts) => queuePair(operation, texts) },
    { of: 'source', says: ({ source }, texts) => systemName(source, texts) },
    'status',
    'message',
    'time',
  ],
  filters: ['source', 'status', 'from', 'to'],
  kinds: { time: 'moment', message: 'area' },
  tones: { SUCCESS: 'good', FAILED: 'bad', PROCESSING: 'info' },
  below: ({ payload }) => <LogFacts payload={payload} />,
})
