import { dayIn } from '@volante/domain/local-time'
import { dealerSales } from '@volante/contract/dealer-sales'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { idOfLink, linkToken } from '../../platform/links/own-link.ts'
import { expectedAt } from '../appointments/api.ts'
import { isDealerWithin } from '../dealers/api.ts'
import { checkIn, type Dealer, namedVisit, openVisit, receivingDealer, requestAttendant, stateAfter } from './arrive.ts'
import { deskVisitOf, expectedOf, hereNow, ownVisitOf, placeOf } from './present.ts'
import { arrivedOf, findVisit, lockVisit, updateVisit, type VisitRow } from './queries.ts'

export const dealerSalesHandlers = implement(
  dealerSales,
  {
    async access({ ctx, body: { dealerCode, ...more }, headers }) {
      const dealer = await dealerOf(ctx, dealerCode, headers)
      const { id } = await openVisit(ctx, dealer, more)
      return { id, dealer: { code: dealer.dealerCode, name: dealer.name }, token: tokenOf(ctx, id) }
    },

    async checkIn({ ctx, body: { dealerCode, accessId, ...who }, headers }) {
      const visit = await checkIn(ctx, await dealerOf(ctx, dealerCode, headers), accessId, who)
      return { id: visit.id, time: (visit.checked_in_at ?? ctx.now).toISOString(), token: tokenOf(ctx, visit.id) }
    },

    async requestAttendant({ ctx, body: { dealerCode, accessId, subject }, headers }) {
      const dealer = await dealerOf(ctx, dealerCode, headers)
      const visit = await requestAttendant(ctx, await namedVisit(ctx, dealer, accessId), subject)
      const place = placeOf(visit, await hereNow(ctx, visit.dealer_code))
      const since = visit.waiting_since?.toISOString() ?? null
      return { id: visit.id, state: visit.state, place, since, token: tokenOf(ctx, visit.id) }
    },

    byLink: async ({ ctx, params }) => ownVisitOf(ctx, await linked(ctx, params.token)),

    async leaveByLink({ ctx, params }) {
      const visit = await locked(ctx, (await linked(ctx, params.token)).id)
      const state = stateAfter(ctx, visit, 'leave')
      return ownVisitOf(ctx, await updateVisit(ctx.db, visit.id, { state, changed_at: ctx.now }))
    },

    async deskQueue({ ctx, query }) {
      const dealer = await receivingDealer(ctx, query.dealerCode)
      const { dealerCode: code, name, timeZone } = dealer
      const [here, today] = await Promise.all([hereNow(ctx, code), expectedAt(ctx, code, dayIn(timeZone, ctx.now))])
      const arrived = await arrivedOf(
        ctx.db,
        today.map(({ id }) => id),
      )
      return {
        dealer: { code, name, timeZone },
        visits: await Promise.all(here.filter(isKnown).map((row) => deskVisitOf(ctx, row, here))),
        expected: await Promise.all(today.filter(({ id }) => !arrived.has(id)).map((row) => expectedOf(ctx, row))),
      }
    },

    async deskArrive({ ctx, body: { dealerCode, subject, ...who } }) {
      const dealer = await receivingDealer(ctx, dealerCode)
      const visit = await requestAttendant(ctx, await checkIn(ctx, dealer, null, who), subject)
      return deskVisitOf(ctx, visit, await hereNow(ctx, dealer.dealerCode))
    },

    async deskAct({ ctx, params, body: { act } }) {
      const visit = await locked(ctx, params.id)
      const state = stateAfter(ctx, visit, act)
      const taken =
        act === 'take'
          ? { taken_by: ctx.user.id, taken_at: ctx.now }
          : act === 'release'
            ? { taken_by: null, taken_at: null }
            : {}
      const changed = await updateVisit(ctx.db, visit.id, { state, changed_at: ctx.now, ...taken })
      return deskVisitOf(ctx, changed, await hereNow(ctx, changed.dealer_code))
    },
  },
  {
    visit: async (ctx, id, reach) => {
      const visit = await findVisit(ctx.db, id)
      return visit !== undefined && isDealerWithin(ctx, visit.dealer_code, reach)
    },
  },
)

/** A page that was opened, and nothing said of who opened it, is nobody yet. */
const isKnown = ({ state }: VisitRow): boolean => state !== 'OPEN'

const tokenOf = ({ settings }: Ctx, id: string): string => linkToken(settings, 'visit', id)

/** The dealer that a client names; refuses (404) one that its dealer context contradicts. */
async function dealerOf(
  ctx: Ctx,
  key: string,
  { 'x-dealer-context': context }: { readonly 'x-dealer-context'?: string | undefined },
): Promise<Dealer> {
  const dealer = await receivingDealer(ctx, key)
  if (context && context !== dealer.dealerCode && context !== dealer.id) throw ctx.fail('request.notFound')
  return dealer
}

async function locked(ctx: Ctx, id: string): Promise<VisitRow> {
  const visit = await lockVisit(ctx.db, id)
  if (!visit) throw ctx.fail('request.notFound')
  return visit
}

async function linked(ctx: Ctx, token: string): Promise<VisitRow> {
  const id = idOfLink(ctx.settings, 'visit', token)
  const visit = id ? await findVisit(ctx.db, id) : undefined
  if (!visit || visit.site !== ctx.site.id) throw ctx.fail('request.notFound')
  return visit
}
