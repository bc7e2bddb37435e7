import { UNIT_PLACES } from '@volante/domain/order/unit-place'
import { DATA_LOADER_STATUSES } from '@volante/domain/status'
import * as z from 'zod/mini'
import { Cents, Country } from './car-shapes.ts'
import { call, service } from './kit.ts'
import {
  Campaign,
  ChargeView,
  OrderAddress,
  OrderDealer,
  OrderFeedback,
  OrderPerson,
  OrderSummary,
  OrderView,
  PaymentKind,
  wantedCar,
} from './order-shapes.ts'
import { bool, decimal, int, list, short } from './query.ts'
import { lines, line, maybe } from './body-fields.ts'

const order = z.object({ id: z.guid() })

/** Sent by the documents' clients; a guest is told by the session, an order's owner by its account, so both are only accepted. */
const headers = z.object({
  'x-reservation-anonymous-guest': z.optional(short(80)),
  'x-reservation-user-id-validation': z.optional(short(80)),
})

/** The tokeniser's token; a card's number or code sent here is refused unread (PCI DSS 3.3.1). */
const CardToken = z.object({
  token: short(64),
  number: z.optional(z.never('payment.card.neverSendNumber')),
  securityCode: z.optional(z.never('payment.card.neverSendNumber')),
})

const notFound = { 'request.notFound': 404 } as const
const payable = {
  'order.state': 409,
  'reservation.timeUp': 409,
  'payment.kind.unavailable': 422,
  'payment.amount': 422,
  'payment.leastShare': 422,
  'payment.boleto.documentsFirst': 409,
  'coupon.unavailable': 422,
  'coupon.needsDownPayment': 422,
  'request.invalid': 422,
} as const

const WelcomeKit = z.object({
  contents: z.array(z.string()),
  address: z.nullable(OrderAddress),
  mayChange: z.boolean(),
})

const CampaignDealer = z.extend(OrderDealer, {
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Kilometres from the point asked from; null where none was. */
  distance: z.nullable(z.number()),
})

const Delivery = z.object({ place: z.enum(UNIT_PLACES), earliestOn: z.string(), latestOn: z.string() })

export const reservation = service('reservation', {
  campaigns: call({
    id: 'reservation.v2.campaigns.list',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    get: '/reservation/v2/campaigns',
    access: 'optional',
    headers,
    query: z.object({
      brand: z.optional(short(20)),
      country: z.optional(Country),
      active: z.optional(bool()),
    }),
    ok: z.array(Campaign),
    says: "Takes brand and country, the site's unless stated, and whether only running campaigns; returns them with their cars, what is left of each, reservation value and countdowns.",
  }),
  campaignDealers: call({
    id: 'reservation.v2.campaigns.dealers',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    get: '/reservation/v2/campaigns/{id}/dealers',
    access: 'optional',
    headers,
    params: order,
    query: z.object({ state: z.optional(short(60)), city: z.optional(short(120)), toOrder: z.optional(bool()) }),
    ok: z.array(CampaignDealer),
    errors: notFound,
    says: 'Takes a campaign and a state and city or none; returns the dealers that have its cars, or all where one is to be ordered, by name; refuses an unknown campaign.',
  }),
  campaignDealersByRadius: call({
    id: 'reservation.v2.campaigns.dealersByRadius',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    get: '/reservation/v2/campaigns/{id}/dealersByRadius',
    access: 'optional',
    headers,
    params: order,
    query: z.object({
      referenceLatitude: z.optional(decimal(-90, 90)),
      referenceLongitude: z.optional(decimal(-180, 180)),
      radius: z.optional(decimal(0, 5000)),
      toOrder: z.optional(bool()),
    }),
    ok: z.array(CampaignDealer),
    errors: { ...notFound, 'dealers.noRadius': 400 },
    says: 'Takes a campaign, a point and a radius in kilometres (100 unless stated); returns its dealers within, nearest first; refuses a missing point.',
  }),
  availability: call({
    id: 'reservation.v2.reservations.availability',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    get: '/reservation/v2/reservations/availability',
    access: 'optional',
    headers,
    query: z.object({
      campaignId: z.optional(short(40)),
      mvsCode: z.optional(short(16)),
      modelYear: z.optional(int(1950, 2100)),
      colorCode: z.optional(short(20)),
      dealerCode: z.optional(short(20)),
      coating: z.optional(short(20)),
      optionals: z.optional(list(60)),
    }),
    ok: z.object({
      isAvailable: z.boolean(),
      left: z.int(),
      message: z.nullable(z.string()),
      /** Where the car is that would be reserved now, and the earliest and latest day of its delivery; null until version and year are named. */
      delivery: z.nullable(Delivery),
      /** The same of one that is ordered now and still to be built; null where the version is not built any more. */
      toOrder: z.nullable(Delivery),
    }),
    says: 'Takes a campaign, version, year, colour, coating, equipment and dealer as far as chosen; returns how many such cars can be reserved now, with the text to show when none can, when the one that would be is delivered, and when one that is built to order is.',
  }),
  validateUser: call({
    id: 'reservation.v2.reservations.validateUser',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    get: '/reservation/v2/reservations/validate-user',
    access: 'bearer',
    headers,
    query: z.object({
      cpf: z.optional(short(20)),
      cnpj: z.optional(short(20)),
      /** Our own addition: Argentina has neither of them. */
      dni: z.optional(short(20)),
      campaignId: z.optional(short(40)),
    }),
    ok: z.object({ mayReserve: z.boolean(), message: z.nullable(z.string()) }),
    errors: { 'validation.cpf.invalid': 422, 'validation.cnpj.invalid': 422, 'validation.dni.invalid': 422 },
    says: "Takes a CPF, CNPJ or DNI, the caller's own unless stated, and returns whether it may reserve: not while another reservation of it is open.",
  }),
  preReserve: call({
    id: 'reservation.v2.reservations.preReserve',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    post: '/reservation/v2/reservations/pre-reserve',
    access: 'bearer',
    headers,
    body: z.object({
      campaignId: short(40),
      ...wantedCar,
      dealerCode: short(20),
      /** The car is to be built as told, colour, coating and equipment, and none of the stock is taken. */
      toOrder: z.optional(z.boolean()),
      person: z.optional(OrderPerson),
      /** What the buyer agreed to pay for all of it: nothing is reserved at another price. */
      total: z.optional(Cents),
    }),
    ok: OrderView,
    status: 201,
    errors: {
      'reservation.alreadyReserved': 409,
      'reservation.tooManyUnpaid': 409,
      'stock.noneForCar': 409,
      'reservation.notBuildable': 409,
      'reservation.campaignClosed': 409,
      'price.unavailable': 409,
      'reservation.extrasUnavailable': 409,
      'reservation.priceChanged': 409,
      'request.notFound': 404,
      'request.invalid': 422,
    },
    says: "Takes a campaign's car in stock, or a car to be built, accessories and services to go with it, a dealer and the buyer; locks one car for the campaign's minutes and returns the order with its countdown; refuses a document that has an open reservation, a car that is gone, accessories or services that this car cannot have, a total that is not today's and a closed campaign.",
  }),
  payment: call({
    id: 'reservation.v2.reservations.payment',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    post: '/reservation/v2/reservations/{type}/payment',
    access: 'bearer',
    headers,
    params: z.object({ type: PaymentKind }),
    body: z.object({
      reservationId: z.guid(),
      value: z.optional(Cents),
      card: maybe(CardToken),
      cardId: maybe(z.guid()),
      installments: maybe(int(1, 12)),
      proposalNumber: maybe(line(40)),
      /** A car given in part payment. */
      trade: maybe(z.object({ plate: line(10), description: line(), value: Cents })),
      billingAddress: maybe(OrderAddress),
      couponName: maybe(line(40)),
    }),
    ok: z.object({ order: OrderView, charge: z.nullable(ChargeView) }),
    errors: { ...notFound, ...payable },
    says: 'Takes the order, the way to pay its reservation value and what that way needs; starts the payment once however often it is sent, and returns the order with the charge; refuses a way the country or campaign does not offer, a wrong amount, a boleto before the documents, and an order past paying.',
  }),
  remainingPayment: call({
    id: 'reservation.v2.reservations.remainingPayment',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    put: '/reservation/v2/reservations/{id}/remaining-payment',
    access: 'bearer',
    headers,
    params: order,
    body: z.object({
      paymentType: PaymentKind,
      value: z.optional(Cents),
      card: maybe(CardToken),
      cardId: maybe(z.guid()),
      installments: maybe(int(1, 12)),
      proposalNumber: maybe(line(40)),
      trade: maybe(z.object({ plate: line(10), description: line(), value: Cents })),
      /** Our own addition: to whom a boleto is made out, where neither order nor account knows it. */
      billingAddress: maybe(OrderAddress),
      /** Our own addition: the promise of the balance, a part's id, that this one replaces. */
      insteadOf: maybe(z.guid()),
    }),
    ok: OrderView,
    errors: { ...notFound, ...payable },
    says: 'Takes how the balance, or a part of it, is paid and returns the order with its ledger balanced to the cent; refuses more than what is left.',
  }),
  processing: call({
    id: 'reservation.v2.reservations.processing',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    post: '/reservation/v2/reservations/processing',
    access: 'bearer',
    readOnly: true,
    headers,
    body: z.object({ reservationId: z.guid() }),
    ok: z.object({ state: z.enum(DATA_LOADER_STATUSES), message: z.nullable(z.string()) }),
    errors: notFound,
    says: 'Takes an order and returns whether its latest payment is on the way, through, or failed, with the text to show.',
  }),
  status: call({
    id: 'reservation.v2.reservations.status',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    get: '/reservation/v2/reservations/{id}/status',
    access: 'bearer',
    headers,
    params: order,
    query: z.object({ seen: z.optional(bool()) }),
    ok: OrderView,
    errors: notFound,
    says: "Takes one of the caller's orders and returns its status, timeline, ledger, charges, documents and what the caller may do next.",
  }),
  userReserves: call({
    id: 'reservation.v2.reservations.userReserves',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    get: '/reservation/v2/reservations/user-reserves',
    access: 'bearer',
    headers,
    query: z.object({ brand: z.optional(short(20)) }),
    ok: z.array(OrderSummary),
    says: "Takes a brand or none and returns the caller's orders, newest first.",
  }),
  lead: call({
    id: 'reservation.v2.reservations.lead',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    get: '/reservation/v2/reservations/reservation-lead',
    access: 'bearer',
    headers,
    query: z.object({ reservationId: z.optional(z.guid()) }),
    ok: z.object({
      reservationId: z.string(),
      person: OrderPerson,
      email: z.string(),
      dealer: OrderDealer,
      billingAddress: z.nullable(OrderAddress),
    }),
    errors: notFound,
    says: "Takes one of the caller's orders, the newest unless stated, and returns who reserved, where and the billing address.",
  }),
  welcomeKit: call({
    id: 'reservation.v2.reservations.welcomeKit',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    get: '/reservation/v2/reservations/{id}/welcome-kit',
    access: 'bearer',
    headers,
    params: order,
    ok: WelcomeKit,
    errors: notFound,
    says: "Takes one of the caller's orders and returns its welcome kit and where it is sent.",
  }),
  welcomeKitSave: call({
    id: 'reservation.v2.reservations.welcomeKitSave',
    put: '/reservation/v2/reservations/{id}/welcome-kit',
    access: 'bearer',
    ownTransaction: true,
    params: order,
    body: OrderAddress,
    ok: WelcomeKit,
    errors: { ...notFound, 'request.invalid': 422, 'validation.postalCode.notFound': 422, 'order.state': 409 },
    says: 'Takes the address the welcome kit goes to; refuses missing fields, a number of 0, an unknown postal code and an order that is over.',
  }),
  cancellationReasons: call({
    id: 'reservation.v2.cancellationReasons.list',
    get: '/reservation/v2/cancellation-reasons',
    access: 'bearer',
    ok: z.array(z.object({ id: z.string(), text: z.string() })),
    says: "Returns the reasons a cancellation may give, in the site's language.",
  }),
  cancel: call({
    id: 'reservation.v2.reservations.cancel',
    post: '/reservation/v2/reservations/{id}/cancellation',
    access: 'bearer',
    params: order,
    body: z.object({ reasonId: z.optional(short(40)), comment: maybe(lines(1000)) }),
    ok: OrderView,
    errors: { ...notFound, 'reservation.cancelFailed': 409, 'request.invalid': 422 },
    says: 'Takes a reason and asks for the cancellation of an order of the caller; within the days of withdrawal it needs none, is final at once, of a delivered car too, and everything is given back; refuses an order that is over.',
  }),
  feedback: call({
    id: 'reservation.v2.reservations.feedback',
    post: '/reservation/v2/reservations/{id}/feedback',
    access: 'bearer',
    params: order,
    body: z.object({ rating: int(1, 5), comment: maybe(lines(1000)) }),
    ok: OrderFeedback,
    errors: { ...notFound, 'order.state': 409 },
    says: 'Takes a rating of 1 to 5 and a comment on an order that is over; the last one sent stands.',
  }),
  reprocess: call({
    id: 'reservation.v2.reservations.reprocess',
    unused: ['X-Reservation-Anonymous-Guest', 'X-Reservation-User-Id-Validation'],
    put: '/reservation/v2/reservations/reprocess/{campaignId}',
    access: 'bearer',
    may: 'reservations.reprocess',
    within: 'rows',
    headers,
    params: z.object({ campaignId: z.guid() }),
    ok: z.object({ orders: z.array(z.object({ id: z.string(), number: z.string(), status: z.string() })) }),
    errors: notFound,
    says: 'Takes a campaign and puts its open orders up for another look at their charges, timers and stock; returns them.',
  }),
})
