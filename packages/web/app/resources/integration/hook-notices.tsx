import { resource } from '../../work/resource/resource.ts'
import { NoticeFacts } from './NoticeFacts.tsx'

/** What was sent to other systems in 30 days, how it went, and once more at a press. */
export const hookNotices = resource('hooks', {
  path: '/admin/hook-notices',
  list: 'notices',
  get: 'notice',
  acts: { resend: { by: 'id', fields: [], when: ({ state }) => state !== 'waiting' } },
  title: ({ name }) => name,
  columns: ['at', 'event', { of: 'hook', narrows: 'hook' }, 'state', 'problem', 'tries', 'nextAt', 'lastAt', 'ms'],
  further: ['nextAt', 'lastAt', 'ms'],
  filters: ['hook', 'state'],
  choices: { hook: { from: 'list', in: 'items' } },
  kinds: { at: 'moment', nextAt: 'moment', lastAt: 'moment', problem: 'choice' },
  words: { event: 'admin.hooks.event.*', state: 'admin.hooks.delivery.*', problem: 'admin.setup.tries.why.*' },
  tones: { waiting: 'warn', delivered: 'good', failed: 'bad' },
  below: (row) => <NoticeFacts notice={row} />,
})
