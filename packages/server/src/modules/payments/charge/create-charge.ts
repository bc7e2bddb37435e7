import { chargeTxid } from '@volante/domain/payment/txid'
import { addBusinessDays, boletoAwaitedUntil } from '@volante/domain/payment/bank-calendar'
import { BOLETO_COMPENSATION_DAYS } from '@volante/domain/limits'
import type { Day } from '@volante/domain/date'
import { chargeState, newCharge } from '@volante/domain/payment/charge-state'
import { type Insertable, sql } from 'kysely'
import { prepared } from '../../../platform/db/prepared.ts'
import { timeOrderedId } from '../../../platform/db/time-ordered-id.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { jobFrom, urgentJobFrom } from '../../../platform/jobs/job-from.ts'
import { endCharge } from './cancel.ts'
import { type CardToCharge, cardToCharge } from './card-choice.ts'
import type { Charge, NewCharge } from './charge.ts'
import { type ChargeRow, chargeOf, findLive } from './queries.ts'
import { bankDay, endOfBankDay } from './days.ts'
import type { PaymentTables } from '../tables.ts'

/**
 * Takes what is to be paid, for what, how and by whom; writes the charge and queues its submission in the caller's
 * transaction. Asked again for the same it answers the first charge, paid or not; asked for another amount or kind it ends
 * the unpaid one. Refuses a kind the country does not know, a card that is not the buyer's, wrong instalments, a boleto
 * without address.
 */
export function createCharge(ctx: Ctx, demand: NewCharge): Promise<Charge> {
  return ctx.inTransaction(async (inside) => {
    refuseDemand(inside, demand)
    const card =
      demand.card && demand.kind === 'card' ? await cardToCharge(inside, demand.accountId, demand.card) : null
    const made = await insertCharge(inside, demand, card)
    if (made) return chargeOf(made)
    // One stands in the way.
    const standing = (await findLive(inside.db, demand.orderId, demand.purpose, demand.kind)) ?? lost()
    if (standing.state === 'paid' || isSame(standing, demand)) return chargeOf(standing)
    await endCharge(inside, standing, 'cancelled')
    return chargeOf((await insertCharge(inside, demand, card)) ?? lost())
  })
}

const LARGEST_CENTS = 9_999_999_999

const isSame = (row: ChargeRow, demand: NewCharge): boolean =>
  row.kind === demand.kind && row.amount_cents === demand.amountCents && row.account_id === demand.accountId

/** The row that stood in the way has ended since; the caller's retry finds the way free. */
function lost(): never {
  throw new Error('The charge met another one that ended in the same moment')
}

function refuseDemand(
  { site, fail }: Ctx,
  { kind, card, instalments = 1, payer, currency, amountCents }: NewCharge,
): void {
  // Pix and boleto are Brazilian.
  if (currency !== site.currency || (kind !== 'card' && site.country !== 'BR')) throw fail('payment.kind.unavailable')
  if (kind === 'card' && !card) throw fail('payment.card.unknown')
  const isCount = Number.isInteger(instalments) && instalments >= 1 && instalments <= site.purchase.instalmentsMax
  if (!isCount || (kind !== 'card' && instalments !== 1)) throw fail('payment.instalments.invalid')
  // Neither a boleto's ten digits nor a Pix hold more.
  if (kind !== 'card' && amountCents > LARGEST_CENTS) throw fail('payment.kind.unavailable')
  if (kind === 'boleto' && !payer.address) throw fail('payment.boleto.address')
}

/** The charge and its jobs in one statement; nothing where a live one stands in the way. */
async function insertCharge(ctx: Ctx, demand: NewCharge, card: CardToCharge | null): Promise<ChargeRow | undefined> {
  const [made] = await insertion(ctx.db, chargeRow(ctx, demand, card))
  return made
}

const insertion = prepared((db, charge: Insertable<PaymentTables['charges']>) =>
  db
    .with('made', (query) =>
      query
        .insertInto('charges')
        .values(charge)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll(),
    )
    .with('submission', () => sql<object>`(${sql.raw(SUBMISSION)})`)
    .with('expiry', () => sql<object>`(${sql.raw(EXPIRY)})`)
    .selectFrom('made')
    .selectAll()
    .compile(),
)

const CHARGE_ID = `jsonb_build_object('site', site, 'chargeId', id)`
const SUBMISSION = urgentJobFrom('made', 'payments.submit', CHARGE_ID)
// A card is decided at once; the few that are not, the regular look at what waits ends.
const EXPIRY = jobFrom(
  `made where kind <> 'card' and expires_at is not null`,
  'payments.expire',
  CHARGE_ID,
  'now() + (expires_at - created_at)',
)

function chargeRow(ctx: Ctx, demand: NewCharge, card: CardToCharge | null): Insertable<PaymentTables['charges']> {
  const { now, site } = ctx
  const id = timeOrderedId(now)
  const facts = newCharge(demand.amountCents)
  return {
    id,
    order_id: demand.orderId,
    account_id: demand.accountId,
    site: site.id,
    purpose: demand.purpose,
    kind: demand.kind,
    provider: ctx.providers.payments.of(demand.kind, site.country).name,
    state: chargeState(facts),
    facts: JSON.stringify(facts),
    amount_cents: demand.amountCents,
    currency: demand.currency,
    payer: JSON.stringify(demand.payer),
    card_token: card?.token ?? null,
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    instalments: demand.instalments ?? 1,
    provider_ref: null,
    pix_txid: demand.kind === 'pix' ? chargeTxid(id) : null,
    pix_code: null,
    boleto_line: null,
    boleto_bar_code: null,
    due_day: demand.kind === 'boleto' ? dueDayOf(ctx, demand) : null,
    refusal: null,
    created_at: now,
    expires_at: expiryOf(ctx, demand),
    paid_at: null,
    checked_at: now,
  }
}

/** A Pix without a time of its own is good for a quarter of an hour (O-24). */
const PIX_MS = 15 * 60_000

/** Acquirers look into a doubtful card for two days. */
const CARD_MS = 48 * 3_600_000

function expiryOf(ctx: Ctx, demand: NewCharge): Date {
  if (demand.expiresAt) return demand.expiresAt
  if (demand.kind === 'boleto') return endOfBankDay(boletoAwaitedUntil(dueDayOf(ctx, demand)))
  return new Date(ctx.now.getTime() + (demand.kind === 'pix' ? PIX_MS : CARD_MS))
}

const dueDayOf = (ctx: Ctx, { dueDay }: NewCharge): Day =>
  dueDay ?? addBusinessDays(bankDay(ctx.now), BOLETO_COMPENSATION_DAYS, 'BR')
