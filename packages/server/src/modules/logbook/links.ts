import { randomBytes } from 'node:crypto'
import type { CallError } from '@volante/contract/kit'
import { addDays, type Day } from '@volante/domain/date'
import { refuse } from '@volante/domain/refusal'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { tokenHash } from '../../platform/http/session-token.ts'
import { today } from '../../platform/sites/today.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { ownCar } from '../garage/api.ts'
import { bookByChassis, bookOfLink, type BookRow, insertLink, linksOf } from './queries.ts'

const MOST_LINKS = 10
const MOST_DAYS = 90

/** The book of a car of the person's own, where they are known as its owner and it has entries; else there is none to show. */
export async function ownBook(ctx: SignedInCtx, id: string): Promise<BookRow> {
  const { chassis, isProven } = await ownCar(ctx, ctx.user.id, id)
  const book = isProven && chassis !== null ? await bookByChassis(ctx.db, chassis) : undefined
  if (!book || book.entries === 0) throw ctx.fail('request.notFound')
  return book
}

/** In a write: an address that shows the book until a day. What is kept does not open it. */
export async function shareBook(
  ctx: SignedInCtx,
  book: BookRow,
  until: Day,
  fail: (code: 'logbook.tooManyLinks') => CallError,
) {
  const now = today(ctx)
  if (until < now || until > addDays(now, MOST_DAYS))
    refuseFields(ctx, { until: refuse('logbook.until', { most: MOST_DAYS }) })
  if ((await linksOf(ctx.db, book.id, ctx.user.id, now)).length >= MOST_LINKS) throw fail('logbook.tooManyLinks')
  const token = randomBytes(24).toString('base64url')
  const made = { book_id: book.id, account_id: ctx.user.id, token_hash: tokenHash(token), until, made_at: ctx.now }
  await insertLink(ctx.db, made)
  return { token, until }
}

export async function sharedBook(ctx: Ctx, token: string): Promise<BookRow & { readonly until: Day }> {
  const book = await bookOfLink(ctx.db, tokenHash(token), today(ctx))
  if (!book) throw ctx.fail('request.notFound')
  return book
}
