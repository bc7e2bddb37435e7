import type { Appointment, DeskAppointment } from '@volante/contract/scheduler'
import { agendaCode } from '@volante/domain/appointment/kinds'
import { streetLine } from '@volante/domain/places/address'
import type { Ctx } from '../../platform/http/ctx.ts'
import { knownDealer, workshopServices } from '../dealers/api.ts'
import type { AppointmentRow } from './queries.ts'
import { recallOf } from './recall/site-campaign.ts'
import { quoteOf } from './quote/quote.ts'

const sharedOf = (row: AppointmentRow, service: string | null) => ({
  id: row.id,
  kind: row.kind,
  serviceId: row.service_id,
  service,
  day: row.day,
  period: row.period,
  time: row.time,
  startsAt: row.starts_at.toISOString(),
  status: row.status,
  answerBy: row.answer_by.toISOString(),
  model: row.model,
  version: row.version,
  reason: row.reason,
})

/** As who asked sees it: where, when and how it stands, nothing of the person. */
export async function appointmentOf(ctx: Ctx, row: AppointmentRow): Promise<Appointment> {
  const dealer = await knownDealer(ctx, row.dealer_code)
  return {
    ...sharedOf(row, await serviceName(ctx, row)),
    recall: await recallOf(ctx, row),
    quote: await quoteOf(ctx, row.id),
    dealer: {
      code: row.dealer_code,
      name: dealer?.name ?? row.dealer_code,
      phone: dealer?.phone ?? '',
      whatsApp: dealer?.whatsApp ?? '',
      address: dealer ? `${streetLine(dealer, dealer.country)}, ${dealer.city}` : '',
      timeZone: dealer?.timeZone ?? ctx.site.timeZone,
    },
  }
}

export async function serviceName(ctx: Ctx, { service_id: id, country }: AppointmentRow): Promise<string | null> {
  if (!id) return null
  const services = await ctx.remember(['dealers'], ['services', country], () => workshopServices(ctx.db, country))
  return services.find((one) => one.id === id)?.serviceName ?? id
}

type DeskRow = AppointmentRow & { readonly dealer_name: string | null; readonly service_name: string | null }

export const deskAppointmentOf = (row: DeskRow, now: Date): DeskAppointment => ({
  ...sharedOf(row, row.service_name),
  dealerCode: row.dealer_code,
  dealerName: row.dealer_name ?? row.dealer_code,
  name: row.name,
  phone: row.phone,
  email: row.email,
  channels: row.channels,
  plate: row.plate,
  mileage: row.mileage,
  isLate: row.status === 'REQUESTED' && row.answer_by < now,
  code: agendaCode(row.status, row.last_act),
  endsAt: row.ends_at.toISOString(),
  resourceCode: row.resource_code,
  sellerCode: row.seller_code,
  orderId: row.order_id,
  recall: null,
  quote: null,
})

/** One that was just read or changed. */
export async function forDesk(ctx: Ctx, row: AppointmentRow): Promise<DeskAppointment> {
  const dealer = await knownDealer(ctx, row.dealer_code)
  const names = { dealer_name: dealer?.name ?? null, service_name: await serviceName(ctx, row) }
  const [recall, quote] = [await recallOf(ctx, row), await quoteOf(ctx, row.id)]
  return { ...deskAppointmentOf({ ...row, ...names }, ctx.now), recall, quote }
}
