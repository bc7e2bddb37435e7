import { readProtocol } from '@volante/domain/lead/protocol'
import { refuse, refusing } from '@volante/domain/refusal'
import { requiredRefusal, textRefusal } from '@volante/domain/text'
import { mileageRefusal } from '@volante/domain/vehicle/readings'
import { vehicleKey } from '@volante/domain/vehicle/vehicle-key'
import { describeFields } from '../../forms/describe-fields.ts'

const described = describeFields(
  {
    vehicle: { label: 'garage.field.vehicle', hint: 'garage.field.vehicleHint', autoComplete: 'off' },
    version: { label: 'garage.field.version', control: 'select' },
    nickname: { label: 'garage.field.nickname', hint: 'garage.field.nicknameHint', maxLength: 30, autoComplete: 'off' },
    km: { label: 'garage.field.km', control: 'number', autoComplete: 'off', maxLength: 9 },
    day: { label: 'garage.field.day', type: 'date' },
    until: { label: 'logbook.own.until', type: 'date' },
    code: { label: 'garage.field.code', hint: 'garage.field.codeHint', autoComplete: 'off' },
  },
  { paths: { mileage: 'km', chassis: 'vehicle', plateNumber: 'vehicle', mvsCode: 'version' } },
)
export const { Field } = described

export const FORMS = {
  /** A plate or a chassis; a version beside it where nobody knows the car. */
  add: described.form({
    kind: 'add',
    fields: ['vehicle', 'nickname', 'version'],
    rules: ({ vehicle, nickname, version }, { country }) => {
      const key = vehicle.trim() === '' ? null : vehicleKey(vehicle, country)
      return refusing({
        vehicle:
          key === null ? (version === '' ? refuse('validation.plate.required') : null) : 'key' in key ? key : null,
        nickname: textRefusal(nickname, 'optional'),
      })
    },
  }),
  code: described.form({
    kind: 'code',
    fields: ['code'],
    rules: ({ code }) =>
      refusing({ code: requiredRefusal(code) ?? (readProtocol(code) === null ? refuse('garage.wrongCode') : null) }),
  }),
  reading: described.form({
    kind: 'reading',
    fields: ['km', 'day'],
    rules: ({ km, day }, { today }) =>
      refusing({ km: mileageRefusal(km), day: day > today ? refuse('validation.date.past') : null }),
  }),
  share: described.form({
    kind: 'share',
    fields: ['until'],
    rules: ({ until }) => refusing({ until: requiredRefusal(until) }),
  }),
} as const
