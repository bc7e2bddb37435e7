import { appointmentRefusals } from '@volante/contract/appointment-rules'
import { refuse } from '@volante/domain/refusal'
import type { TestDrivePeriod } from '@volante/domain/vocabulary'
import { describeFields } from '../../forms/describe-fields.ts'

const CHANNELS = ['WHATSAPP', 'EMAIL', 'SMS'] as const

const described = describeFields(
  {
    slot: { label: 'appointment.slot', control: 'radios' },
    model: { label: 'appointment.model', control: 'select' },
    carModel: { label: 'appointment.carModel', autoComplete: 'off' },
    plate: { label: 'appointment.plate', mask: { BR: 'plateBr', AR: 'plateAr' }, autoComplete: 'off' },
    mileage: { label: 'appointment.mileage', inputMode: 'numeric', autoComplete: 'off' },
    name: { label: 'appointment.name', autoComplete: 'name' },
    email: { label: 'appointment.email', type: 'email', inputMode: 'email', autoComplete: 'email' },
    phone: { label: 'appointment.phone', control: 'phone' },
    contact: { label: 'appointment.contact', hint: 'appointment.contactHint', control: 'boxes' },
  },
  { codes: { 'appointment.taken': 'slot' } },
)
export const { Field } = described

/** Which ways of contact were ticked, as the call wants them. */
export const allowed = (contact: readonly string[]) => ({
  allowWhatsApp: contact.includes('WHATSAPP'),
  allowEmail: contact.includes('EMAIL'),
  allowSMS: contact.includes('SMS'),
})

const slotRefusals = (slot: string) => (slot === '' ? { slot: refuse('validation.required') } : {})

export const TEST_DRIVE = described.form({
  kind: 'test-drive',
  fields: ['slot', 'model', 'name', 'email', 'phone', 'contact'],
  rules: ({ slot, contact, ...who }, { country }) => ({
    ...slotRefusals(slot),
    ...appointmentRefusals({ ...who, ...allowed(contact) }, country),
  }),
})

export const SERVICE_VISIT = described.form({
  kind: 'service-visit',
  fields: ['slot', 'carModel', 'plate', 'mileage', 'name', 'email', 'phone', 'contact'],
  rules: ({ slot, contact, carModel, ...who }, { country }) => ({
    ...slotRefusals(slot),
    ...(carModel.trim() === '' ? { carModel: refuse('validation.required') } : {}),
    ...appointmentRefusals({ ...who, ...allowed(contact) }, country),
  }),
})

export const MOVE = described.form({
  kind: 'move',
  fields: ['slot'],
  rules: ({ slot }) => slotRefusals(slot),
})

export const channelChoices = CHANNELS

/** A slot as one value of a form, and back. */
export const slotValue = ({ day, period, time }: { day: string; period: string; time: string | null }): string =>
  [day, period, time ?? ''].join(' ')

export function readSlot(value: string) {
  const [day = '', period = '', time = ''] = value.split(' ')
  return { day, period: period as TestDrivePeriod, time: time || null }
}
