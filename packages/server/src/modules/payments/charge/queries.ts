import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { About } from '../../../providers/payments/provider.ts'
import type { Charge, ChargeKind, ChargePurpose } from './charge.ts'
import type { PaymentTables } from '../tables.ts'

export type ChargeRow = Selectable<PaymentTables['charges']>

const UNPAID = ['created', 'pending'] as const

const charges = (db: Db) => db.selectFrom('charges').selectAll()

/** Takes an id; returns the charge, whoever's it is, or null: callers check who asks. */
export async function chargeById(db: Db, id: string): Promise<Charge | null> {
  const row = await findCharge(db, id)
  return row ? chargeOf(row) : null
}

/** Takes an order; returns its charges, oldest first, the refused and expired too. */
export async function chargesOfOrder(db: Db, orderId: string): Promise<Charge[]> {
  const rows = await charges(db)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('is_live')
    .orderBy('id')
    .execute()
  return rows.map(chargeOf)
}

export const findCharge = (db: Db, id: string) => charges(db).where('id', '=', id).executeTakeFirst()

/** The row everything that changes a charge waits at. */
export const lockCharge = (db: Db, id: string) => charges(db).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** A provider tells of charges that are not ours, too; they may be called anything. */
export async function findAbout(db: Db, provider: string, about: About): Promise<ChargeRow | undefined> {
  const theirs = charges(db).where('provider', '=', provider)
  if ('txid' in about) return theirs.where('pix_txid', '=', about.txid).executeTakeFirst()
  return isUuid(about.chargeId) ? theirs.where('id', '=', about.chargeId).executeTakeFirst() : undefined
}

/**
 * The charge that asks for this money or has brought it. A balance may be split: there only one that still asks in the same way stands
 * for another one.
 */
export const findLive = (db: Db, orderId: string, purpose: ChargePurpose, kind: ChargeKind) =>
  charges(db)
    .where('order_id', '=', orderId)
    .where('purpose', '=', purpose)
    .where('is_live', '=', true)
    .$if(purpose === 'remaining', (query) => query.where('kind', '=', kind).where('state', 'in', UNPAID))
    .executeTakeFirst()

export const findUnpaidOfOrder = (db: Db, orderId: string) =>
  charges(db).where('order_id', '=', orderId).where('state', 'in', UNPAID).orderBy('id').forUpdate().execute()

/** A customer's own charges, newest first; of one order or one kind where told. */
export async function chargesOfAccount(
  db: Db,
  accountId: string,
  { orderId, kind }: { readonly orderId?: string | undefined; readonly kind?: Charge['kind'] | undefined },
): Promise<Charge[]> {
  const rows = await charges(db)
    .where('account_id', '=', accountId)
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'card'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(chargeOf)
}

export function chargeOf(row: ChargeRow): Charge {
  const { card_brand: brand, card_last4: last4, pix_txid: txid, pix_code: code } = row
  const { boleto_line: line, boleto_bar_code: barCode, due_day: dueDay } = row
  return {
    id: row.id,
    orderId: row.order_id,
    accountId: row.account_id,
    site: row.site,
    purpose: row.purpose,
    kind: row.kind,
    state: row.state,
    amountCents: row.amount_cents,
    currency: row.currency,
    paidCents: row.paid_cents,
    refundCents: row.refund_cents,
    instalments: row.instalments,
    refusal: row.refusal,
    card: brand && last4 ? { brand, last4 } : null,
    pix: txid && code ? { txid, code } : null,
    boleto: line && barCode && dueDay ? { line, barCode, dueDay } : null,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
  }
}
