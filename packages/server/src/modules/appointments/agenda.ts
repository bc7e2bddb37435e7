import type { scheduler } from '@volante/contract/scheduler'
import { hoursOn, isHoliday, slotDays } from '@volante/domain/appointment/slots'
import { addDays } from '@volante/domain/date'
import { refuse } from '@volante/domain/refusal'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { knownDealer } from '../dealers/api.ts'
import { agendaItems, deleteBlock, findBlock, insertBlock } from './agenda-queries.ts'
import { askedOf, moveAtDesk } from './book.ts'
import { calendarData, calendarOf } from './calendar.ts'
import { type BlockRow, blocksFrom } from './calendar-queries.ts'
import { deskAppointmentOf, forDesk } from './present.ts'
import { findAppointment, lockAppointment } from './queries.ts'
import { offerFreed } from './waits/wait-offers.ts'

type Agenda = Pick<Handlers<typeof scheduler.calls>, 'agenda' | 'deskSlots' | 'deskMove' | 'block' | 'unblock'>

/** What a dealer's people see of its days, and how they arrange them. */
export const agendaHandlers: Agenda = {
  async agenda({ ctx, query: { dealerCode, from, days: count } }) {
    const dealer = await namedDealer(ctx, dealerCode)
    const to = addDays(from, count - 1)
    // What is free is asked for where one is moved; here hours and days alone count.
    const calendar = await calendarOf(ctx, dealer, { kind: 'VISIT', isStaff: true })
    const [items, blocks] = [
      await agendaItems(ctx.db, dealer.dealerCode, from, to),
      await blocksFrom(ctx.db, dealer.dealerCode, from),
    ]
    const { resources } = await calendarData(ctx, dealer)
    return {
      dealer: {
        code: dealer.dealerCode,
        name: dealer.name,
        timeZone: dealer.timeZone,
        isOnline: calendar.isOnline,
      },
      today: calendar.today,
      resources: resources
        .filter(({ active }) => active)
        .map(({ code, kind, name, model }) => ({ code, kind, name, model })),
      days: Array.from({ length: count }, (_, at) => {
        const day = addDays(from, at)
        const hours = hoursOn({ ...calendar, blocks: [] }, day)
        return {
          day,
          isHoliday: isHoliday(calendar, day),
          hours: hours.map(([start, end]) => ({ from: start, to: end })),
        }
      }),
      items: items.map((row) => deskAppointmentOf(row, ctx.now)),
      blocks: blocks.filter(({ day }) => day <= to).map(shownBlock),
    }
  },

  async deskSlots({ ctx, params }) {
    const row = await findAppointment(ctx.db, params.id)
    if (!row) throw ctx.fail('request.notFound')
    const dealer = await namedDealer(ctx, row.dealer_code)
    // Any resource that suits may be chosen, the present one among them.
    const asked = { ...askedOf(row, row.dealer_code), resource: null, isStaff: true }
    return slotDays(await calendarOf(ctx, dealer, asked))
      .flatMap(({ slots }) => slots.filter(({ isFree }) => isFree))
      .map(({ day, period, time, from, to, free }) => ({ day, period, time, from, to, free: [...free] }))
  },

  async deskMove({ ctx, params, body: { resourceCode, sellerCode, time, ...chosen } }) {
    const row = await lockAppointment(ctx.db, params.id)
    if (!row) throw ctx.fail('request.notFound')
    const wanted = { ...chosen, time: time ?? null, resource: resourceCode, seller: sellerCode }
    return forDesk(ctx, await moveAtDesk(ctx, row, wanted, ctx.user.id))
  },

  async block({ ctx, body }) {
    const { dealerCode, resourceCode, day, toDay, from, to, reason } = body
    const dealer = await namedDealer(ctx, dealerCode)
    const { resources } = await calendarData(ctx, dealer)
    refuseFields(ctx, {
      ...(toDay < day ? { toDay: refuse('appointment.blockEnd') } : {}),
      ...(to <= from ? { to: refuse('appointment.blockEnd') } : {}),
      ...(reason.trim() === '' ? { reason: refuse('validation.required') } : {}),
      ...(resourceCode && !resources.some(({ code }) => code === resourceCode)
        ? { resourceCode: refuse('validation.required') }
        : {}),
    })
    const row = await insertBlock(ctx.db, {
      created_at: ctx.now,
      dealer_code: dealer.dealerCode,
      resource_code: resourceCode || null,
      day,
      to_day: toDay,
      from_time: from,
      to_time: to,
      reason: reason.trim(),
      made_by: ctx.user.id,
    })
    return shownBlock(row)
  },

  async unblock({ ctx, params }) {
    const row = await findBlock(ctx.db, params.id)
    if (!row) throw ctx.fail('request.notFound')
    await deleteBlock(ctx.db, row.id)
    await offerFreed(ctx, row)
  },
}

async function namedDealer(ctx: Ctx, key: string) {
  const dealer = await knownDealer(ctx, key)
  if (!dealer) throw ctx.fail('request.notFound')
  return dealer
}

const shownBlock = (row: BlockRow) => ({
  id: row.id,
  resourceCode: row.resource_code,
  day: row.day,
  toDay: row.to_day,
  from: row.from_time,
  to: row.to_time,
  reason: row.reason,
})
