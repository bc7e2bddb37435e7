import { localTime } from '@volante/domain/local-time'
import { formatPrice } from '@volante/domain/money/price'
import { streetLine } from '@volante/domain/places/address'
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
import { type AppointmentRow, findAppointment, lockAppointment, openHandover } from './queries.ts'
import { quoteOf } from './quote/quote.ts'
import { findWait, lockWait } from './waits/wait-queries.ts'
import { giveUp } from './waits/waits.ts'

/** What is written to the dealer; the others go to who asked. */
const TO_DEALER = ['asked', 'cancel']
const TO_PERSON = ['asked', 'confirm', 'decline', 'expire', 'moved', 'price']

type Data = Readonly<Record<string, unknown>>

export const appointmentJobs: ModuleJobs = {
  'appointments.tell': async (ctx, data) => {
    const row = await current(ctx, data)
    const what = String(data.what)
    if (!row || row.email === '') return
    const values = { ...(await wordsOf(ctx, row)), ...(await priceWords(ctx, row)) }
    // Each price is told of.
    const cause = [row.id, String(row.moves), what, ...(what === 'price' ? [String(data.at)] : [])]
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
    await sendLetter(ctx, { cause: [...cause, 'person'], to: row.email, text, values, push: pushOf(row) })
  },

  /** Nobody answered in time. */
  'appointments.expire': async (ctx, data) => {
    const row = await lockAppointment(ctx.db, String(data.id))
    if (!row || row.moves !== data.moves || row.status !== 'REQUESTED' || row.answer_by > ctx.now) return
    await act(ctx, row, 'expire')
    await tellDealer(ctx, row, 'visitExpired')
  },

  /** A car that was to be collected stays: its hour is free again, the dealer is told. */
  'appointments.not-collected': async (ctx, { orderId }) => {
    const row = await openHandover(ctx.db, String(orderId)).forUpdate().executeTakeFirst()
    if (row) await act(ctx, row, 'cancel')
  },

  /** Half the time to answer is over. */
  'appointments.unanswered': async (ctx, data) => {
    const row = await current(ctx, data)
    if (row?.status === 'REQUESTED') await tellDealer(ctx, row, 'visitUnanswered')
  },

  /** A slot that became free is held for who waited. */
  'appointments.offer': async (ctx, data) => {
    const wait = await findWait(ctx.db, String(data.id))
    if (!wait || wait.state !== 'OFFERED' || wait.email === '' || !wait.held_until || !wait.held_period) return
    const dealer = await knownDealer(ctx, wait.dealer_code)
    const zone = dealer?.timeZone ?? ctx.site.timeZone
    await sendLetter(ctx, {
      cause: [wait.id, 'offer'],
      to: wait.email,
      push: pushOf(wait),
      text: 'appointment.mail.offer',
      values: {
        name: greeted(ctx, wait.name),
        day: localDay(wait.day),
        period: wait.held_period,
        time: wait.held_time ?? '',
        exact: wait.held_time === null ? 'no' : 'yes',
        until: clockWords(zone, wait.held_until),
        dealer: dealer?.name ?? ctx.site.brandName,
        link: pageOf(ctx, { 'pt-BR': 'lista-de-espera', 'es-AR': 'espera-de-turno' }, wait.id),
      },
    })
  },

  /** Who waited did not take it in time: the next one may. */
  'appointments.lapse': async (ctx, data) => {
    const wait = await lockWait(ctx.db, String(data.id))
    if (wait?.state !== 'OFFERED' || !wait.held_until || wait.held_until > ctx.now) return
    await giveUp(ctx, wait.id, 'LAPSED')
  },

  'appointments.remind': async (ctx, data) => {
    const row = await current(ctx, data)
    if (!row || row.status !== 'CONFIRMED' || row.email === '' || row.starts_at <= ctx.now) return
    const values = await wordsOf(ctx, row)
    await sendLetter(ctx, {
      cause: [row.id, String(row.moves), 'remind'],
      to: row.email,
      push: pushOf(row),
      text: 'appointment.mail.remind',
      values,
    })
  },
}

const pushOf = ({ account_id: accountId }: { readonly account_id: string | null }) =>
  ({ accountId, kind: 'appointments' }) as const

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
  return {
    name: greeted(ctx, row.name),
    brand: ctx.site.brandName,
    kind: row.kind,
    service: (await serviceName(ctx, row)) ?? '',
    model: row.model ?? ctx.site.brandName,
    day: localDay(row.day),
    period: row.period,
    time: row.time ?? '',
    exact: row.time === null ? 'no' : 'yes',
    answerBy: clockWords(zone, row.answer_by),
    dealer: dealer?.name ?? ctx.site.brandName,
    address: dealer ? `${streetLine(dealer, dealer.country)}, ${dealer.city}` : '',
    phone: dealer?.phone ?? ctx.site.legal.phone,
    reason: row.reason ?? '',
    link: pageOf(ctx, { 'pt-BR': 'agendamento', 'es-AR': 'turno' }, row.id),
  }
}

/** What a revision was to cost, what it costs after all, and why. */
async function priceWords(ctx: Ctx, row: AppointmentRow) {
  const quote = await quoteOf(ctx, row.id)
  const words = (cents: number | undefined) => (quote && cents !== undefined ? formatPrice(cents, quote.currency) : '')
  return { was: words(quote?.price), price: words(quote?.changed?.price), why: quote?.changed?.reason ?? '' }
}

const localDay = (day: string): string => day.split('-').toReversed().join('/')
const clockWords = (zone: string, at: Date): string =>
  localTime(zone, at).replace(/(\d{4})-(\d\d)-(\d\d)T/, '$3/$2/$1 ')

/** The address of a page that only its link opens. */
const pageOf = (ctx: Ctx, names: Readonly<Record<'pt-BR' | 'es-AR', string>>, id: string): string =>
  `${publicOrigin(ctx.settings)}/${ctx.site.country.toLowerCase()}/${ctx.site.brand}/${names[ctx.site.language]}/${linkToken(ctx.settings, id)}`
