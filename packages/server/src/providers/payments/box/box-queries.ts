import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { BoxTables } from './tables.ts'

export type BoxCharge = Selectable<BoxTables['box_charges']>

export const findBoxCharge = (db: Db, chargeId: string) =>
  db.selectFrom('box_charges').selectAll().where('charge_id', '=', chargeId).executeTakeFirst()

/** Of two submissions at once one is kept, and both answer it. */
export async function keepBoxCharge(db: Db, row: Insertable<BoxTables['box_charges']>): Promise<BoxCharge> {
  await db
    .insertInto('box_charges')
    .values(row)
    .onConflict((conflict) => conflict.column('charge_id').doNothing())
    .execute()
  return db.selectFrom('box_charges').selectAll().where('charge_id', '=', row.charge_id).executeTakeFirstOrThrow()
}

/** Lets a buyer whose time has come pay, as of that time; a late one pays although the charge was withdrawn. */
export async function settleDue(db: Db, chargeId: string, now: Date): Promise<BoxCharge | undefined> {
  await db
    .updateTable('box_charges')
    .set((eb) => ({ state: 'paid', paid_at: eb.ref('settles_at') }))
    .where('charge_id', '=', chargeId)
    .where('settles_at', '<=', now)
    .where((eb) =>
      eb.or([eb('state', '=', 'pending'), eb.and([eb('state', '=', 'cancelled'), eb('conduct', '=', 'late')])]),
    )
    .execute()
  return findBoxCharge(db, chargeId)
}

export const withdraw = (db: Db, chargeId: string) =>
  db
    .updateTable('box_charges')
    .set({ state: 'cancelled' })
    .where('charge_id', '=', chargeId)
    .where('state', '=', 'pending')
    .execute()

/** Pays back; the same refund again changes nothing, and more than was paid is refused by the table itself. */
export async function payBack(db: Db, chargeId: string, refundId: string, cents: number, now: Date): Promise<Date> {
  const row = { refund_id: refundId, charge_id: chargeId, amount_cents: cents, at: now }
  const made = await db
    .with('made', (query) =>
      query
        .insertInto('box_refunds')
        .values(row)
        .onConflict((conflict) => conflict.column('refund_id').doNothing())
        .returning(['charge_id', 'at']),
    )
    .updateTable('box_charges')
    .from('made')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', cents) }))
    .whereRef('box_charges.charge_id', '=', 'made.charge_id')
    .returning('made.at')
    .executeTakeFirst()
  const known = db.selectFrom('box_refunds').select('at').where('refund_id', '=', refundId)
  return (made ?? (await known.executeTakeFirstOrThrow())).at
}

export const findBoxRefund = (db: Db, refundId: string) =>
  db
    .selectFrom('box_refunds')
    .innerJoin('box_charges', 'box_charges.charge_id', 'box_refunds.charge_id')
    .selectAll('box_charges')
    .select(['box_refunds.refund_id', 'box_refunds.at', 'box_refunds.amount_cents as refund_cents'])
    .where('refund_id', '=', refundId)
    .executeTakeFirst()
