import { changeSets } from '@volante/contract/change-sets'
import { contact } from '@volante/contract/contact'
import { dealers } from '@volante/contract/dealers'
import { desk } from '@volante/contract/desk'
import { evaluation } from '@volante/contract/evaluation'
import { events } from '@volante/contract/events'
import { financing } from '@volante/contract/financing'
import { journeyIntegrationErrors } from '@volante/contract/journey-integration-errors'
import { jobs } from '@volante/contract/jobs'
import { orders } from '@volante/contract/orders'
import { push } from '@volante/contract/push'
import { quotation } from '@volante/contract/quotation'
import { rating } from '@volante/contract/rating'
import { repairmen } from '@volante/contract/repairmen'
import { reporting } from '@volante/contract/reporting'
import { scheduler } from '@volante/contract/scheduler'
import { stock } from '@volante/contract/stock'
import { pageViews } from '@volante/contract/page-views'
import { people } from '@volante/contract/users-admin'
import { work } from '@volante/contract/work'
import { QUEUES } from '@volante/domain/order/queues'
import { openingCountry } from '@volante/domain/policy/granting'
import { type DealerReach, dealerReach } from '@volante/domain/policy/held-scopes'
import { COUNTED_LISTS, type CountedList, type Figure, SUMMED_LIST } from '@volante/domain/work/figures'
import type { Expression } from 'kysely'
import * as z from 'zod/mini'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { isPortal } from '../../platform/sites/sites.ts'
import { visitsFound } from '../appointments/api.ts'
import { setsFound } from '../change-sets/api.ts'
import { countriesWithin, dealerCodesWithin, dealersFound } from '../dealers/api.ts'
import { eventsFound, participantsFound } from '../events/api.ts'
import { loansFound } from '../financing/api.ts'
import { mechanicsFound, peopleFound } from '../identity/api.ts'
import { errorsFound } from '../integration-errors/api.ts'
import { jobsFound } from '../jobs/api.ts'
import { leadsFound, messagesFound, reportsFound } from '../leads/api.ts'
import { viewsOf } from '../page-views/api.ts'
import { pushesFound } from '../push/api.ts'
import { quotationsFound } from '../quotations/api.ts'
import { ordersFound } from '../reservations/api.ts'
import { reviewsFound } from '../reviews/api.ts'
import { unitsFound } from '../stock/api.ts'
import { offersFound } from '../valuation/api.ts'
import { queued } from './queries.ts'

type Days = Readonly<Record<'from' | 'to', string>>
type Asked = Readonly<Record<string, string>>
type Found = Expression<unknown> | Promise<Expression<unknown>>
type Count = (ctx: SignedInCtx, reach: DealerReach | 'all', asked: Asked) => Found

/** Takes what a list's call is asked and what finds its rows; returns that for filters as an address has them. */
const by =
  <Query extends z.ZodMiniType>(
    { query }: { readonly query: Query },
    found: (ctx: SignedInCtx, reach: DealerReach | 'all', query: z.output<Query>) => Found,
  ): Count =>
  (ctx, reach, asked) =>
    found(ctx, reach, z.parse(query, asked))

/** What finds the rows of each list, as the list itself does. */
const COUNTS: Readonly<Record<Exclude<CountedList, typeof SUMMED_LIST>, Count>> = {
  leads: by(desk.calls.leads, leadsFound),
  orders: by(orders.calls.deskList, ordersFound),
  queues: async (ctx, _, asked) => {
    const { queue } = z.parse(work.calls.items.params, asked)
    return queued(ctx, queue, await dealerCodesWithin(ctx, dealerReach(ctx.user, QUEUES[queue].right))).select(
      'orders.id',
    )
  },
  visits: by(scheduler.calls.deskList, visitsFound),
  messages: by(contact.calls.deskList, messagesFound),
  reports: by(reporting.calls.deskList, reportsFound),
  quotations: by(quotation.calls.list, quotationsFound),
  loans: by(financing.calls.deskList, loansFound),
  usedCars: by(evaluation.calls.inspections, offersFound),
  replies: by(rating.calls.repliesList, (ctx, reach, { answered }) =>
    reviewsFound(ctx, reach, { answered, state: 'published' }),
  ),
  reviews: by(rating.calls.deskList, reviewsFound),
  mechanics: by(repairmen.calls.list, mechanicsFound),
  dealers: by(dealers.calls.deskList, dealersFound),
  people: by(people.calls.list, peopleFound),
  events: by(events.calls.deskList, eventsFound),
  participants: by(events.calls.deskParticipants, participantsFound),
  pushes: by(push.calls.list, pushesFound),
  sets: by(changeSets.calls.list, (ctx, reach, { state }) => setsFound(ctx, reach, state)),
  integrationErrors: by(journeyIntegrationErrors.calls.list, errorsFound),
  failedJobs: by(jobs.calls.failed, (_, reach, query) => jobsFound(reach, query)),
  stock: by(stock.calls.units, unitsFound),
}

const within = (ctx: SignedInCtx, list: CountedList) => dealerReach(ctx.user, COUNTED_LISTS[list].may)
const askedOf = ({ asked, isOfDays }: Figure, { from, to }: Days): Asked => (isOfDays ? { ...asked, from, to } : asked)

/** Where a list opens: one of a country at the portal of the first that the right reaches. */
async function opened(ctx: SignedInCtx, list: CountedList): Promise<SignedInCtx> {
  if (!('byCountry' in COUNTED_LISTS[list])) return ctx
  const country = openingCountry(await countriesWithin(ctx.db, within(ctx, list)), ctx.site.country)
  const site = ctx.everySite.find((one) => isPortal(one) && one.country === country)
  return site && country !== ctx.site.country ? { ...ctx, site } : ctx
}

/** The rows that a figure counts, within what the caller reaches by the right of its list. */
export async function foundBy(ctx: SignedInCtx, figure: Figure, days: Days) {
  const { list } = figure
  if (list === SUMMED_LIST) throw new Error(`${list} is summed`)
  return COUNTS[list](await opened(ctx, list), within(ctx, list), askedOf(figure, days))
}

/** What the rows of each figure come to, within the same, and from which day on they are counted. */
export function sumsBy(ctx: SignedInCtx, figures: readonly Figure[], days: Days) {
  const questions = figures.map((figure) => z.parse(pageViews.calls.list.query, askedOf(figure, days)))
  return viewsOf(ctx, within(ctx, SUMMED_LIST), questions)
}
