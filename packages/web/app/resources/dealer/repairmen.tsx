import { RepairmanFacts } from './RepairmanFacts.tsx'
import { resource } from '../../work/resource/resource.ts'

/** Mechanics of the network: their certificate, how it stands, and the connection to the workshop's diagnosis. */
export const repairmen = resource('repairmen', {
  path: '/desk/repairmen',
  list: 'list',
  get: 'get',
  create: 'create',
  update: 'update',
  title: ({ name, id }) => name || id,
  columns: [
    { of: 'name', says: ({ name, id }) => name || id },
    'id',
    'state',
    'certifiedUntil',
    'dealerCode',
    'econnect',
    'updatedAt',
  ],
  filters: ['state', 'dealerCode'],
  form: { who: ['id', 'name', 'phone', 'cuil', 'dealerCode'], certificate: ['certificate', 'certifiedUntil'] },
  kinds: { certifiedUntil: 'day', updatedAt: 'moment' },
  tones: { WAITING: 'warn', VALID: 'good', EXPIRED: 'bad', true: 'good' },
  codes: { 'dealer.notFound': 'dealerCode', 'repairmen.taken': 'id' },
  acts: { confirm: { by: 'id', fields: ['confirmed'] }, econnect: { by: 'id', fields: ['econnect'] } },
  below: (row) => <RepairmanFacts of={row} />,
})
