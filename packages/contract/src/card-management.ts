import { cardNameRefusal, parseCardExpiry } from '@volante/domain/payment/card'
import * as z from 'zod/mini'
import { call } from './kit.ts'
import { cardErrors, NewCard, WalletCard } from './payment-instruments.ts'
import { line } from './body-fields.ts'

const errors = { 'request.notFound': 404 } as const
const Name = line(120).check(z.refine((name) => cardNameRefusal(name) === null, 'validation.card.name'))
const Expiry = line(9).check(z.refine((expiry) => parseCardExpiry(expiry) !== null, 'validation.card.expiry'))

/** The wallet under its older address. */
export const cardManagement = {
  cardList: call({
    id: 'private-api.cardManagement.list',
    get: '/private-api/card-management',
    access: 'bearer',
    ok: z.array(WalletCard),
    says: "Returns the cards of the caller's wallet, the favourite first, then the newest.",
  }),
  cardCreate: call({
    id: 'private-api.cardManagement.create',
    post: '/private-api/card-management',
    access: 'bearer',
    body: NewCard,
    ok: WalletCard,
    status: 201,
    errors: cardErrors,
    says: "Takes the tokeniser's token of a card the caller sent and puts the card in the wallet, the same card again renewing it; refuses a token that is not the caller's, and a card's number or code.",
  }),
  cardUpdate: call({
    id: 'private-api.cardManagement.update',
    put: '/private-api/card-management',
    access: 'bearer',
    body: z.object({
      id: z.uuid(),
      name: z.optional(Name),
      expiry: z.optional(Expiry),
      favourite: z.optional(z.boolean()),
    }),
    ok: WalletCard,
    errors: { ...errors, 'validation.card.expiry': 422 },
    says: "Takes one of the caller's cards with a new name, expiry or favourite flag and returns it changed; refuses an expiry in the past, and anybody else's card as not found.",
  }),
  cardDelete: call({
    id: 'private-api.cardManagement.delete',
    delete: '/private-api/card-management/{cardId}',
    access: 'bearer',
    params: z.object({ cardId: z.uuid() }),
    errors,
    says: "Takes one of the caller's cards out of the wallet; anybody else's is not found.",
  }),
} as const
