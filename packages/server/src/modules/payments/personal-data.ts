import { DAY_MS } from '@volante/domain/duration'
import { PURCHASE_DAYS } from '@volante/domain/privacy/retention-terms'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Inside, PersonalData } from '../../platform/process/personal-data.ts'

export const paymentsPersonalData: PersonalData = {
  charges: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('charges')
        .select(['created_at', 'purpose', 'kind', 'state', 'amount_cents', 'paid_cents', 'refund_cents', 'currency'])
        .select(['payer', 'card_brand', 'card_last4', 'instalments', 'due_day', 'paid_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    /** Money that came in is a fiscal record; a charge that brought none names nobody once it is over. */
    forget: ({ db }, { accountId, orders }) =>
      db
        .updateTable('charges')
        .set({ payer: '{}', card_token: null })
        .where(({ eb, or }) =>
          or([eb('account_id', '=', accountId), sql<boolean>`order_id = any(${[...orders]}::uuid[])`]),
        )
        .where('paid_cents', '=', 0)
        .where('is_live', '=', false)
        .execute(),
    async stays(db, { accountId }) {
      const { rows } = await db
        .selectFrom('charges')
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .where('account_id', '=', accountId)
        .where(({ eb, or }) => or([eb('paid_cents', '>', 0), eb('is_live', '=', true)]))
        .executeTakeFirstOrThrow()
      return rows
    },
    forgetOld,
  },
  refunds: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('refunds')
        .innerJoin('charges', 'charges.id', 'refunds.charge_id')
        .select(['refunds.created_at', 'refunds.amount_cents', 'charges.currency', 'refunds.state'])
        .select('refunds.finished_at')
        .where('charges.account_id', '=', accountId)
        .orderBy('refunds.created_at')
        .execute(),
  },
  /** They name a charge by our name for it or by the provider's, and may tell who paid. */
  webhooks: {
    forget: ({ db }, { accountId }) =>
      sql`
        delete from webhooks using charges
        where charges.account_id = ${accountId} and (
          position(convert_to(charges.id::text, 'UTF8') in body) > 0 or
          position(convert_to(charges.pix_txid, 'UTF8') in body) > 0 or
          position(convert_to(charges.provider_ref, 'UTF8') in body) > 0)`.execute(db),
  },
  cards: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('cards')
        .select(['created_at', 'brand', 'last4', 'holder', 'expiry', 'is_favourite'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    forget: ({ db }, { accountId }) => db.deleteFrom('cards').where('account_id', '=', accountId).execute(),
  },
  card_tokens: {
    forget: ({ db }, { accountId }) => db.deleteFrom('card_tokens').where('account_id', '=', accountId).execute(),
  },
  one_time_tokens: {
    forget: ({ db }, { accountId }) => db.deleteFrom('one_time_tokens').where('account_id', '=', accountId).execute(),
  },
}

/** Payments keep their payer as long as the purchase's country asks. */
async function forgetOld({ db, now }: Inside, most: number): Promise<number> {
  const before = (country: 'BR' | 'AR') => new Date(now.getTime() - PURCHASE_DAYS[country] * DAY_MS)
  const { numAffectedRows } = await sql`
    update charges set payer = '{}', card_token = null where id = any(array(
      select id from charges
      where payer <> '{}' and not is_live
        and created_at < case when site like 'ar-%' then ${before('AR')}::timestamptz else ${before('BR')} end
        and created_at < ${before('BR')}
      order by created_at limit ${most}))`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** What providers and letters call the person's payments by. */
export async function marksOfCharges(db: Db, accountId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('charges').select('payer').where('account_id', '=', accountId).execute()
  return rows.flatMap(({ payer }) => [payer.document ?? '', payer.email ?? ''])
}
