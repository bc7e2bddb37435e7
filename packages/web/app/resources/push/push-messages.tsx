import type { PushMessage } from '@volante/contract/push'
import { resource } from '../../work/resource/resource.ts'
import { PushFacts } from './PushFacts.tsx'

const titleOf = ({ titlePt, titleEs }: Pick<PushMessage, 'titlePt' | 'titleEs'>): string => titlePt || titleEs

/** What is written to the devices of many. */
export const pushMessages = resource('push', {
  path: '/admin/push',
  list: 'list',
  get: 'get',
  create: 'create',
  update: 'update',
  remove: 'remove',
  title: titleOf,
  columns: [
    { of: 'titlePt', says: titleOf },
    ...(['state', 'kind', 'markets', 'people', 'sent', 'failed', 'opened', 'startsAt', 'madeAt'] as const),
  ],
  further: ['failed', 'madeAt'],
  filters: ['state'],
  form: {
    whom: ['kind', 'markets', 'brands'],
    pt: ['titlePt', 'textPt', 'pathPt'],
    es: ['titleEs', 'textEs', 'pathEs'],
    when: ['quietFrom', 'quietUntil', 'mostPerWeek'],
  },
  acts: {
    try: { by: 'id', fields: [] },
    schedule: { by: 'id', fields: ['day', 'time'], when: ({ state }) => state === 'DRAFT' },
    stop: { by: 'id', fields: [], when: ({ state }) => state === 'SCHEDULED' || state === 'SENDING' },
  },
  kinds: { markets: 'country', brands: 'brand', textPt: 'area', textEs: 'area', startsAt: 'moment', madeAt: 'moment' },
  tones: { SCHEDULED: 'info', SENDING: 'warn', DONE: 'good', STOPPED: 'bad' },
  below: (row) => <PushFacts message={row} />,
})
