import type { Api } from '@volante/contract'
import type { AppointmentBody } from '@volante/contract/scheduler'

export const WHO = {
  name: 'Ana Prado Lima',
  email: 'ana.prado@correio.example',
  phone: '11987654321',
  allowEmail: true,
} as const

type Body = Omit<AppointmentBody, 'allowSMS' | 'allowWhatsApp' | 'allowEmail'> & Partial<AppointmentBody>

/** The first free slots of a dealer as a body wants them. */
export async function freeSlots(api: Api, dealerCode: string): Promise<Pick<Body, 'day' | 'period' | 'time'>[]> {
  const slots = await api.scheduler.timeslots({ query: { dealerCode } })
  return slots.map(({ date, period, time }) => ({ day: date, period, time }))
}
