import { dayIn } from '@volante/domain/local-time'
import { addDays, type Day } from '@volante/domain/date'
import type { Role } from '@volante/domain/vocabulary'
import { sql } from 'kysely'
import type { Caller, Ctx } from '../../../platform/http/ctx.ts'
import { dealerByKey } from '../../dealers/api.ts'
import { EVERYWHERE } from '../order-book/past-ctx.ts'
import { lockPart, noteProgress, progressOf } from '../progress.ts'
import { answerRequests, bookAhead, closeYesterday } from './appointments.ts'
import { AtDealer, type DealerDay } from './at-dealer.ts'
import { lookAtUsedCar, setPrices } from './cars.ts'
import { enrol, putUpPoster, receive } from './doors.ts'
import { propose } from './loans.ts'
import { answerMessages, report, write } from './letters.ts'
import { quote } from './quotes.ts'

/** Name in `world_state` of the last day that was played. */
const PART = 'dealer days'
/** So many days before today the first one is: a whole week, or after a Sunday hardly anybody would have come. */
const BACK = 6
/** Who works at the dealers that are played, and at how many of theirs. */
const STAFF = ['gerente@volante.example', 'asesora@volante.example'] as const
const DEALERS = 4

/**
 * The job that plays the days of dealers where people of the demo work, up to today, one a transaction; each queues the next. Everything
 * is done by the calls that people use. Nobody is told of what happened in the past.
 */
export async function playDays(ctx: Ctx): Promise<void> {
  if (!ctx.settings.VOLANTE_DEMO || !ctx.settings.DEMO_ORDERS) return
  await ctx.inTransaction(async (inside) => {
    await lockPart(inside, PART)
    const today = dayIn(inside.site.timeZone, inside.now)
    const last = await progressOf(inside, PART)
    const earliest = addDays(today, -BACK)
    const day = last === null || last < earliest ? earliest : addDays(last, 1)
    if (day > today) return
    for (const dealerDay of await dealerDays(inside, day))
      await play(new AtDealer(inside, dealerDay), { isFirst: last === null, isToday: day === today })
    await forgetWhatIsDue(inside)
    await noteProgress(inside, PART, day)
    if (day < today) await inside.enqueue('demo.days', { site: inside.site.id })
  })
}

async function play(at: AtDealer, { isFirst, isToday }: { isFirst: boolean; isToday: boolean }): Promise<void> {
  await closeYesterday(at)
  await answerRequests(at)
  await answerMessages(at)
  if (isFirst) {
    await setPrices(at)
    await putUpPoster(at)
  }
  await bookAhead(at)
  await write(at)
  await report(at)
  await quote(at)
  await lookAtUsedCar(at)
  if (!isToday) return
  await receive(at)
  await enrol(at)
  await propose(at)
}

async function dealerDays(ctx: Ctx, day: Day): Promise<DealerDay[]> {
  const found: DealerDay[] = []
  for (const { codes, ...staff } of await staffOfDemo(ctx))
    for (const code of codes.slice(0, DEALERS)) {
      const dealer = await dealerByKey(ctx.db, code)
      const site = ctx.sites.find(({ country, brand }) => country === dealer?.country && dealer.brands.includes(brand))
      if (dealer && site) found.push({ dealer, site, staff, day, until: ctx.now })
    }
  return found
}

async function staffOfDemo({ db }: Ctx): Promise<(Caller & { readonly codes: readonly string[] })[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'roles', 'dealer_codes'])
    .where('email', 'in', STAFF)
    .orderBy('email')
    .execute()
  return rows.map(({ id, name, roles, dealer_codes: codes }) => ({
    id,
    name,
    codes,
    roles: roles as Role[],
    scopes: { ...EVERYWHERE, dealerCodes: codes },
  }))
}

/**
 * Letters and messages that this transaction queued are about a time that is over; what is still to come stays, and what goes to a bank or to the
 * customer-relationship system.
 */
const forgetWhatIsDue = ({ db }: Ctx) =>
  sql`delete from pgboss.job
    where xmin = pg_current_xact_id()::xid and start_after <= now() and name !~ '^(financing|quotations)[.]'`.execute(
    db,
  )
