import { createHash } from 'node:crypto'
import type { Book, LogEntry } from '@volante/contract/logbook'
import { checkBook, type SignedBook } from '@volante/domain/logbook/check-book'
import { type Signed, signatureCheck } from '@volante/domain/signature/signed'
import { entriesThatHold, type Entry, type Seal, shortChassis } from '@volante/domain/logbook/entry'
import type { Ctx } from '../../platform/http/ctx.ts'
import { logbookKeys, signed } from './keys.ts'
import { bookByChassis, type BookRow, entriesOf, entryOf, type EntryRow } from './queries.ts'

/** What the next entry names of this one. */
export const sumOf = ({ content, signature }: Signed): string =>
  createHash('sha256').update(`${content}.${signature}`).digest('hex')

/** A book with all that is needed to check it: how many entries there are is signed too. */
export async function signedBook({ db, now }: Pick<Ctx, 'db' | 'now'>, book: BookRow): Promise<SignedBook> {
  const rows = await entriesOf(db, book.id)
  const seal: Seal = {
    v: 1,
    book: book.id,
    car: book.car,
    entries: book.entries,
    head: book.head,
    at: now.toISOString(),
  }
  const entries = rows.map(({ content, signature, kid }) => ({ content, signature, kid }))
  return { entries, seal: await signed(db, seal) }
}

/** A car's book as it is told, checked as a stranger would check it. */
export async function bookOf(ctx: Pick<Ctx, 'db' | 'now'>, chassis: string): Promise<Book> {
  const book = await bookByChassis(ctx.db, chassis)
  return book ? checkedBook(ctx, book) : { car: shortChassis(chassis), entries: [], problems: [] }
}

export async function checkedBook(ctx: Pick<Ctx, 'db' | 'now'>, book: BookRow): Promise<Book> {
  const rows = await entriesOf(ctx.db, book.id)
  const problems = await checkBook(await signedBook(ctx, book), await logbookKeys(ctx.db), signatureCheck)
  return { car: book.car, entries: rows.map((row) => shownEntry(entryOf(row), rows)), problems: problems ?? [] }
}

/** An entry as calls answer it. */
export function shownEntry(entry: Entry, rows: readonly Pick<EntryRow, 'n' | 'corrects'>[]): LogEntry {
  const { v: _v, book: _book, car: _car, prev: _prev, ...facts } = entry
  return {
    ...facts,
    works: [...facts.works],
    correctedBy: rows.find(({ corrects }) => corrects === entry.n)?.n ?? null,
  }
}

/** What workshops did to a car, as it holds after corrections, the latest first. */
export async function heldEntries({ db }: Pick<Ctx, 'db'>, chassis: string): Promise<Entry[]> {
  const book = await bookByChassis(db, chassis)
  return book ? entriesThatHold((await entriesOf(db, book.id)).map(entryOf)) : []
}
