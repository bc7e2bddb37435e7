import { slotDays } from '@volante/domain/appointment/slots'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { knownDealer } from '../../dealers/api.ts'
import { calendarOf } from '../calendar.ts'
import { lockCalendar } from '../queries.ts'
import { updateWait, type WaitRow, waitingFor } from './wait-queries.ts'

const HELD_MS = 2 * 3_600_000

/**
 * Offers what has become free on a dealer's day to who waits longest for it: held for two hours, and no later than it could be booked. In the
 * transaction that frees it, so that nobody comes between.
 */
export async function offerFreed(ctx: Ctx, freed: { dealer_code: string; day: string }): Promise<void> {
  const waiting = await waitingFor(ctx.db, freed.dealer_code, freed.day)
  const dealer = waiting.length > 0 ? await knownDealer(ctx, freed.dealer_code) : undefined
  if (!dealer) return
  await lockCalendar(ctx.db, dealer.dealerCode)
  // One after the other: what is held for the first is gone for the next.
  for (const wait of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- each depends on what the one before was given
    const calendar = await calendarOf(ctx, dealer, {
      kind: wait.kind,
      model: wait.model,
      campaignId: wait.campaign_id,
    })
    const slot = slotDays(calendar)
      .flatMap(({ slots }) => slots)
      .find((one) => one.isFree && one.day === wait.day && (!wait.period || one.period === wait.period))
    if (!slot) continue
    const latest = slot.startsAt.getTime() - calendar.leadHours * 3_600_000
    const until = new Date(Math.min(ctx.now.getTime() + HELD_MS, latest))
    if (until <= ctx.now) continue
    // oxlint-disable-next-line no-await-in-loop -- as above
    await offer(ctx, wait, {
      held_until: until,
      held_period: slot.period,
      held_time: slot.time,
      held_from: slot.startsAt,
      held_to: slot.endsAt,
      resource_code: slot.free[0] ?? null,
    })
  }
}

type Held = Pick<WaitRow, 'held_until' | 'held_period' | 'held_time' | 'held_from' | 'held_to' | 'resource_code'>

async function offer(ctx: Ctx, { id, site }: WaitRow, held: Held): Promise<void> {
  await updateWait(ctx.db, id, { ...held, state: 'OFFERED' })
  await ctx.enqueue('appointments.offer', { site, id })
  await ctx.enqueue('appointments.lapse', { site, id }, { at: held.held_until ?? ctx.now })
}
