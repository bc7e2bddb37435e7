import { mvs } from '@volante/contract/mvs'
import { scheduler } from '@volante/contract/scheduler'
import { addDays } from '@volante/domain/date'
import { pick } from '../chances.ts'
import { type AtDealer, isOfCast, unlessRefused } from './at-dealer.ts'
import { DECLINED } from './words.ts'

/** So many free slots ahead somebody chooses from: a day or two of a workshop, a week of test drives. */
const AHEAD = 16

/** Who was expected yesterday came or did not. */
export async function closeYesterday(at: AtDealer): Promise<void> {
  const day = addDays(at.is.day, -1)
  for (const { id } of await ofCast(at, { status: 'CONFIRMED', from: day, to: day })) {
    const [came = 0] = at.chances(id)
    const act = came < 0.86 ? 'finish' : 'miss'
    await at.staff('08:50', scheduler.calls.deskAnswer, { params: { id }, body: { act } })
  }
}

/** Who asked yesterday is answered. */
export async function answerRequests(at: AtDealer): Promise<void> {
  for (const { id } of await ofCast(at, { status: 'REQUESTED' })) {
    const [can = 0] = at.chances(id)
    const declined = { act: 'decline', reason: DECLINED[at.country] } as const
    const body = can < 0.88 ? ({ act: 'confirm' } as const) : declined
    await unlessRefused(() => at.staff('09:05', scheduler.calls.deskAnswer, { params: { id }, body }))
  }
}

async function ofCast(at: AtDealer, asked: { status: 'CONFIRMED' | 'REQUESTED'; from?: string; to?: string }) {
  const query = { ...asked, dealerCode: at.is.dealer.dealerCode, size: 50 }
  const { items } = await at.staff('08:45', scheduler.calls.deskList, { query })
  const whole = []
  for (const { id } of items) whole.push(await at.staff('08:45', scheduler.calls.deskGet, { params: { id } }))
  return whole.filter(isOfCast)
}

/** Test drives and visits to the workshop, for the days to come. */
export async function bookAhead(at: AtDealer): Promise<void> {
  const { dealerCode, services } = at.is.dealer
  const models = await at.visitor('10:00', mvs.calls.modelList, { query: at.cars })
  const [many = 0] = at.chances('bookings')
  for (let n = 0; n < 2 + Math.floor(many * 3); n++) {
    const [what = 0, when = 0, which = 0, km = 0] = at.chances(`booking ${n}`)
    const service = what < 0.45 ? pick(services, which) : undefined
    const asked = { dealerCode, ...(service ? { serviceId: service } : {}) }
    const free = await at.visitor('10:00', scheduler.calls.timeslots, { query: asked })
    // Answered on the morning after, before anybody comes.
    const later = free.filter(({ date }) => date > addDays(at.is.day, 1))
    const slot = pick(later.slice(0, AHEAD), when)
    if (!slot) continue
    const { name, email, phone } = at.somebody()
    const body = {
      ...asked,
      name,
      email,
      phone,
      day: slot.date,
      period: slot.period,
      time: slot.time,
      allowEmail: true,
      allowWhatsApp: when < 0.5,
      licence: 'C' as const,
      model: pick(models, which)?.modelName,
      mileage: service && String(4_000 + Math.floor(km * 60_000)),
    }
    await unlessRefused(() => at.visitor(`1${n}:15`, scheduler.calls.create, { body }))
  }
}
