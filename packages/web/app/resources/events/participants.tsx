import { resource } from '../../work/resource/resource.ts'
import { ParticipantFacts } from './ParticipantFacts.tsx'

/** Who enrolled for events: found, downloaded, taken out. */
export const participants = resource('events', {
  path: '/admin/participants',
  list: 'deskParticipants',
  get: 'deskParticipant',
  remove: 'deskParticipantDelete',
  byCountry: true,
  title: ({ name }) => name,
  columns: ['name', 'state', 'eventName', 'seats', 'email', 'phone', 'enrolledAt', 'cameAt'],
  filters: ['state', 'eventId'],
  kinds: { enrolledAt: 'moment', cameAt: 'moment' },
  tones: { ENROLLED: 'good', CAME: 'good', WAITING: 'warn' },
  below: ({ companions }) => <ParticipantFacts companions={companions} />,
})
