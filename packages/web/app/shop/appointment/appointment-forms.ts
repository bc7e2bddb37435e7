import { appointmentRefusals } from '@volante/contract/appointment-rules'
import { licenceCovers } from '@volante/domain/appointment/kinds'
import { refuse } from '@volante/domain/refusal'
import type { TestDrivePeriod } from '@volante/domain/vocabulary'
import { describeFields } from '../../forms/describe-fields.ts'

const CHANNELS = ['WHATSAPP', 'EMAIL', 'SMS'] as const

const described = describeFields(
  {
    slot: { label: 'appointment.slot', control: 'radios' },
    licence: { label: 'appointment.licenceClass', control: 'select', autoComplete: 'off' },
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

/** The category of licence that the car needs; B unless told. */
interface Car {
  readonly needed?: string
}

export const TEST_DRIVE = described.form<'slot' | 'licence' | 'name' | 'email' | 'phone' | 'contact', Car>({
  kind: 'test-drive',
  fields: ['slot', 'licence', 'name', 'email', 'phone', 'contact'],
  rules: ({ slot, contact, licence, ...who }, { country, needed = 'B' }) => ({
    ...slotRefusals(slot),
    ...(needed === 'B' || licenceCovers(licence, needed)
      ? {}
      : {
          licence: licence === '' ? refuse('validation.required') : refuse('appointment.licence', { category: needed }),
        }),
    ...appointmentRefusals({ ...who, ...allowed(contact) }, country),
  }),
})

/** Somebody who comes, and when. */
const comer = (kind: string) =>
  described.form({
    kind,
    fields: ['slot', 'name', 'email', 'phone', 'contact'],
    rules: ({ slot, contact, ...who }, { country }) => ({
      ...slotRefusals(slot),
      ...appointmentRefusals({ ...who, ...allowed(contact) }, country),
    }),
  })

export const VISIT = comer('visit')
export const HANDOVER = comer('handover')

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

/** A place on the waiting list of a day or half of it, in the same field, and back; null where it is a slot. */
export const waitValue = (day: string, period: TestDrivePeriod | null): string => ['wait', day, period ?? ''].join(' ')

export function readWait(value: string) {
  const [word, day = '', period = ''] = value.split(' ')
  return word === 'wait' ? { day, period: (period || null) as TestDrivePeriod | null } : null
}

export function readSlot(value: string) {
  const [day = '', period = '', time = ''] = value.split(' ')
  return { day, period: period as TestDrivePeriod, time: time || null }
}
