import { dayIn } from '@volante/domain/local-time'
import { momentAt } from '@volante/domain/moments'
import { addDays, type Day } from '@volante/domain/date'
import { DAY_MS } from '@volante/domain/duration'
import type { Ctx } from '../../platform/http/ctx.ts'
import { letterId } from '../../providers/mail/send-letter.ts'
import { findDealers } from '../dealers/api.ts'
import type { Insertable } from 'kysely'
import { seatGuests } from './demo-guests.ts'
import type { EventTables } from './tables.ts'

type Site = Ctx['sites'][number]

interface Recipe {
  /** Names its texts, `event.demo.<key>.…`. */
  readonly key: 'drive' | 'launch' | 'online' | 'care' | 'open'
  readonly kind: 'DEALER' | 'PLACE' | 'VIRTUAL'
  /** 0 is Sunday; null is today and tomorrow, so that somebody is at the door whenever one looks. */
  readonly weekday: number | null
  readonly from: string
  readonly to: string
  readonly capacity: number | null
  readonly companions: number
}

/** Its number of seats is no other's. */
const OPEN = {
  key: 'open',
  kind: 'DEALER',
  weekday: null,
  from: '10:00',
  to: '18:00',
  capacity: 30,
  companions: 2,
} as const

const RECIPES: readonly Recipe[] = [
  OPEN,
  { key: 'drive', kind: 'PLACE', weekday: 6, from: '09:00', to: '16:00', capacity: 60, companions: 2 },
  { key: 'launch', kind: 'DEALER', weekday: 4, from: '19:00', to: '21:30', capacity: 40, companions: 1 },
  { key: 'online', kind: 'VIRTUAL', weekday: 2, from: '20:00', to: '21:00', capacity: null, companions: 0 },
  { key: 'care', kind: 'DEALER', weekday: 6, from: '09:00', to: '11:30', capacity: 12, companions: 1 },
]
/** So long after today the first one is. */
const AHEAD = 4
const WEEKS = 2
/** Dealers of a brand in a country; there are fewer. */
const MOST = 500

/** Keeps events of the demo ahead of the platform's clock, on every site that sells: those there are stay, and what the clock has passed is over. */
export async function keepDemoEvents(ctx: Ctx): Promise<void> {
  if (!ctx.settings.VOLANTE_DEMO) return
  const selling = ctx.sites.filter(({ brand, afterSalesOnly }) => brand !== 'portal' && !afterSalesOnly)
  for (const site of selling) await ctx.inTransaction((inside) => keepAt(inside, site))
  await ctx.changed('events')
}

async function keepAt(ctx: Ctx, site: Site): Promise<void> {
  const { db } = ctx
  const all = await findDealers(db, { brand: site.brand, country: site.country }, { limit: MOST, offset: 0 })
  // People of the demo work at the brand's first dealers by code: theirs is the door that is open today.
  const [first] = all.toSorted((a, b) => (a.dealerCode < b.dealerCode ? -1 : 1))
  const today = dayIn(site.timeZone, ctx.now)
  const rows = RECIPES.flatMap((recipe) =>
    daysOf(recipe, today).flatMap((day, at) =>
      rowOf(ctx, site, recipe, day, recipe.weekday === null ? first : all[at]),
    ),
  )
  const made = await db
    .insertInto('events')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'starts_at', 'capacity'])
    .execute()
  for (const { id, starts_at, capacity } of made) {
    if (capacity === OPEN.capacity) await seatGuests(ctx, site, { id, starts_at })
    const at = new Date(starts_at.getTime() - DAY_MS)
    if (at > ctx.now) await ctx.enqueue('events.remind', { site: site.id, id, sequence: 0 }, { at })
  }
}

/** Today and tomorrow, or the coming days of the week that it is on. */
function daysOf({ weekday }: Recipe, today: Day): Day[] {
  if (weekday === null) return [today, addDays(today, 1)]
  const first = addDays(today, AHEAD)
  const until = (weekday - new Date(`${first}T00:00:00Z`).getUTCDay() + 7) % 7
  return Array.from({ length: WEEKS }, (_, week) => addDays(first, until + week * 7))
}

type Dealer = Awaited<ReturnType<typeof findDealers>>[number]

function rowOf(
  ctx: Ctx,
  site: Site,
  { key, kind, weekday, from, to, capacity, companions }: Recipe,
  day: Day,
  dealer: Dealer | undefined,
): Insertable<EventTables['events']>[] {
  const zone = (kind === 'DEALER' ? dealer?.timeZone : undefined) ?? site.timeZone
  const [startsAt, endsAt] = [momentAt(zone, day, from), momentAt(zone, day, to)]
  if (!startsAt || !endsAt || (kind === 'DEALER' && !dealer)) return []
  const word = (part: string) => ctx.texts.say(site, `event.demo.${key}.${part}`, { brand: site.brandName })
  const isPlace = kind === 'PLACE'
  return [
    {
      id: letterId('demo event', site.id, key, day),
      created_at: ctx.now,
      changed_at: ctx.now,
      country: site.country,
      brand: site.brand,
      status: 'PUBLISHED',
      kind,
      name: word('name'),
      summary: word('summary'),
      text: word('text'),
      dealer_code: kind === 'DEALER' ? (dealer?.dealerCode ?? null) : null,
      place_name: isPlace ? word('place') : null,
      address: isPlace ? word('address') : null,
      city: isPlace ? word('city') : kind === 'DEALER' ? (dealer?.city ?? null) : null,
      link: kind === 'VIRTUAL' ? `https://encontro.volante.example/${site.id}/${day}` : null,
      time_zone: zone,
      starts_at: startsAt,
      ends_at: endsAt,
      // Whoever comes by is let in until the end.
      enrol_until: weekday === null ? endsAt : startsAt,
      capacity,
      companions,
    },
  ]
}
