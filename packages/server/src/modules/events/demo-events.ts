import { momentAt } from '@volante/domain/appointment/moment-at'
import { addDays, type Day } from '@volante/domain/date'
import type { Ctx } from '../../platform/http/ctx.ts'
import { dayIn } from '../../platform/sites/today.ts'
import { letterId } from '../../providers/mail/send-letter.ts'
import { findDealers } from '../dealers/api.ts'
import type { Insertable } from 'kysely'
import type { EventTables } from './tables.ts'

type Site = Ctx['sites'][number]

interface Recipe {
  /** Names its texts, `event.demo.<key>.…`. */
  readonly key: 'drive' | 'launch' | 'online' | 'care'
  readonly kind: 'DEALER' | 'PLACE' | 'VIRTUAL'
  /** 0 is Sunday. */
  readonly weekday: number
  readonly from: string
  readonly to: string
  readonly capacity: number | null
  readonly companions: number
}

const RECIPES: readonly Recipe[] = [
  { key: 'drive', kind: 'PLACE', weekday: 6, from: '09:00', to: '16:00', capacity: 60, companions: 2 },
  { key: 'launch', kind: 'DEALER', weekday: 4, from: '19:00', to: '21:30', capacity: 40, companions: 1 },
  { key: 'online', kind: 'VIRTUAL', weekday: 2, from: '20:00', to: '21:00', capacity: null, companions: 0 },
  { key: 'care', kind: 'DEALER', weekday: 6, from: '09:00', to: '11:30', capacity: 12, companions: 1 },
]
/** So long after today the first one is. */
const AHEAD = 4
const WEEKS = 2

/** Keeps events of the demo ahead of the platform's clock, on every site that sells: those there are stay, and what the clock has passed is over. */
export async function keepDemoEvents(ctx: Ctx): Promise<void> {
  if (!ctx.settings.VOLANTE_DEMO) return
  const selling = ctx.sites.filter(({ brand, afterSalesOnly }) => brand !== 'portal' && !afterSalesOnly)
  for (const site of selling) {
    const { db } = ctx
    const dealers = await findDealers(db, { brand: site.brand, country: site.country }, { limit: WEEKS, offset: 0 })
    const rows = RECIPES.flatMap((recipe) =>
      daysOf(recipe, dayIn(site.timeZone, ctx.now)).flatMap((day, at) => rowOf(ctx, site, recipe, day, dealers[at])),
    )
    const made = await db
      .insertInto('events')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'starts_at'])
      .execute()
    for (const { id, starts_at: at } of made)
      await ctx.enqueue(
        'events.remind',
        { site: site.id, id, sequence: 0 },
        { at: new Date(at.getTime() - 86_400_000) },
      )
  }
  await ctx.changed('events')
}

/** The coming days of the week that it is on. */
function daysOf({ weekday }: Recipe, today: Day): Day[] {
  const first = addDays(today, AHEAD)
  const until = (weekday - new Date(`${first}T00:00:00Z`).getUTCDay() + 7) % 7
  return Array.from({ length: WEEKS }, (_, week) => addDays(first, until + week * 7))
}

type Dealer = Awaited<ReturnType<typeof findDealers>>[number]

function rowOf(
  ctx: Ctx,
  site: Site,
  { key, kind, from, to, capacity, companions }: Recipe,
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
      enrol_until: startsAt,
      capacity,
      companions,
    },
  ]
}
