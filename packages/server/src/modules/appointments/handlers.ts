import { appointmentRefusals } from '@volante/contract/appointment-rules'
import { type DeskAppointment, scheduler } from '@volante/contract/scheduler'
import { calendarFile } from '@volante/domain/appointment/calendar-file'
import { slotDays } from '@volante/domain/appointment/slots'
import { parseDay } from '@volante/domain/date'
import { refuse } from '@volante/domain/refusal'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { maskPlate } from '../../platform/words/masking.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { dealerCodesWithin, isDealerWithin, knownDealer, workshopServices } from '../dealers/api.ts'
import { answer } from './answer.ts'
import { act, book, bookableDealer, calendarOf, move } from './book.ts'
import { idOfLink, linkToken } from './link.ts'
import { appointmentOf, deskAppointmentOf, serviceName } from './present.ts'
import { type AppointmentRow, deskAppointments, findAppointment, lockAppointment, ownAppointments } from './queries.ts'

export const schedulerHandlers = implement(
  scheduler,
  {
    async list({ ctx, query: { status, page, size } }) {
      const { items, total } = await ownAppointments(ctx.db, ctx.user.id, status, { page, size })
      return { items: await Promise.all(items.map((row) => bookedOf(ctx, row))), page, size, total }
    },

    async timeslots({ ctx, query }) {
      const days = await daysOf(ctx, query.schedulerId ?? query.dealerCode ?? '', query.serviceId)
      const day = query.date === undefined ? undefined : parseDay(query.date)
      return days
        .flatMap(({ slots }) => slots)
        .filter((slot) => slot.isFree && (day === undefined || slot.day === day))
        .map(({ day: date, period, time, from, to }) => ({ date, period, time, from, to }))
    },

    days: ({ ctx, query }) => daysOf(ctx, query.dealerCode, query.serviceId),

    async services({ ctx, params }) {
      const dealer = await bookableDealer(ctx, params.id)
      return workshopServices(ctx.db, dealer.country, undefined, dealer.services)
    },

    async create({ ctx, body }) {
      refuseFields(ctx, appointmentRefusals(body, ctx.site.country))
      const dealer = await bookableDealer(ctx, body.dealerCode)
      if (body.serviceId && !dealer.services.includes(body.serviceId))
        refuseFields(ctx, { serviceId: refuse('validation.required') })
      return bookedOf(ctx, await book(ctx, dealer, body))
    },

    byLink: async ({ ctx, params }) => appointmentOf(ctx, await linked(ctx, params.token)),

    async cancelByLink({ ctx, params }) {
      const row = await lockAppointment(ctx.db, (await linked(ctx, params.token)).id)
      if (!row) throw ctx.fail('request.notFound')
      return appointmentOf(ctx, await act(ctx, row, 'cancel'))
    },

    async moveByLink({ ctx, params, body: { day, period, time } }) {
      const row = await lockAppointment(ctx.db, (await linked(ctx, params.token)).id)
      if (!row) throw ctx.fail('request.notFound')
      return appointmentOf(ctx, await move(ctx, row, { day, period, time: time ?? null }))
    },

    async calendarFile({ ctx, params }) {
      const row = await linked(ctx, params.token)
      const { dealer, model } = await appointmentOf(ctx, row)
      const service = (await serviceName(ctx, row)) ?? ''
      const values = { kind: row.kind, service, model: model ?? ctx.site.brandName, dealer: dealer.name }
      const file = calendarFile({
        id: row.id,
        sequence: row.moves,
        isCancelled: row.status === 'CANCELLED' || row.status === 'EXPIRED',
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        madeAt: row.changed_at,
        title: ctx.text('appointment.calendar.title', values),
        place: `${dealer.name}, ${dealer.address}`,
        text: ctx.text('appointment.calendar.text', { status: row.status, phone: dealer.phone }),
      })
      return { type: 'text/calendar', name: 'volante.ics', body: Buffer.from(file) }
    },

    async deskList({ ctx, query: { page, size, ...filter }, reach }) {
      const codes = await dealerCodesWithin(ctx, reach)
      const { items, total } = await deskAppointments(ctx.db, codes, filter, { page, size })
      return { items: items.map((row) => inList(deskAppointmentOf(row, ctx.now))), page, size, total }
    },

    async deskGet({ ctx, params }) {
      const row = await findAppointment(ctx.db, params.id)
      if (!row) throw ctx.fail('request.notFound')
      return forDesk(ctx, row)
    },

    async deskAnswer({ ctx, params, body: { act: what, reason, time } }) {
      const changed = await answer(ctx, params.id, { act: what, reason, time })
      return forDesk(ctx, changed)
    },
  },
  {
    appointment: async (ctx, id, reach) => {
      const row = await findAppointment(ctx.db, id)
      return row !== undefined && isDealerWithin(ctx, row.dealer_code, reach)
    },
  },
)

const bookedOf = async (ctx: Ctx, row: AppointmentRow) => ({
  ...(await appointmentOf(ctx, row)),
  site: row.site,
  token: linkToken(ctx.settings, row.id),
})

async function daysOf(ctx: Ctx, key: string, serviceId: string | undefined) {
  const dealer = await bookableDealer(ctx, key)
  return slotDays(await calendarOf(ctx, dealer, serviceId ? 'SERVICE' : 'TEST_DRIVE')).map(
    ({ day, closed, slots }) => ({
      day,
      closed,
      slots: slots.map(({ day: on, period, time, from, to, isFree }) => ({ day: on, period, time, from, to, isFree })),
    }),
  )
}

async function forDesk(ctx: Ctx, row: AppointmentRow) {
  const dealer = await knownDealer(ctx, row.dealer_code)
  return deskAppointmentOf(
    { ...row, dealer_name: dealer?.name ?? null, service_name: await serviceName(ctx, row) },
    ctx.now,
  )
}

async function linked(ctx: Ctx, token: string): Promise<AppointmentRow> {
  const id = idOfLink(ctx.settings, token)
  const row = id ? await findAppointment(ctx.db, id) : undefined
  if (!row || row.site !== ctx.site.id) throw ctx.fail('request.notFound')
  return row
}

/** Whose car it is, is for who opens the appointment. */
const inList = (one: DeskAppointment): DeskAppointment => ({
  ...one,
  plate: one.plate === null ? null : maskPlate(one.plate),
})
