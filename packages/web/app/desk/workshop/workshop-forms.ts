import { MOST_REVISIONS, SERVICES_DONE } from '@volante/domain/logbook/entry'
import { refuse, refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import { mileageRefusal } from '@volante/domain/vehicle/readings'
import { describeFields } from '../../forms/describe-fields.ts'

const described = describeFields(
  {
    vehicle: { label: 'logbook.desk.vehicle', hint: 'logbook.desk.vehicleHint', autoComplete: 'off' },
    service: { label: 'logbook.desk.service', control: 'select' },
    revision: { label: 'logbook.desk.revision', inputMode: 'numeric', maxLength: 2, autoComplete: 'off' },
    mileage: { label: 'logbook.desk.mileage', inputMode: 'numeric', maxLength: 9, autoComplete: 'off' },
    day: { label: 'logbook.desk.day', type: 'date' },
    works: { label: 'logbook.desk.works', hint: 'logbook.desk.worksHint', control: 'area' },
    corrects: { label: 'logbook.desk.correct' },
    reason: { label: 'logbook.desk.reason', maxLength: 200, autoComplete: 'off' },
    readKm: { label: 'logbook.desk.mileage', inputMode: 'numeric', maxLength: 9, autoComplete: 'off' },
    readOn: { label: 'logbook.desk.day', type: 'date' },
    source: { label: 'logbook.desk.source', control: 'select' },
    repairedOn: { label: 'logbook.desk.day', type: 'date' },
    repairedAt: { label: 'logbook.desk.repairReady', type: 'time' },
    repairMinutes: { label: 'logbook.desk.repairMinutes', inputMode: 'numeric', maxLength: 4, autoComplete: 'off' },
    measure: { label: 'logbook.desk.measure', hint: 'logbook.desk.measureHint', control: 'area' },
  },
  { paths: { vin: 'vehicle', kind: 'service', date: 'repairedOn', time: 'repairedAt', minutes: 'repairMinutes' } },
)
export const { Field } = described

/** A recall's repair is told of its recall, and comes into the book by itself. */
export const RECORDED = SERVICES_DONE.filter((kind) => kind !== 'RECALL')

export const SOURCES = ['DEALER', 'INSPECTION'] as const

const isMinutes = (typed: string): boolean => /^\d{1,4}$/.test(typed.trim()) && Number(typed) > 0

const isRevision = (typed: string): boolean =>
  typed === '' || (/^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MOST_REVISIONS)

export const FORMS = {
  find: described.form({
    kind: 'find',
    fields: ['vehicle'],
    rules: ({ vehicle }) => refusing({ vehicle: requiredRefusal(vehicle) }),
  }),
  record: described.form({
    kind: 'record',
    fields: ['service', 'revision', 'mileage', 'day', 'works', 'corrects', 'reason'],
    rules: ({ service, revision, mileage, day, works, corrects, reason }) => {
      const isWithdrawn = service === 'WITHDRAWN'
      return refusing({
        service: requiredRefusal(service),
        revision: isRevision(revision.trim()) ? null : refuse('validation.numeric'),
        mileage: isWithdrawn ? null : mileageRefusal(mileage),
        day: requiredRefusal(day),
        works: isWithdrawn ? null : requiredRefusal(works),
        reason: corrects === '' ? null : requiredRefusal(reason),
      })
    },
  }),
  reading: described.form({
    kind: 'reading',
    fields: ['readKm', 'readOn', 'source'],
    rules: ({ readKm, readOn }) => refusing({ readKm: mileageRefusal(readKm), readOn: requiredRefusal(readOn) }),
  }),
  repair: described.form({
    kind: 'repair',
    fields: ['repairedOn', 'repairedAt', 'repairMinutes', 'measure'],
    rules: ({ repairedOn, repairedAt, repairMinutes, measure }) =>
      refusing({
        repairedOn: requiredRefusal(repairedOn),
        repairedAt: requiredRefusal(repairedAt),
        repairMinutes: isMinutes(repairMinutes) ? null : refuse('validation.numeric'),
        measure: requiredRefusal(measure),
      }),
  }),
} as const
