import type { Ctx } from '../../../platform/http/ctx.ts'
import { findOwnToken } from '../../../providers/tokeniser/api.ts'
import type { CardChoice } from './charge.ts'

export interface CardToCharge {
  readonly token: string
  /** Null where the acquirer tells them with its answer. */
  readonly brand: string | null
  readonly last4: string | null
}

/** Finds the card a buyer chose: a token of the own tokeniser or one from the wallet must be the buyer's; another acquirer judges its own tokens. */
export async function cardToCharge(ctx: Ctx, accountId: string, choice: CardChoice): Promise<CardToCharge> {
  const isOwn = ctx.providers.payments.of('card', ctx.site.country).takesOwnTokens
  if ('token' in choice && !isOwn) return { token: choice.token, brand: null, last4: null }
  const card = !isOwn
    ? undefined
    : 'token' in choice
      ? await findOwnToken(ctx.db, accountId, choice.token)
      : await ctx.db
          .selectFrom('cards')
          .select(['token', 'brand', 'last4'])
          .where('id', '=', choice.cardId)
          .where('account_id', '=', accountId)
          .executeTakeFirst()
  if (!card) throw ctx.fail('payment.card.unknown')
  return { token: card.token, brand: card.brand, last4: card.last4 }
}
