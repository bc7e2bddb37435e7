import { EVERY_TAG } from '@volante/contract/caches'
import { resource } from '../../work/resource/resource.ts'

/** What is kept in memory by cache tag; one tag or everything is made anew everywhere, for a reason. */
export const caches = resource('caches', {
  path: '/admin/caches',
  id: 'tag',
  list: 'list',
  get: 'get',
  acts: { drop: { by: 'tag', fields: ['reason'] } },
  title: ({ tag }) => tag,
  columns: [
    { of: 'tag', says: ({ tag }, { t }) => (tag === EVERY_TAG ? t('resources.caches.all') : tag) },
    'kilobytes',
    'hits',
    'since',
    'answers',
    'pages',
    'data',
    'files',
  ],
  kinds: { since: 'moment' },
})
