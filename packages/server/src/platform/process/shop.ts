import type { JSONColumnType } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Settings } from '../settings/settings.ts'
import type { Remembered } from './remembered.ts'

/** The cache tag of what depends on whether the shop is open. */
export const SHOP = 'shop'

/** The table of one row. */
export interface ShopTables {
  shop: {
    is_one: boolean
    opened_at: Date | null
    opened_by: string | null
    group_name: string | null
    open_sites: string[] | null
    /** The group that another person has yet to approve. */
    draft: JSONColumnType<{ readonly name: string; readonly sites: readonly string[] }> | null
    draft_by: string | null
    draft_at: Date | null
  }
}

/** Whether the shop serves customers: a demo always does, any other platform once somebody has opened it. */
export const isShopOpen = async (settings: Settings, remembered: Remembered, db: Db): Promise<boolean> =>
  settings.VOLANTE_DEMO || remembered.get([SHOP], SHOP, () => readOpen(db))

async function readOpen(db: Db): Promise<boolean> {
  const row = await db.selectFrom('shop').select('opened_at').executeTakeFirst()
  return (row?.opened_at ?? null) !== null
}

/** Services that answer everybody before the shop opens: staff must get in. */
const BEFORE = ['authentication', 'users', 'setup', 'dictionary', 'dataDictionary', 'pageSettings']

/** Takes a service's name; returns whether it answers strangers while the shop is closed. */
export const answersBefore = (service: string): boolean => BEFORE.includes(service)
