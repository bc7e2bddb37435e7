import { randomUUID } from 'node:crypto'
import type { WalletCard } from '@volante/contract/payment-instruments'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { findOwnToken, keepToken, tokenEnd } from '../../../providers/tokeniser/api.ts'
import type { PaymentTables } from '../tables.ts'

type CardRow = Selectable<PaymentTables['cards']>

/** The caller's cards, the favourite first, then the newest. */
export async function listCards({ db, user }: SignedInCtx): Promise<WalletCard[]> {
  const rows = await db
    .selectFrom('cards')
    .selectAll()
    .where('account_id', '=', user.id)
    .orderBy('is_favourite', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(cardOf)
}

/** Puts the card of a token in the caller's wallet; the same card again takes the newer token. Null: not the caller's token. */
export async function addCard(ctx: SignedInCtx, token: string, isFavourite: boolean): Promise<WalletCard | null> {
  const { db, user, now } = ctx
  const sent = await findOwnToken(db, user.id, token)
  if (!sent) return null
  await lockWallet(ctx)
  if (isFavourite) await unsetFavourite(db, user.id)
  const { fingerprint, brand, last4, holder, expiry } = sent
  const renewed = { token, holder, expiry }
  const row = await db
    .insertInto('cards')
    .values({
      id: randomUUID(),
      account_id: user.id,
      fingerprint,
      brand,
      last4,
      ...renewed,
      is_favourite: isFavourite,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'fingerprint'])
        .doUpdateSet({ ...renewed, is_favourite: sql<boolean>`cards.is_favourite or excluded.is_favourite` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepToken(db, token, null)
  return cardOf(row)
}

export interface CardChange {
  readonly holder?: string | undefined
  readonly expiry?: string | undefined
  readonly isFavourite?: boolean | undefined
}

/** Changes one of the caller's cards; null when it is not the caller's. */
export async function changeCard(ctx: SignedInCtx, id: string, change: CardChange): Promise<WalletCard | null> {
  const { db, user } = ctx
  await lockWallet(ctx)
  const card = await db
    .selectFrom('cards')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', user.id)
    .executeTakeFirst()
  if (!card) return null
  if (change.isFavourite) await unsetFavourite(db, user.id)
  const row = await db
    .updateTable('cards')
    .set({
      holder: change.holder ?? card.holder,
      expiry: change.expiry ?? card.expiry,
      is_favourite: change.isFavourite ?? card.is_favourite,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return cardOf(row)
}

/** Takes one of the caller's cards out; false when it is not the caller's. */
export async function removeCard({ db, user, now }: SignedInCtx, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('cards')
    .where('id', '=', id)
    .where('account_id', '=', user.id)
    .returning('token')
    .executeTakeFirst()
  if (gone) await keepToken(db, gone.token, tokenEnd(now))
  return gone !== undefined
}

/** Two changes of one wallet at once come one after the other, so that neither trips over the other's favourite. */
const lockWallet = ({ db, user }: SignedInCtx) =>
  db.selectFrom('accounts').select('id').where('id', '=', user.id).forUpdate().execute()

const unsetFavourite = (db: Db, accountId: string) =>
  db
    .updateTable('cards')
    .set({ is_favourite: false })
    .where('account_id', '=', accountId)
    .where('is_favourite', '=', true)
    .execute()

const cardOf = ({ id, last4, holder, expiry, brand, is_favourite }: CardRow): WalletCard => ({
  id,
  number: `•••• •••• •••• ${last4}`,
  name: holder,
  expiry,
  brand,
  favourite: is_favourite,
})
