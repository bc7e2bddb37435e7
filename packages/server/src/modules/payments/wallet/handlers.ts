import type { cardManagement } from '@volante/contract/card-management'
import { paymentInstruments } from '@volante/contract/payment-instruments'
import { cardExpiryRefusal, parseCardExpiry } from '@volante/domain/payment/card'
import { type Handlers, implement } from '../../../platform/http/implement.ts'
import { today } from '../../../platform/sites/today.ts'
import { issueLeave, tokeniserAddress } from '../../../providers/tokeniser/api.ts'
import { addCard, changeCard, listCards, removeCard } from './wallet.ts'

export const paymentInstrumentsHandlers = implement(paymentInstruments, {
  cardList: ({ ctx }) => listCards(ctx),

  async oneTimeToken({ ctx }) {
    const { token, expiresAt } = await issueLeave(ctx.db, ctx.user.id, ctx.now)
    return { token, expiresAt: expiresAt.toISOString(), tokeniser: tokeniserAddress(ctx.settings) }
  },

  async cardCreate({ ctx, body, fail }) {
    const card = await addCard(ctx, body.token, body.favourite)
    if (!card) throw fail('payment.card.unknown')
    return card
  },

  async cardFavourite({ ctx, params, body, fail }) {
    const card = await changeCard(ctx, params.id, { isFavourite: body.favourite })
    if (!card) throw fail('request.notFound')
    return card
  },

  async cardDelete({ ctx, params, fail }) {
    if (!(await removeCard(ctx, params.id))) throw fail('request.notFound')
    return undefined
  },
})

/** The wallet under its older address, for the service that joins several modules. */
export const cardManagementHandlers: Handlers<typeof cardManagement> = {
  cardList: ({ ctx }) => listCards(ctx),

  async cardCreate({ ctx, body, fail }) {
    const card = await addCard(ctx, body.token, body.favourite)
    if (!card) throw fail('payment.card.unknown')
    return card
  },

  async cardUpdate({ ctx, body, fail }) {
    if (body.expiry !== undefined && cardExpiryRefusal(body.expiry, today(ctx))) throw fail('validation.card.expiry')
    const change = { holder: body.name?.trim(), expiry: expiryOf(body.expiry), isFavourite: body.favourite }
    const card = await changeCard(ctx, body.id, change)
    if (!card) throw fail('request.notFound')
    return card
  },

  async cardDelete({ ctx, params, fail }) {
    if (!(await removeCard(ctx, params.cardId))) throw fail('request.notFound')
    return undefined
  },
}

/** 7/2029 as it is kept, 07/29. */
function expiryOf(text: string | undefined): string | undefined {
  const expiry = text === undefined ? null : parseCardExpiry(text)
  return expiry ? `${String(expiry.month).padStart(2, '0')}/${String(expiry.year % 100).padStart(2, '0')}` : undefined
}
