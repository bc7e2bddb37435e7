import { resource } from '../../work/resource/resource.ts'
import { EventCounts } from './EventCounts.tsx'

/** What brands invite to: made as a draft, published, changed and cancelled here. */
export const events = resource('events', {
  path: '/admin/events',
  list: 'deskList',
  get: 'deskGet',
  create: 'deskCreate',
  update: 'deskUpdate',
  remove: 'deskDelete',
  byCountry: true,
  title: ({ name }) => name,
  columns: ['name', 'startsAt', 'status', 'taken', 'capacity', 'waiting', 'kind', 'brand', 'city'],
  further: ['kind'],
  filters: ['brand', 'status'],
  kinds: { brand: 'brand', startsAt: 'moment', text: 'area', message: 'area' },
  tones: { PUBLISHED: 'good', DRAFT: 'info', CANCELLED: 'warn' },
  form: {
    what: ['brand', 'name', 'summary', 'text'],
    when: ['day', 'from', 'lastDay', 'to', 'enrolUntil'],
    where: ['kind', 'dealerCode', 'placeName', 'address', 'city', 'link'],
    seats: ['capacity', 'companions'],
  },
  acts: { deskAct: { by: 'id', fields: ['act', 'message'] } },
  below: (row) => <EventCounts event={row} />,
})
