import type { Quote, QuoteBody } from '@volante/contract/maintenance-quote'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { revisionPrice } from '../../maintenance/api.ts'
import type { AppointmentRow } from '../queries.ts'
import { insertQuote, quoteRow, updateQuote } from './quote-queries.ts'

type Asked = Omit<QuoteBody, 'price'>

/** What a revision does and costs at a dealer now. */
async function pricedAt(ctx: Ctx, dealerCode: string, { mvsCode, year, revision, from, use }: Asked) {
  const found = await revisionPrice(ctx, { mvsCode, year: year ?? undefined, revision, from, use, dealerCode })
  if (!found) throw ctx.fail('request.notFound')
  const { price, currency, validTo, replacedItems, examinedItems } = found
  const linesOf = (action: 'REPLACE' | 'EXAMINE', items: typeof replacedItems) =>
    items.map(({ name, price: cents, skipped }) => ({ action, name, price: cents, skipped }))
  return {
    year: found.year,
    price_cents: price,
    currency,
    valid_to: validTo,
    lines: JSON.stringify([...linesOf('REPLACE', replacedItems), ...linesOf('EXAMINE', examinedItems)]),
  }
}

/** In a booking: the price as it was shown, worked out again; refuses (409) one that has changed meanwhile. */
export async function keepQuote(
  ctx: Ctx,
  { id, dealer_code: dealerCode }: AppointmentRow,
  asked: QuoteBody,
): Promise<void> {
  const priced = await pricedAt(ctx, dealerCode, asked)
  if (priced.price_cents !== asked.price) throw ctx.fail('maintenance.priceChanged')
  const { mvsCode, revision, from, use } = asked
  await insertQuote(ctx.db, { appointment_id: id, mvs_code: mvsCode, revision, first_missed: from, use, ...priced })
}

/** An appointment that has moved to another dealer costs what that one takes. */
export async function quoteAgain(ctx: Ctx, { id, dealer_code: dealerCode }: AppointmentRow): Promise<void> {
  const quote = await quoteOf(ctx, id)
  if (!quote) return
  const none = { changed_cents: null, changed_reason: null, changed_at: null }
  const priced = await pricedAt(ctx, dealerCode, quote)
  await updateQuote(ctx.db, id, { ...priced, ...none })
}

/** What was quoted of an appointment, and what the dealer said instead; null of one without a price. */
export async function quoteOf({ db }: Pick<Ctx, 'db'>, id: string): Promise<Quote | null> {
  const row = await quoteRow(db, id)
  if (!row) return null
  const { changed_cents: price, changed_reason: reason, changed_at: at } = row
  return {
    mvsCode: row.mvs_code,
    year: row.year,
    revision: row.revision,
    from: row.first_missed,
    use: row.use,
    price: row.price_cents,
    currency: row.currency,
    validTo: row.valid_to,
    lines: row.lines,
    changed: price === null || reason === null || at === null ? null : { price, reason, at: at.toISOString() },
  }
}

/** In a write: the dealer says another price and why; whoever booked it is told. Refuses (409) what has no price or is over. */
export async function changePrice(ctx: Ctx, row: AppointmentRow, { price, reason }: { price: number; reason: string }) {
  const isOpen = row.status === 'REQUESTED' || row.status === 'CONFIRMED'
  const changed = { changed_cents: price, changed_reason: reason, changed_at: ctx.now }
  const found = isOpen ? await updateQuote(ctx.db, row.id, changed) : undefined
  if (!found) throw ctx.fail('appointment.state')
  const { id, moves, site } = row
  await ctx.enqueue('appointments.tell', { site, id, moves, what: 'price', at: ctx.now.getTime() })
}
