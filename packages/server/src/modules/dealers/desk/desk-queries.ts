import type { DeskDealer } from '@volante/contract/dealers'
import { WEEKDAYS, writeDayHours } from '@volante/domain/places/day-hours'
import type { OpeningPeriod } from '@volante/domain/places/opening-hours'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { Db } from '../../../platform/db/database.ts'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { countedPage } from '../../../platform/words/counted-page.ts'
import { containing } from '../../../platform/words/like.ts'
import { dealerCodesWithin } from '../dealer-scope.ts'
import { type DealerRow, dealerOf, dealerTables, narrowed, withDealer } from '../queries.ts'

interface DeskFilter {
  readonly text?: string | undefined
  readonly country?: 'BR' | 'AR' | undefined
  readonly brand?: string | undefined
  readonly influenceArea?: string | undefined
  readonly blocked?: boolean | undefined
}

const atDesk = (row: DealerRow): DeskDealer => ({
  ...dealerOf(row),
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, writeDayHours(row.opening, day) || null])),
  reason: row.blocked_reason,
  until: row.blocked_until,
  workshop: [],
  areas: [],
  workshopKnown: [],
  regionalNames: [],
})

/** Dealers that each of these lists of codes has, blocked ones too. */
const wantedDealers = (
  db: Db,
  within: readonly ('all' | readonly string[])[],
  { text, country, brand, influenceArea, blocked }: DeskFilter,
) =>
  narrowed(dealerTables(db), { country, brand, influenceArea, blocked: true })
    .where(({ and }) => and(within.flatMap((codes) => (codes === 'all' ? [] : isOneOf('dealers.code', codes)))))
    .$if(blocked !== undefined, (query) => query.where('dealers.blocked', '=', blocked ?? false))
    .$if(text !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('dealers.code', '=', text?.trim() ?? ''), eb('dealers.name', 'ilike', containing(text ?? ''))]),
      ),
    )

/** The dealers that the list with these filters has, to be counted. */
export const dealersFound = async (ctx: Ctx, reach: DealerReach | 'all', filter: DeskFilter) =>
  wantedDealers(ctx.db, [await dealerCodesWithin(ctx, reach)], filter).select('dealers.id')

/** The same, by name. */
export async function listAtDesk(
  db: Db,
  within: readonly ('all' | readonly string[])[],
  filter: DeskFilter,
  paging: { readonly page: number; readonly size: number },
): Promise<{ items: DeskDealer[]; total: number }> {
  const found = wantedDealers(db, within, filter)
  const sorted = withDealer(found).orderBy('dealers.name').orderBy('dealers.id')
  const { items, total } = await countedPage(db, found, paging, (size, before) =>
    sorted.limit(size).offset(before).execute(),
  )
  return { items: items.map(atDesk), total }
}

export async function deskDealer(db: Db, key: string): Promise<DeskDealer | undefined> {
  const query = withDealer(dealerTables(db)).where((eb) =>
    eb.or([eb('dealers.id', '=', key), eb('dealers.code', '=', key)]),
  )
  const row = await query.executeTakeFirst()
  return row && atDesk(row)
}

/** The regionals it belongs to, each for one of its brands. */
export async function regionalNames(db: Db, { regionals }: Pick<DeskDealer, 'regionals'>) {
  const ids = regionals.map(({ regionalId }) => regionalId)
  const rows = await db.selectFrom('regionals').select(['id', 'brand', 'name']).where(isOneOf('id', ids)).execute()
  return regionals.map(({ regionalId, brandName: brand }) => ({
    name: rows.find((row) => row.id === regionalId && row.brand === brand)?.name ?? regionalId,
    brand,
  }))
}

interface Week {
  readonly opening: readonly OpeningPeriod[]
  readonly services: readonly string[]
}

export const updateWeek = (db: Db, id: string, { opening, services }: Week, now: Date) =>
  db
    .updateTable('dealers')
    .set({ opening: JSON.stringify(opening), services: [...services], changed_at: now })
    .where('id', '=', id)
    .execute()

/** Takes a dealer's id and the name of a picture, or none; returns the name of the one before. */
export async function changePicture(db: Db, id: string, picture: string | null, now: Date): Promise<string | null> {
  const before = await db.selectFrom('dealers').select('picture').where('id', '=', id).forUpdate().executeTakeFirst()
  await db.updateTable('dealers').set({ picture, changed_at: now }).where('id', '=', id).execute()
  return before?.picture ?? null
}
