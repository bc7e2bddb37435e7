import type { dealers } from '@volante/contract/dealers'
import { readDayHours, WEEKDAYS } from '@volante/domain/places/day-hours'
import { dealerReach } from '@volante/domain/policy/held-scopes'
import { type Refusal, refuse, refusing } from '@volante/domain/refusal'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { dealerCodesWithin } from '../dealer-scope.ts'
import { areasOf } from './dealer-areas.ts'
import { deskDealer, listAtDesk, updateWeek } from './desk-queries.ts'
import { workshopServices } from '../queries.ts'

type Desk = Pick<Handlers<typeof dealers.calls>, 'deskList' | 'deskGet' | 'deskUpdate'>

/** What a dealer's people and administrators see of it and set. */
export const deskHandlers: Desk = {
  async deskList({ ctx, query, reach }) {
    const { page, size } = query
    const reaches = query.right ? [reach, dealerReach(ctx.user, query.right)] : [reach]
    const within = await Promise.all(reaches.map((one) => dealerCodesWithin(ctx, one)))
    return { ...(await listAtDesk(ctx.db, within, query, { page, size })), page, size }
  },

  async deskGet({ ctx, params, query, fail }) {
    const dealer = await deskDealer(ctx.db, params.id)
    if (!dealer) throw fail('dealer.notFound')
    return query.areas ? { ...dealer, areas: await areasOf(ctx.db, dealer.country, dealer.influenceAreas) } : dealer
  },

  async deskUpdate({ ctx, params, body, fail }) {
    const dealer = await deskDealer(ctx.db, params.id)
    if (!dealer) throw fail('dealer.notFound')
    const { services = dealer.services } = body
    const days = WEEKDAYS.map((day) => {
      const typed = body[day]
      const kept = dealer.openingPeriods.filter(({ weekday }) => WEEKDAYS[weekday] === day)
      return { day, periods: typed === undefined ? kept : readDayHours(typed ?? '', day) }
    })
    const wrong = days.flatMap(({ day, periods }) => (periods === null ? [[day, refuse('dealer.hours')] as const] : []))
    const unknown = await unknownService(ctx, dealer.country, services)
    refuseFields(ctx, refusing({ ...Object.fromEntries(wrong), services: unknown }))
    const opening = days.flatMap(({ periods }) => periods ?? [])
    await updateWeek(ctx.db, dealer.id, { opening, services }, ctx.now)
    await ctx.changed('dealers')
    return (await deskDealer(ctx.db, dealer.id)) ?? dealer
  },
}

/** A dealer names a service of its country, or a family of them. */
async function unknownService(ctx: Ctx, country: 'BR' | 'AR', codes: readonly string[]): Promise<Refusal | null> {
  const known = await workshopServices(ctx.db, country)
  const code = codes.find((one) => !known.some(({ id }) => id === one || id.startsWith(`${one}-`)))
  return code === undefined ? null : refuse('dealer.service', { code })
}
