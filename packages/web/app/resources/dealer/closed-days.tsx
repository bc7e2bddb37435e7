import { resource } from '../../work/resource/resource.ts'

/** Days on which dealers are closed besides the holidays. */
export const closedDays = resource('closedDays', {
  path: '/desk/closed-days',
  list: 'list',
  get: 'get',
  create: 'create',
  remove: 'remove',
  title: ({ reason }) => reason,
  columns: ['reason', 'day', 'toDay', 'dealerName', 'dealerCode'],
  filters: ['dealerCode'],
  form: { when: ['day', 'toDay'], what: ['dealerCode', 'reason'] },
  kinds: { day: 'day', toDay: 'day' },
  codes: { 'request.forbidden': 'dealerCode' },
})
