import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { OrderPerson, OrderView, PaymentKind } from './order-shapes.ts'
import { short } from './query.ts'
import { maybe } from './body-fields.ts'

/** Tells which offers are meant; only the caller's site decides, so it is accepted and not needed. */
const headers = z.object({ 'x-offer-context': z.optional(short(60)) })
const notFound = { 'request.notFound': 404 } as const

/** What keeps somebody from reserving an offer. */
export const Impediment = z.object({ code: z.string(), message: z.string() })

/** Reserving an offer: one car in stock at a dealer, named by its unit's id. */
export const offers = service('offers', {
  impediments: call({
    id: 'offers.v1.impediments.list',
    unused: ['X-Offer-Context'],
    get: '/offers/v1/impediments',
    access: 'bearer',
    headers,
    query: z.object({ market: short(10), offerId: z.optional(short(40)), cpf: z.optional(short(20)) }),
    ok: z.array(Impediment),
    says: 'Takes a market, an offer and a CPF as far as known; returns what keeps the caller from reserving it, nothing when nothing does.',
  }),
  reserveAvailability: call({
    id: 'offers.v1.reserve.availability',
    unused: ['X-Offer-Context'],
    get: '/offers/v1/reserve/availability',
    access: 'bearer',
    headers,
    query: z.object({ offerId: short(40) }),
    ok: z.object({ isAvailable: z.boolean(), message: z.nullable(z.string()) }),
    errors: notFound,
    says: 'Takes an offer and returns whether it can be reserved now; refuses an unknown one.',
  }),
  reserve: call({
    id: 'offers.v1.reserve.create',
    unused: ['X-Offer-Context'],
    post: '/offers/v1/reserve',
    access: 'bearer',
    headers,
    body: z.object({
      offerId: short(40),
      dealerCode: maybe(short(20)),
      person: z.optional(OrderPerson),
      paymentType: maybe(PaymentKind),
    }),
    ok: OrderView,
    status: 201,
    errors: {
      ...notFound,
      'reservation.alreadyReserved': 409,
      'reservation.tooManyUnpaid': 409,
      'reservation.campaignClosed': 409,
      'reservation.extrasUnavailable': 409,
      'price.unavailable': 409,
      'stock.noVehicle': 409,
      'payment.kind.unavailable': 422,
      'request.invalid': 422,
    },
    says: 'Takes an offer, the buyer and a way to pay; reserves exactly that car and returns the order; refuses one that is reserved or sold.',
  }),
  billUrl: call({
    id: 'offers.v1.bill.generateUrl',
    unused: ['X-Offer-Context'],
    get: '/offers/v1/bill/generate-url',
    access: 'bearer',
    headers,
    query: z.object({ reservationId: z.guid() }),
    ok: z.object({ url: z.string(), dueDate: z.string() }),
    errors: { ...notFound, 'payment.boleto.failed': 409, 'payment.boleto.documentsFirst': 409 },
    says: "Takes one of the caller's orders and returns the address of its boleto with the due day; refuses while there is none.",
  }),
})
