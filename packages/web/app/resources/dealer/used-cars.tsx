import { resource } from '../../work/resource/resource.ts'
import { UsedCarFacts } from './UsedCarFacts.tsx'

/** Used cars that a dealer looked at: what their owners told, what was found, and what is offered until when. */
export const usedCars = resource('evaluation', {
  path: '/desk/used-cars',
  list: 'inspections',
  get: 'inspection',
  create: 'inspect',
  byCountry: true,
  title: ({ vehicle, plate }) => `${vehicle} · ${plate}`,
  columns: ['vehicle', 'plate', 'offer', 'state', 'validUntil', 'name', 'dealerName', 'at'],
  filters: ['state', 'dealerCode'],
  kinds: { offer: 'money', reference: 'money', validUntil: 'moment', at: 'moment', note: 'area' },
  tones: { OFFERED: 'warn', ACCEPTED: 'good', EXPIRED: 'bad' },
  form: {
    car: ['dealerCode', 'plate', 'mvsCode', 'year', 'name', 'email'],
    told: ['toldMileage', 'toldOwners', 'toldService', 'toldDamage', 'toldTyres'],
    found: ['mileage', 'owners', 'service', 'damage', 'tyres'],
    offer: ['reference', 'offer', 'note', 'days'],
  },
  codes: {
    'request.forbidden': 'dealerCode',
    'catalogue.unknownCodes': 'mvsCode',
    'evaluation.noReference': 'reference',
  },
  acts: { extend: { by: 'id', fields: ['days'], when: ({ state, isUsed }) => state !== 'DECLINED' && !isUsed } },
  below: (row) => <UsedCarFacts of={row} />,
})
