import { resource } from '../../work/resource/resource.ts'
import { FeedFacts } from './FeedFacts.tsx'

/** The systems of dealers that send data by themselves. */
export const feeds = resource('clients', {
  path: '/desk/feeds',
  list: 'feeds',
  get: 'feedGet',
  may: 'data.feed',
  title: ({ name }) => name,
  columns: ['name', 'state', 'pushedAt', 'sheet', 'outcome', 'rows', 'refused', 'dealerCodes'],
  kinds: { pushedAt: 'moment' },
  tones: {
    active: 'good',
    ended: 'bad',
    revoked: 'bad',
    stopped: 'bad',
    APPLIED: 'good',
    REFUSED: 'bad',
    READY: 'warn',
  },
  below: (row) => <FeedFacts feed={row} />,
})
