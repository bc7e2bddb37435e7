import { vehicleKey } from '@volante/domain/vehicle/vehicle-key'
import { describeFields } from '../../forms/describe-fields.ts'

const described = describeFields({
  vehicle: { label: 'recall.vehicle', hint: 'recall.vehicleHint', autoComplete: 'off' },
  near: { label: 'recall.near', hint: 'recall.nearHint', autoComplete: 'postal-code' },
})
export const { Field } = described

export const RECALL_FORM = described.form({
  kind: 'recall',
  fields: ['vehicle', 'near'],
  rules: ({ vehicle }, { country }) => {
    const key = vehicleKey(vehicle, country)
    return 'key' in key ? { vehicle: key } : {}
  },
})
