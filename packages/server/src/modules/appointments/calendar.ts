import { dayIn } from '@volante/domain/local-time'
import { type AppointmentKind, usedBy } from '@volante/domain/appointment/kinds'
import { type Calendar, USUAL_DAYS_AHEAD, USUAL_LEAD_HOURS } from '@volante/domain/appointment/slots'
import { addDays } from '@volante/domain/date'
import type { Ctx } from '../../platform/http/ctx.ts'
import { knownDealer } from '../dealers/api.ts'
import { partFor } from './recall/parts.ts'
import { blockOf, blocksFrom, busyFrom, holidaysAt, resourcesOf, rulesOf } from './calendar-queries.ts'

export type Dealer = NonNullable<Awaited<ReturnType<typeof knownDealer>>>

/** What somebody comes for, and what must not change: a demonstration car of the model; the seller and the car of one that is moved. */
export interface Asked {
  readonly kind: AppointmentKind
  readonly model?: string | null | undefined
  /** The recall that is repaired. */
  readonly campaignId?: string | null | undefined
  readonly seller?: string | null | undefined
  /** This and no other. */
  readonly resource?: string | null | undefined
  /** Does not stand in its own way. */
  readonly except?: string | undefined
  /** Staff need no time to answer. */
  readonly isStaff?: boolean
}

/** A dealer of the site that takes appointments; refuses (404) any other. */
export async function bookableDealer(ctx: Ctx, key: string): Promise<Dealer> {
  const dealer = await knownDealer(ctx, key)
  const isOurs = dealer?.brands.includes(ctx.site.brand) && dealer.country === ctx.site.country
  if (!dealer || !isOurs || dealer.blocked) throw ctx.fail('request.notFound')
  return dealer
}

/** What is set down of a dealer's calendar, remembered until a sheet changes. */
export const calendarData = (ctx: Ctx, dealer: Dealer) =>
  ctx.remember(['dealers'], ['dealer calendar', dealer.dealerCode], async () => ({
    resources: await resourcesOf(ctx.db, dealer.dealerCode),
    rules: await rulesOf(ctx.db, dealer.dealerCode),
    holidays: await holidaysAt(ctx.db, dealer),
  }))

/** What the dealer's calendar says now: the same for what is offered and for what is accepted, to visitors and to staff. */
export async function calendarOf(ctx: Ctx, dealer: Dealer, asked: Asked): Promise<Calendar> {
  const { kind, except, isStaff } = asked
  const today = dayIn(dealer.timeZone, ctx.now)
  const { resources, rules, holidays } = await calendarData(ctx, dealer)
  const rule = rules.find((one) => one.kind === kind)
  const blocks = await blocksFrom(ctx.db, dealer.dealerCode, today)
  return {
    periods: dealer.openingPeriods,
    country: dealer.country,
    timeZone: dealer.timeZone,
    today,
    now: ctx.now,
    isOnline: dealer.types.includes('ONLINE_SCHEDULE'),
    holidays: new Set(holidays.flatMap((one) => (one.every_year ? yearly(one.day, today) : [one.day]))),
    leadHours: isStaff ? 0 : (rule?.lead_hours ?? USUAL_LEAD_HOURS),
    daysAhead: rule?.days_ahead ?? USUAL_DAYS_AHEAD,
    resources: suitable(resources, asked),
    seller: asked.seller ?? null,
    busy: await busyFrom(ctx.db, { dealerCode: dealer.dealerCode, kind, from: today, now: ctx.now, except }),
    blocks: blocks.map(blockOf),
    part: await partFor(ctx, asked.campaignId, dealer, except),
  }
}

/** This year's and the next one's. */
const yearly = (day: string, today: string): string[] =>
  [0, 366].map((later) => `${addDays(today, later).slice(0, 4)}${day.slice(4)}`)

type Resource = Awaited<ReturnType<typeof resourcesOf>>[number]

/** Where the dealer names none that suits, it finds one: a car of another dealer, somebody at hand. */
function suitable(all: readonly Resource[], { kind, model, resource }: Asked): (string | null)[] {
  const active = all.filter((one) => one.active && one.kind === usedBy(kind))
  if (resource && active.some(({ code }) => code === resource)) return [resource]
  const named = kind === 'TEST_DRIVE' && model ? active.filter((one) => sameModel(one.model, model)) : active
  return named.length > 0 ? named.map(({ code }) => code) : [null]
}

const sameModel = (a: string | null, b: string): boolean => a?.toLowerCase() === b.trim().toLowerCase()
