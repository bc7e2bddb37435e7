import { MOST_COUNTED } from '@volante/domain/limits'
import type { Expression } from 'kysely'
import type { Db } from '../db/database.ts'
import { countUpTo } from './count-up-to.ts'

interface Stretch {
  /** Null where it is known what the page before ended with, and not how many rows came before. */
  readonly page: number | null
  /** None: only how many there are is asked. */
  readonly size: number
}

/**
 * Takes what a list finds and how a page of it is read; returns that page and how many rows the list has, exact up to 10,000. A page
 * that is not full is the last one, so that it is not asked how many there are.
 */
export async function countedPage<Row>(
  db: Db,
  found: Expression<unknown>,
  { page, size }: Stretch,
  read: (size: number, before: number) => Promise<Row[]>,
): Promise<{ items: Row[]; total: number }> {
  const before = (page ?? 0) * size
  const items = size === 0 ? [] : await read(size, before)
  const isLast = page !== null && items.length < size && (items.length > 0 || page === 0)
  return { items, total: isLast ? Math.min(before + items.length, MOST_COUNTED) : await countUpTo(db, found) }
}
