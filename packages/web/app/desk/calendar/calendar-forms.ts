import { refuse } from '@volante/domain/refusal'
import { describeFields } from '../../forms/describe-fields.ts'

const described = describeFields(
  {
    reason: { label: 'desk.calendar.reason', autoComplete: 'off' },
    time: { label: 'desk.calendar.time', type: 'time' },
    sellerCode: { label: 'desk.calendar.seller', control: 'select' },
    resourceCode: { label: 'desk.calendar.what', control: 'select' },
    day: { label: 'desk.calendar.day', type: 'date' },
    toDay: { label: 'desk.calendar.toDay', type: 'date' },
    from: { label: 'desk.calendar.from', type: 'time' },
    to: { label: 'desk.calendar.to', type: 'time' },
  },
  { codes: { 'appointment.taken': 'sellerCode' } },
)
export const { Field } = described

const required = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value.trim() === '' ? [[name, refuse('validation.required')] as const] : [],
    ),
  )

export const CONFIRM = described.form({ kind: 'confirm', fields: ['time'] })
export const DECLINE = described.form({ kind: 'decline', fields: ['reason'], rules: required })
export const SELLER = described.form({ kind: 'seller', fields: ['sellerCode'] })

/** Time that is kept free: from one day to another, the same hours on each. */
export const BLOCK = described.form({
  kind: 'block',
  fields: ['resourceCode', 'day', 'toDay', 'from', 'to', 'reason'],
  rules: ({ resourceCode: _any, ...rest }) => {
    const { day, toDay, from, to } = rest
    return {
      ...(day && toDay && toDay < day ? { toDay: refuse('appointment.blockEnd') } : {}),
      ...(from && to && to <= from ? { to: refuse('appointment.blockEnd') } : {}),
      ...required(rest),
    }
  },
})
