import { appointmentRefusals } from '@volante/contract/appointment-rules'
import { type DeskAppointment, scheduler, type WaitBody } from '@volante/contract/scheduler'
import { calendarFile } from '@volante/domain/appointment/calendar-file'
import { licenceCovers } from '@volante/domain/appointment/kinds'
import { slotDays } from '@volante/domain/appointment/slots'
import { parseDay } from '@volante/domain/date'
import { refuse } from '@volante/domain/refusal'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { maskPlate } from '../../platform/words/masking.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { dealerCodesWithin, isDealerWithin, workshopServices } from '../dealers/api.ts'
import { agendaHandlers } from './agenda.ts'
import { findBlock } from './agenda-queries.ts'
import { answer } from './answer.ts'
import { act, askedOf, book, kindOf, move } from './book.ts'
import { type Asked, bookableDealer, calendarOf } from './calendar.ts'
import { checkHandover } from './handover.ts'
import { idOfLink, linkToken } from './link.ts'
import { appointmentOf, deskAppointmentOf, forDesk, serviceName } from './present.ts'
import {
  type AppointmentRow,
  deskAppointments,
  findAppointment,
  licenceOf,
  lockAppointment,
  ownAppointments,
} from './queries.ts'
import { changePrice, keepQuote, quoteAgain } from './quote/quote.ts'
import { recallDealerHandlers } from './recall/recall-dealers.ts'
import { findWait, type WaitRow } from './waits/wait-queries.ts'
import { giveUp, join, take, waitOf } from './waits/waits.ts'

export const schedulerHandlers = implement(
  scheduler,
  {
    async list({ ctx, query: { status, page, size } }) {
      const { items, total } = await ownAppointments(ctx.db, ctx.user.id, status, { page, size })
      return { items: await Promise.all(items.map((row) => bookedOf(ctx, row))), page, size, total }
    },

    async timeslots({ ctx, query }) {
      const kind = kindOf({ serviceId: query.serviceId })
      const days = await daysOf(ctx, query.schedulerId ?? query.dealerCode ?? '', { kind })
      const day = query.date === undefined ? undefined : parseDay(query.date)
      return days
        .flatMap(({ slots }) => slots)
        .filter((slot) => slot.isFree && (day === undefined || slot.day === day))
        .map(({ day: date, period, time, from, to }) => ({ date, period, time, from, to }))
    },

    async days({ ctx, query: { dealerCode, token, ...asked } }) {
      if (!token) return daysOf(ctx, dealerCode, { ...asked, kind: kindOf(asked) })
      const dealer = await bookableDealer(ctx, dealerCode)
      return daysOf(ctx, dealerCode, askedOf(await linked(ctx, token), dealer.dealerCode))
    },

    async services({ ctx, params }) {
      const dealer = await bookableDealer(ctx, params.id)
      return workshopServices(ctx.db, dealer.country, undefined, dealer.services)
    },

    async create({ ctx, body }) {
      await refuseWrong(ctx, body)
      const dealer = await bookableDealer(ctx, body.dealerCode)
      if (body.serviceId && !dealer.services.includes(body.serviceId))
        refuseFields(ctx, { serviceId: refuse('validation.required') })
      if (kindOf(body) === 'HANDOVER') await checkHandover(ctx, dealer, body)
      const row = await book(ctx, dealer, body)
      if (body.quote) await keepQuote(ctx, row, body.quote)
      return bookedOf(ctx, row)
    },

    byLink: async ({ ctx, params }) => appointmentOf(ctx, await linked(ctx, params.token)),

    async cancelByLink({ ctx, params }) {
      const row = await lockAppointment(ctx.db, (await linked(ctx, params.token)).id)
      if (!row) throw ctx.fail('request.notFound')
      return appointmentOf(ctx, await act(ctx, row, 'cancel'))
    },

    async moveByLink({ ctx, params, body: { dealerCode, ...to } }) {
      const row = await lockAppointment(ctx.db, (await linked(ctx, params.token)).id)
      if (!row) throw ctx.fail('request.notFound')
      const moved = await move(ctx, row, { ...to, time: to.time ?? null }, dealerCode)
      if (moved.dealer_code !== row.dealer_code) await quoteAgain(ctx, moved)
      return appointmentOf(ctx, moved)
    },

    async calendarFile({ ctx, params }) {
      const row = await ofToken(ctx, params.token)
      // A link that is opened by itself names no site: the file speaks as the one where it was asked for.
      const site = ctx.everySite.find(({ id }) => id === row.site) ?? ctx.site
      const { dealer, model } = await appointmentOf(ctx, row)
      const service = (await serviceName(ctx, row)) ?? ''
      const values = { kind: row.kind, service, model: model ?? site.brandName, dealer: dealer.name }
      const file = calendarFile({
        id: row.id,
        sequence: row.moves,
        isCancelled: row.status === 'CANCELLED' || row.status === 'EXPIRED',
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        madeAt: row.changed_at,
        title: ctx.texts.say(site, 'appointment.calendar.title', values),
        place: `${dealer.name}, ${dealer.address}`,
        text: ctx.texts.say(site, 'appointment.calendar.text', { status: row.status, phone: dealer.phone }),
      })
      return { type: 'text/calendar', name: 'volante.ics', body: Buffer.from(file) }
    },

    async waitJoin({ ctx, body }) {
      await refuseWrong(ctx, body)
      const dealer = await bookableDealer(ctx, body.dealerCode)
      const wait = await join(ctx, dealer, body)
      return { ...(await waitOf(ctx, wait)), token: linkToken(ctx.settings, wait.id) }
    },

    waitGet: async ({ ctx, params }) => waitOf(ctx, await linkedWait(ctx, params.token)),

    waitTake: async ({ ctx, params }) => bookedOf(ctx, await take(ctx, (await linkedWait(ctx, params.token)).id)),

    waitLeave: async ({ ctx, params }) =>
      waitOf(ctx, await giveUp(ctx, (await linkedWait(ctx, params.token)).id, 'LEFT')),

    ...agendaHandlers,
    ...recallDealerHandlers,

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

    async deskPrice({ ctx, body }) {
      const row = await lockAppointment(ctx.db, body.id)
      if (!row) throw ctx.fail('request.notFound')
      await changePrice(ctx, row, body)
      return forDesk(ctx, row)
    },
  },
  {
    calendarBlock: async (ctx, id, reach) => {
      const row = await findBlock(ctx.db, id)
      return row !== undefined && isDealerWithin(ctx, row.dealer_code, reach)
    },
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
  orderId: row.order_id,
})

async function daysOf(ctx: Ctx, key: string, asked: Asked) {
  const dealer = await bookableDealer(ctx, key)
  return slotDays(await calendarOf(ctx, dealer, asked)).map(({ day, closed, slots }) => ({
    day,
    closed,
    slots: slots.map(({ day: on, period, time, from, to, isFree }) => ({ day: on, period, time, from, to, isFree })),
  }))
}

/** Refuses (422) wrong fields, and a test drive of a car that the licence does not cover. */
async function refuseWrong(
  ctx: Ctx,
  body: Parameters<typeof appointmentRefusals>[0] & Pick<WaitBody, 'kind' | 'serviceId' | 'model' | 'licence'>,
) {
  const needed =
    kindOf(body) === 'TEST_DRIVE' && body.model ? await licenceOf(ctx.db, ctx.site.brand, body.model) : undefined
  const isCovered = needed === undefined || needed === 'B' || licenceCovers(body.licence ?? '', needed)
  refuseFields(ctx, {
    ...appointmentRefusals(body, ctx.site.country),
    ...(isCovered ? {} : { licence: refuse('appointment.licence', { category: needed ?? '' }) }),
  })
}

async function ofToken(ctx: Ctx, token: string): Promise<AppointmentRow> {
  const id = idOfLink(ctx.settings, token)
  const row = id ? await findAppointment(ctx.db, id) : undefined
  if (!row) throw ctx.fail('request.notFound')
  return row
}

/** The same of this site alone. */
async function linked(ctx: Ctx, token: string): Promise<AppointmentRow> {
  const row = await ofToken(ctx, token)
  if (row.site !== ctx.site.id) throw ctx.fail('request.notFound')
  return row
}

/** Whose car it is, is for who opens the appointment. */
const inList = (one: DeskAppointment): DeskAppointment => ({
  ...one,
  plate: one.plate === null ? null : maskPlate(one.plate),
})

async function linkedWait(ctx: Ctx, token: string): Promise<WaitRow> {
  const id = idOfLink(ctx.settings, token)
  const row = id ? await findWait(ctx.db, id) : undefined
  if (!row || row.site !== ctx.site.id) throw ctx.fail('request.notFound')
  return row
}
