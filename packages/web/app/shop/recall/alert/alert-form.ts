import { emailRefusal } from '@volante/domain/person/email'
import { vehicleKey } from '@volante/domain/vehicle/vehicle-key'
import { describeFields } from '../../../forms/describe-fields.ts'

const described = describeFields({
  vehicle: { label: 'recall.vehicle', hint: 'recall.vehicleHint', autoComplete: 'off' },
  email: { label: 'recall.alert.email', autoComplete: 'email' },
})
export const { Field } = described

const emailOf = (email: string) => {
  const refusal = emailRefusal(email, 'required')
  return refusal ? { email: refusal } : {}
}

/** About a car. */
export const CAR_ALERT = described.form({
  kind: 'car-alert',
  fields: ['vehicle', 'email'],
  rules: ({ vehicle, email }, { country }) => {
    const key = vehicleKey(vehicle, country)
    return { ...('key' in key ? { vehicle: key } : {}), ...emailOf(email) }
  },
})

/** About a recall that cannot be repaired yet. */
export const RECALL_ALERT = described.form({
  kind: 'recall-alert',
  fields: ['email'],
  rules: ({ email }) => emailOf(email),
})
