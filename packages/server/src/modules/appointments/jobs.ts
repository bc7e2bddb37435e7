import { clockAt } from '@volante/domain/appointment/moment-at'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { isOver } from '../../platform/limits/count.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'
import { greeted, sendLetter } from '../../providers/mail/send-letter.ts'
import { knownDealer } from '../dealers/api.ts'
import { notify } from '../notifications/api.ts'
import { act } from './book.ts'
import { linkToken } from './link.ts'
import { serviceName } from './present.ts'
import { type AppointmentRow, findAppointment, lockAppointment } from './queries.ts'

/** What is written to the dealer; the others go to who asked. */
const TO_DEALER = ['asked', 'cancel']
const TO_PERSON = ['asked', 'confirm', 'decline', 'expire']

type Data = Readonly<Record<string, unknown>>

export const appointmentJobs: ModuleJobs = {
  'appointments.tell': async (ctx, data) => {
    const row = await current(ctx, data)
    const what = String(data.what)
    if (!row || row.email === '') return
    const values = await wordsOf(ctx, row)
    const cause = [row.id, String(row.moves), what]
    if (TO_DEALER.includes(what)) {
      const dealer = await knownDealer(ctx, row.dealer_code)
      const link = `${publicOrigin(ctx.settings)}/desk/appointments`
      const to = dealer?.email ?? ctx.site.legal.email
      const text = `appointment.mail.dealer.${what}`
      await sendLetter(ctx, {
        cause: [...cause, 'dealer'],
        to,
        text,
        values: { ...values, name: row.name, phone: row.phone, link },
      })
    }
    if (!TO_PERSON.includes(what) || (await isOver(ctx, 'recipient', row.email.toLowerCase()))) return
    const text = `appointment.mail.${what}`
    await sendLetter(ctx, { cause: [...cause, 'person'], to: row.email, text, values })
  },

  /** Nobody answered in time. */
  'appointments.expire': async (ctx, data) => {
    const row = await lockAppointment(ctx.db, String(data.id))
    if (!row || row.moves !== data.moves || row.status !== 'REQUESTED' || row.answer_by > ctx.now) return
    await act(ctx, row, 'expire')
    await tellDealer(ctx, row, 'visitExpired')
  },

  /** Half the time to answer is over. */
  'appointments.unanswered': async (ctx, data) => {
    const row = await current(ctx, data)
    if (row?.status === 'REQUESTED') await tellDealer(ctx, row, 'visitUnanswered')
  },

  'appointments.remind': async (ctx, data) => {
    const row = await current(ctx, data)
    if (!row || row.status !== 'CONFIRMED' || row.email === '' || row.starts_at <= ctx.now) return
    const values = await wordsOf(ctx, row)
    await sendLetter(ctx, {
      cause: [row.id, String(row.moves), 'remind'],
      to: row.email,
      text: 'appointment.mail.remind',
      values,
    })
  },
}

const tellDealer = (ctx: Ctx, row: AppointmentRow, kind: 'visitUnanswered' | 'visitExpired'): Promise<void> =>
  notify(ctx, kind, {
    subject: row.id,
    cause: `${row.id} ${row.moves}`,
    told: { kind: row.kind, day: row.day },
    to: { countries: [row.country], dealerCode: row.dealer_code },
  })

/** The appointment, unless it was moved since. */
async function current(ctx: Ctx, data: Data): Promise<AppointmentRow | null> {
  const row = await findAppointment(ctx.db, String(data.id))
  return row && row.moves === data.moves ? row : null
}

async function wordsOf(ctx: Ctx, row: AppointmentRow) {
  const dealer = await knownDealer(ctx, row.dealer_code)
  const zone = dealer?.timeZone ?? ctx.site.timeZone
  const page = ctx.site.language === 'pt-BR' ? 'agendamento' : 'turno'
  const base = `${publicOrigin(ctx.settings)}/${ctx.site.country.toLowerCase()}/${ctx.site.brand}`
  return {
    name: greeted(ctx, row.name),
    brand: ctx.site.brandName,
    kind: row.kind,
    service: (await serviceName(ctx, row)) ?? '',
    model: row.model ?? ctx.site.brandName,
    day: row.day.split('-').toReversed().join('/'),
    period: row.period,
    time: row.time ?? '',
    exact: row.time === null ? 'no' : 'yes',
    answerBy: clockAt(zone, row.answer_by).replace(/(\d{4})-(\d\d)-(\d\d) /, '$3/$2/$1 '),
    dealer: dealer?.name ?? ctx.site.brandName,
    address: dealer ? `${dealer.street}, ${dealer.number}, ${dealer.city}` : '',
    phone: dealer?.phone ?? ctx.site.legal.phone,
    reason: row.reason ?? '',
    link: `${base}/${page}/${linkToken(ctx.settings, row.id)}`,
  }
}
