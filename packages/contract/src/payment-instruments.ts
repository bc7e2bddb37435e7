import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { line, maybe } from './body-fields.ts'

/** A card of the wallet: what it is called by, never its number or code. */
export const WalletCard = z.object({
  id: z.string(),
  /** Masked: dots and the last four digits. */
  number: z.string(),
  name: z.string(),
  /** MM/YY */
  expiry: z.string(),
  brand: z.string(),
  favourite: z.boolean(),
})
export type WalletCard = z.output<typeof WalletCard>

/** Cards go from the browser to the tokeniser alone; a body that carries one here is refused unread (PCI DSS 3.3.1). */
const neverSent = z.optional(z.never('payment.card.neverSendNumber'))

/**
 * What the documents' card becomes: the tokeniser's token. Name and expiry are the token's; the documents' fields for them are
 * taken and not used.
 */
export const NewCard = z.object({
  token: line(64).check(z.minLength(1)),
  favourite: z._default(z.boolean(), false),
  name: maybe(line()),
  expiry: maybe(line(7)),
  number: neverSent,
  securityCode: neverSent,
})
export type NewCard = z.output<typeof NewCard>

const errors = { 'request.notFound': 404 } as const
export const cardErrors = { 'payment.card.unknown': 422 } as const
const params = z.object({ id: z.uuid() })

export const paymentInstruments = service('payment-instruments', {
  cardList: call({
    id: 'payment-instruments.v2.root.list',
    get: '/payment-instruments/v2',
    access: 'bearer',
    ok: z.array(WalletCard),
    says: "Returns the cards of the caller's wallet, the favourite first, then the newest.",
  }),
  oneTimeToken: call({
    id: 'payment-instruments.v2.oneTimeToken.get',
    get: '/payment-instruments/v2/one-time-token',
    access: 'bearer',
    ok: z.object({ token: z.string(), expiresAt: z.string(), tokeniser: z.string() }),
    says: 'Returns a token under which the caller may send one card to the tokeniser within ten minutes, and the address to send it to.',
  }),
  cardCreate: call({
    id: 'payment-instruments.v2.root.create',
    post: '/payment-instruments/v2',
    access: 'bearer',
    body: z.extend(NewCard, { oneTimeToken: maybe(line(64)) }),
    ok: WalletCard,
    status: 201,
    errors: cardErrors,
    says: "Takes the tokeniser's token of a card the caller sent and puts the card in the wallet, the same card again renewing it; refuses a token that is not the caller's, and a card's number or code.",
  }),
  cardFavourite: call({
    id: 'payment-instruments.v2.root.patch',
    patch: '/payment-instruments/v2/{id}',
    access: 'bearer',
    params,
    body: z.object({ favourite: z.boolean() }),
    ok: WalletCard,
    errors,
    says: "Takes one of the caller's cards and makes it the favourite, or no longer; the favourite before it ceases to be one.",
  }),
  cardDelete: call({
    id: 'payment-instruments.v1.root.delete',
    delete: '/payment-instruments/v1/{id}',
    access: 'bearer',
    params,
    errors,
    says: "Takes one of the caller's cards out of the wallet; anybody else's is not found.",
  }),
})
